import type { Leaf } from '../plan/fill.ts';
import { partSpan, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Part } from '../render/marks.ts';
import type { Trace, TracedPage } from '../render/provenance.ts';
import type { Span } from '../report/diagnostic.ts';
import { type Reading, readPage } from './reading.ts';
import type { AuditedSite, Range, Spot } from './rule.ts';

export interface Location {
  source: Source;
  span: Span;
}

export type Locate = (spot: Spot) => Location;

/** Finds the lines of YAML that findings are about, by what the pages look like when their texts say where they come from. */
export function locator(site: Pick<AuditedSite, 'source' | 'leaves'>, trace: Trace): Locate {
  const marked = new Map<string, MarkedPage | null>();
  const markedPage = (route: string): MarkedPage | null => {
    const known = marked.get(route);
    if (known !== undefined) return known;
    const traced = trace(route);
    const made = traced && { reading: readPage(traced.html), partsOf: traced.partsOf };
    marked.set(route, made);
    return made;
  };

  return (spot) => {
    const source = spot.page?.source ?? site.source;
    if ('path' in spot) return locationOf({ source, path: spot.path }, spot.part);
    const { route, leaves } = spot.page;
    if ('address' in spot) {
      const isLink = ({ role, text }: Leaf) => role === 'link' && text === spot.address;
      const leaf = leaves.find(isLink) ?? site.leaves.find(isLink);
      return leaf ? locationOf(leaf, spot.address) : locationOf({ source, path: ['route'] });
    }
    const page = markedPage(route);
    const text = 'block' in spot ? page?.reading.blocks[spot.block]?.text : page?.reading.images[spot.image]?.alt;
    const words = 'block' in spot ? spot.words : whole;
    const found = page && text ? writtenAt(page.partsOf(text), words) : null;
    return found ?? locationOf({ source, path: ['route'] });
  };
}

/** A page as it reads with its marks, and what takes them out. */
interface MarkedPage extends Pick<TracedPage, 'partsOf'> {
  reading: Reading;
}

const whole: Range = { start: 0, end: Number.POSITIVE_INFINITY };

function locationOf({ source, path }: Pick<Leaf, 'source' | 'path'>, part?: string): Location {
  return { source, span: part === undefined ? valueSpan(source, path) : partSpan(source, path, part) };
}

/** Where the first of some words is written. */
function writtenAt(parts: readonly Part[], { start, end }: Range): Location | null {
  let at = 0;
  for (const { text, leaves } of parts) {
    const before = at;
    at += text.length;
    const inner = leaves.at(-1);
    if (!inner || at <= start || before >= end) continue;
    const words = text.slice(Math.max(start - before, 0), end - before);
    // A fact that fills a placeholder is right by itself; the text that chose it is what may be wrong.
    const outer = words === inner.text ? leaves.at(-2) : undefined;
    return locationOf(outer ?? inner, words);
  }
  return null;
}
