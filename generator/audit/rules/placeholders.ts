import { fillText, type Scope } from '../../plan/placeholder.ts';
import type { AuditedSite, Finding, Rule } from '../rule.ts';
import { type WrittenText, writtenTexts } from '../written-texts.ts';

/** A placeholder in two pairs of braces, or after a dollar sign, as other programs write it. */
export const rule: Rule = {
  id: 'placeholders',
  severity: 'warning',
  reason: 'A placeholder is a name in one pair of braces. Any other character around the name is printed.',
  source: 'https://mustache.github.io/mustache.5.html',
  check: (site) =>
    writtenTexts(site, /[{$]/).flatMap((written) => {
      const scope = scopeOf(written, site);
      return [...doubleBraces(written, scope), ...dollarSigns(written, scope)];
    }),
};

/** What a placeholder in the text may name. One in a list may name a town, even if its page is not for a town. */
function scopeOf({ page }: WrittenText, { facts }: AuditedSite): Scope {
  const { towns = [] } = facts;
  const specialty = Object.assign({}, ...towns.flatMap((town) => Object.values(town.specialties ?? {})));
  return { ...facts, town: page?.town ?? towns[0], specialty };
}

function doubleBraces(written: WrittenText, scope: Scope): Finding[] {
  return [...written.text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)].flatMap(({ 0: words, 1: name = '', index }) => {
    if (printed(name, scope) === null) return [];
    return [
      {
        at: spotOf(written, words, index),
        message: `“${words}” is not a placeholder: visitors would read “{${name}}”.`,
        hint: `Write:  {${name}}`,
        value: words,
      },
    ];
  });
}

/** An amount may follow a dollar sign. Any other value, and a price that has its own sign, may not. */
function dollarSigns(written: WrittenText, scope: Scope): Finding[] {
  return [...written.text.matchAll(/\$\{([^{}]+)\}/g)].flatMap(({ 0: words, 1: name = '', index }) => {
    const value = printed(name, scope);
    if (value === null || /^\d/.test(value)) return [];
    return [
      {
        at: spotOf(written, words, index),
        message: `“${words}” prints the dollar sign too: visitors would read “$${value}”.`,
        hint: 'Delete the dollar sign before the brace.',
        value: words,
      },
    ];
  });
}

/** What a placeholder prints; null if there is none of this name. */
function printed(name: string, scope: Scope): string | null {
  const { text, unknown } = fillText(`{${name}}`, scope);
  return unknown.length === 0 ? text : null;
}

function spotOf({ page, path, text }: WrittenText, words: string, index: number): Finding['at'] {
  return { page, path, part: { words, earlier: text.slice(0, index).split(words).length - 1 } };
}
