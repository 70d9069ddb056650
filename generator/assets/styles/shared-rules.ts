import { type CssBlock, type Item, parseCss, printCss } from './css-tree.ts';

/** Returns the rules that some classes need, in the order of the cascade. */
export type RulesFor = (classes: readonly string[]) => string;

/** The class that needs a rule. Rules that are not listed stay in every stylesheet. */
type Owners = ReadonlyMap<CssBlock, string>;

/**
 * Takes the rules of every stylesheet from one compiler, which is a fraction of the work of starting one for each.
 * Tailwind returns the rules of all classes that it was ever asked for, so each stylesheet leaves out those of other
 * classes. If some rules cannot be assigned to a class, each stylesheet gets its own compiler.
 *
 * @param start starts a compiler that knows no class yet
 * @returns a function that returns the rules for some classes. Its `all` has the classes of every stylesheet that will
 *   be needed, because the rules for all of them take hardly longer than those for one
 */
export async function sharedRules(
  start: () => Promise<RulesFor>,
): Promise<(classes: readonly string[], all: ReadonlySet<string>) => Promise<string>> {
  const build = await start();
  const always = new Set(rulesIn(itemsIn(build([]))).map(textOf));
  let last = { css: '', items: [] as Item[], owners: null as Owners | null };
  return async (classes, all) => {
    const css = build([...all]);
    if (css !== last.css) {
      const items = itemsIn(css);
      last = { css, items, owners: ownersOf(rulesIn(items).filter((rule) => !always.has(textOf(rule)))) };
    }
    const { items, owners } = last;
    if (!owners) return (await start())(classes);
    const wanted = new Set([everywhere, ...classes]);
    return printCss(select(items, (rule) => wanted.has(owners.get(rule) ?? everywhere)));
  };
}

/** Used as the class of a rule that needs none. */
const everywhere = '';

/** Tailwind begins with its license, whose dots would look like classes. */
const itemsIn = (css: string): Item[] => parseCss(css.replace(/^\/\*!.*?\*\//s, ''));

/** Returns the rules. Each includes everything nested in it. */
const rulesIn = (items: readonly Item[]): CssBlock[] =>
  items.flatMap((item) => ('text' in item ? [] : isGroup(item) ? rulesIn(item.items) : [item]));

/** Returns true for a block that contains rules, such as a media query. */
const isGroup = (block: CssBlock) => block.prelude.startsWith('@') && !isDefinition(block);

/** Returns true for a block that is dropped later if it is unused (settle-variables.ts). */
const isDefinition = ({ prelude }: CssBlock) => /^(?::root\b|@property |@keyframes )/.test(prelude);

const textOf = (rule: CssBlock): string => printCss([rule]);

/** Returns null if several classes may need a rule, or none. */
function ownersOf(rules: readonly CssBlock[]): Owners | null {
  const owners = new Map<CssBlock, string>();
  for (const rule of rules) {
    const [owner, ...others] = classesIn(rule.prelude);
    if (others.length > 0 || (owner === undefined && !isDefinition(rule))) return null;
    if (owner !== undefined) owners.set(rule, owner);
  }
  return owners;
}

/** Returns the classes that the selectors of a rule name. */
export function classesIn(prelude: string): Set<string> {
  const names = prelude.matchAll(/\.((?:[\w\u0080-\uffff-]|\\[\da-f]{1,6} ?|\\.)+)/gi);
  return new Set([...names].map(([, name = '']) => withoutEscapes(name)));
}

/** Resolves escapes: https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
const withoutEscapes = (name: string): string =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  );

/** Removes other rules, and groups that are then empty. */
function select(items: readonly Item[], isWanted: (rule: CssBlock) => boolean): Item[] {
  return items.flatMap((item): Item[] => {
    if ('text' in item) return [item];
    if (!isGroup(item)) return isWanted(item) ? [item] : [];
    const inside = select(item.items, isWanted);
    return inside.length > 0 ? [{ ...item, items: inside }] : [];
  });
}
