import { suggest } from '../../basics/suggest.ts';
import { faces } from '../font-faces.ts';
import type { CssProperty, CssRange } from './read-css.ts';
import { themeMessages } from './theme-messages.ts';
import type { ThemeProblem } from './theme-problem.ts';

/** The generic font families: https://www.w3.org/TR/css-fonts-4/#generic-font-families */
const generic =
  'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji';

/**
 * Reports font families that nothing loads. The first family of each list is the one that visitors should see. Those
 * after it may be on a visitor's machine, so they only must not be a misspelled family of ours.
 *
 * @param css every stylesheet of the site, which may have its own `@font-face` rules
 */
export function fontProblems(properties: readonly CssProperty[], css: string): ThemeProblem[] {
  const loaded = [...faces.map(({ family }) => family), ...ownFamilies(css)];
  const known = [...loaded, ...loaded.map((family) => `${family} Fallback`), ...generic.split(' ')];
  const lists = properties.filter(
    ({ name, value }) => name.startsWith('--font-') && !/^(initial|inherit|var\()/.test(value),
  );
  return lists.flatMap(({ value, valueAt }) =>
    families(value, valueAt).flatMap(({ family, at }, index): ThemeProblem[] => {
      if (known.includes(family)) return [];
      const isOurs = index === 0 || suggest(family, known.slice(0, loaded.length * 2)) !== null;
      return isOurs ? [{ at, message: themeMessages.unknownFont(family, index === 0 ? loaded : known) }] : [];
    }),
  );
}

function ownFamilies(css: string): string[] {
  const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return rules.flatMap((rule) => rule.match(/font-family:\s*["']?([^;"'}]+)/)?.[1]?.trim() ?? []);
}

/** Returns the names in a list of families. Their ranges leave out the quotation marks. */
function families(list: string, [start]: CssRange): { family: string; at: CssRange }[] {
  return [...list.matchAll(/"([^"]*)"|'([^']*)'|([^\s,"'][^,"']*)/g)].map((match) => {
    const [whole, ...names] = match;
    const family = (names.find((name) => name !== undefined) ?? '').trim();
    const from = start + match.index + whole.indexOf(family);
    return { family, at: [from, from + family.length] };
  });
}
