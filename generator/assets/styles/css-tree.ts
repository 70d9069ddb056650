/** A block of a stylesheet, such as a rule or the contents of a media query. */
export interface CssBlock {
  prelude: string;
  items: Item[];
}

/** A declaration, or a statement of a stylesheet such as `@layer base`. */
export interface CssStatement {
  text: string;
}

export type Item = CssBlock | CssStatement;

/** Text up to a brace or a semicolon. Braces and semicolons in a string or after a backslash count as text. */
const tokens = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[^{};"'\\])+|[{};]/gs;

/** Parses a minified stylesheet. `printCss` gives the same text again. */
export function parseCss(css: string): Item[] {
  const open: CssBlock[] = [{ prelude: '', items: [] }];
  let text = '';
  const endStatement = () => {
    if (text.trim()) open.at(-1)?.items.push({ text: text.trim() });
    text = '';
  };
  for (const [token] of css.matchAll(tokens)) {
    if (token === '{') {
      const block = { prelude: text.trim(), items: [] };
      text = '';
      open.at(-1)?.items.push(block);
      open.push(block);
    } else if (token === '}') {
      endStatement();
      open.pop();
    } else if (token === ';') endStatement();
    else text = token;
  }
  endStatement();
  return open[0]?.items ?? [];
}

/** Prints a parsed stylesheet, minified. */
export function printCss(items: readonly Item[]): string {
  return items.map((item) => ('text' in item ? `${item.text};` : `${item.prelude}{${printCss(item.items)}}`)).join('');
}

/** Returns every block, including nested ones, in the order of the stylesheet. */
export function blocksIn(items: readonly Item[]): CssBlock[] {
  return items.flatMap((item) => ('text' in item ? [] : [item, ...blocksIn(item.items)]));
}

/** Returns the name and value of a declaration. */
export function declaration({ text }: CssStatement): { name: string; value: string } {
  const colon = text.indexOf(':');
  return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}
