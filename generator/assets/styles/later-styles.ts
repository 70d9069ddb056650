import { type CssBlock, type Item, parseCss, printCss } from './css-tree.ts';
import { classesIn } from './shared-rules.ts';
import type { CompileStyles } from './styles.ts';

/**
 * Compiles the styles of a part of a page that is hidden at first, as a stylesheet that a script adds after that of the
 * page. It has all the rules of the part's classes in their order, also those that the page has, so that the part looks
 * as if it had one stylesheet. They apply to nothing outside the part, whose own order they would change.
 *
 * @param name the element of the part has the attribute `data-<name>`
 * @returns minified
 */
export async function laterStyles(
  name: string,
  classes: ReadonlySet<string>,
  compileStyles: CompileStyles,
): Promise<string> {
  const own = new Set([...classes].flatMap((names) => names.split(/\s+/)));
  return printCss(itemsOf(parseCss(await compileStyles(classes)), { attribute: `[data-${name}]`, classes: own }));
}

/** A part of a page, by the attribute of its element and by its classes. */
interface StyledPart {
  attribute: string;
  classes: ReadonlySet<string>;
}

/**
 * Keeps the rules of the part, limited to it, and the variables and keyframes that they use. Leaves out what every page
 * has: the order of the layers, and rules without a class.
 */
function itemsOf(items: readonly Item[], part: StyledPart): Item[] {
  return items.flatMap((item): Item[] => {
    if ('text' in item) return [];
    if (/^@(?:property|keyframes) /.test(item.prelude)) return [item];
    if (item.prelude.startsWith('@')) return notEmpty({ ...item, items: itemsOf(item.items, part) });
    const selectors = selectorsIn(item.prelude).flatMap((selector) => limited(selector, part) ?? []);
    return selectors.length > 0 ? [{ ...item, prelude: selectors.join() }] : [];
  });
}

const notEmpty = (block: CssBlock): CssBlock[] => (block.items.length > 0 ? [block] : []);

const nested = String.raw`\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*\)|\[[^\]]*\]`;

/** Splits a list of selectors at its commas, but not at those in parentheses and brackets. */
const selectorsIn = (list: string): string[] => list.match(new RegExp(`(?:${nested}|[^,\\\\])+`, 'g')) ?? [];

/** Splits a selector into its compounds and what combines them, such as `>`. */
const compoundsIn = (selector: string): string[] =>
  selector.match(new RegExp(`(?:${nested}|[^\\s>+~\\\\])+|[\\s>+~]+`, 'g')) ?? [];

/**
 * Limits a selector to a part, without changing its specificity. The variables of `:root` give way to those of the page.
 * Returns null for a selector that has nothing to do with the part.
 */
function limited(selector: string, { attribute, classes }: StyledPart): string | null {
  if (selector === ':root') return ':where(:root)';
  const namesPart = (text: string) => text.includes(attribute) || [...classesIn(text)].some((one) => classes.has(one));
  if (!namesPart(selector)) return null;
  const compounds = compoundsIn(selector);
  // One that asks whether another element has the part, such as `:root:has(.offer)`, is about that element.
  const first = compounds.findIndex((one) => namesPart(one.replace(/:has\(.*\)/s, '')));
  const inside = (compound: string) =>
    compound.replace(/^[\w*-]*/, (type) => `${type}:where(${attribute},${attribute} *)`);
  return compounds.map((compound, index) => (index === first ? inside(compound) : compound)).join('');
}
