import { ownValue } from '../../../templates/own-value.ts';

/** A part of the text of a drawing, as an XML parser reads it. */
export type SvgToken =
  /** Text with its references resolved. CDATA has none. */
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: readonly SvgAttribute[]; isEmpty: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'instruction'; name: string }
  /** A document type with its own declarations. */
  | { kind: 'declarations' };

export interface SvgAttribute {
  name: string;
  value: string;
}

type TokenShape = readonly [pattern: RegExp, token: (groups: readonly string[]) => SvgToken | null];

/**
 * In the order of https://www.w3.org/TR/xml/#NT-content. An opening mark includes what follows it, so it hides no other
 * mark.
 */
const shapes: readonly TokenShape[] = [
  [/([^<]+)/y, ([text = '']) => ({ kind: 'text', text: withoutReferences(text) })],
  [/<!--.*?-->/sy, () => null],
  [/<!\[CDATA\[(.*?)\]\]>/sy, ([text = '']) => ({ kind: 'text', text })],
  [/<\?([^\s?<>]+).*?\?>/sy, ([name = '']) => ({ kind: 'instruction', name })],
  [/<!DOCTYPE\s(?:[^"'<>[]|"[^"]*"|'[^']*')*>/iy, () => null],
  [/<!DOCTYPE\s[^<>[]*\[/iy, () => ({ kind: 'declarations' })],
  [/<\/([^\s<>/]+)\s*>/y, ([name = '']) => ({ kind: 'end', name })],
  [
    /<([^\s<>/="'!?&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y,
    ([name = '', attributes = '', end]) => ({
      kind: 'start',
      name,
      attributes: attributesIn(attributes),
      isEmpty: end === '/',
    }),
  ],
];

/**
 * Returns the parts of a drawing in order, without comments. Returns null if something is not XML. Declarations end the
 * list.
 */
export function svgTokens(svg: string): SvgToken[] | null {
  const tokens: SvgToken[] = [];
  for (let at = 0; at < svg.length; ) {
    const found = shapeAt(svg, at);
    if (!found) return null;
    if (found.token) tokens.push(found.token);
    if (found.token?.kind === 'declarations') return tokens;
    at = found.end;
  }
  return tokens;
}

function shapeAt(svg: string, at: number): { token: SvgToken | null; end: number } | null {
  for (const [pattern, token] of shapes) {
    pattern.lastIndex = at;
    const groups = pattern.exec(svg);
    if (groups) return { token: token(groups.slice(1)), end: pattern.lastIndex };
  }
  return null;
}

function attributesIn(text: string): SvgAttribute[] {
  return [...text.matchAll(/([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single = '']) => ({
    name,
    value: withoutReferences(double ?? single),
  }));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutReferences(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (ownValue(named, name) ?? whole) : character(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
}

/** Returns the character with a code point; empty if there is none. */
export const character = (point: number) => (point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '');
