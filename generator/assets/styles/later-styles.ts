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
  return printCss(itemsOf(parseCss(await compileStyles(classes)), `[data-${name}]`, own));
}

/** Keeps the rules of classes, and the variables and keyframes that they use. */
function itemsOf(items: readonly Item[], part: string, own: ReadonlySet<string>): Item[] {
  return items.flatMap((item): Item[] => {
    // Statements order the layers of the page.
    if ('text' in item || item.prelude.startsWith('@layer')) return [];
    if (/^@(?:property|keyframes) /.test(item.prelude)) return [item];
    if (item.prelude === ':root') return [{ ...item, prelude: part }];
    if (item.prelude.startsWith('@')) return notEmpty({ ...item, items: itemsOf(item.items, part, own) });
    const selectors = selectorsIn(item.prelude).filter((selector) =>
      [...classesIn(selector)].some((one) => own.has(one)),
    );
    return selectors.length > 0 ? [{ ...item, prelude: selectors.map((one) => inside(one, part)).join() }] : [];
  });
}

const notEmpty = (block: CssBlock): CssBlock[] => (block.items.length > 0 ? [block] : []);

/** Splits a list of selectors at its commas, but not at those in parentheses and brackets. */
const selectorsIn = (list: string): string[] =>
  list.match(/(?:\\.|\((?:\\.|[^()\\]|\([^()]*\))*\)|\[[^\]]*\]|[^,\\])+/g) ?? [];

/** Limits a selector to a part, without changing its specificity. */
const inside = (selector: string, part: string): string =>
  selector.replace(/^[\w*-]*/, (type) => `${type}:where(${part},${part} *)`);
