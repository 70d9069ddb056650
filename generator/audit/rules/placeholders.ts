import { withoutPlaceholders } from '../../basics/without-placeholders.ts';
import { lookUp, type Scope } from '../../plan/texts/look-up.ts';
import { fillText, namesAt } from '../../plan/texts/placeholder.ts';
import { partAt } from '../../read/locate.ts';
import type { Background } from '../background.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { rewritten, type WrittenFile, type WrittenText, writtenSpot } from '../written-texts.ts';

/**
 * Reports a placeholder without braces, in two pairs of them, or after a dollar sign, as other programs write it, and a
 * distance before the name of another unit.
 */
export const rule: Rule = {
  id: 'placeholders',
  severity: 'warning',
  reason: 'A placeholder is a name in one pair of braces. Any other character around the name is printed.',
  source: 'https://mustache.github.io/mustache.5.html',
  file: (file, background) => {
    const suspects = file.texts.filter(({ text }) => suspicious.test(text));
    if (suspects.length === 0) return [];
    const scope = scopeOf(file, background);
    return suspects.flatMap((text) => [
      ...doubleBraces(file, text, scope),
      ...dollarSigns(file, text, scope),
      ...bareNames(file, text, scope),
      ...wrongUnits(file, text),
    ]);
  },
};

/**
 * Two braces, a dollar sign before a brace, a distance, or a dot between letters, unless a brace ends the name, which
 * makes it a correct placeholder.
 */
const suspicious = /\{\{|\$\{|\{\s*town\.(?:miles|kilometers)|\w\.\w(?![\w.-]*\})/;

/**
 * Returns what a placeholder in the text may refer to. One in a list may refer to a town, even if its page is not for a
 * town. Findings in a town's file do not depend on the files of others.
 */
function scopeOf(file: WrittenFile, { facts, specialtyWords }: Background): Scope {
  return {
    ...facts,
    // Read only if a text uses it, because the finding then depends on the words of that town.
    get town() {
      return file.town ?? facts.towns?.[0];
    },
    get specialty() {
      const { town } = file;
      return town ? Object.assign({}, ...Object.values(town.specialties ?? {})) : specialtyWords();
    },
  };
}

function doubleBraces(file: WrittenFile, written: WrittenText, scope: Scope): Finding[] {
  return [...written.text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)].flatMap(({ 0: words, 1: name = '', index }) => {
    if (printed(name, scope) === null) return [];
    const { at, hint } = rewritten(file, written, { words, index, better: `{${name}}` });
    return [{ at, message: `“${words}” is not a placeholder: visitors would read “{${name}}”.`, hint, value: words }];
  });
}

/** Reports values after a dollar sign. An amount may follow one, but no other value, and no price with its own sign. */
function dollarSigns(file: WrittenFile, written: WrittenText, scope: Scope): Finding[] {
  return [...written.text.matchAll(/\$\{([^{}]+)\}/g)].flatMap(({ 0: words, 1: name = '', index }) => {
    const value = printed(name, scope);
    if (value === null || /^\d/.test(value)) return [];
    return [
      {
        at: writtenSpot(file, written, partAt(written.text, words, index)),
        message: `“${words}” prints the dollar sign too: visitors would read “$${value}”.`,
        hint: 'Delete the dollar sign before the brace.',
        value: words,
      },
    ];
  });
}

/** What may begin a name: two words with a dot between them, outside addresses and braces. */
const dotted = /(?<![\p{L}\p{N}_.@/:?=&#+-]|\{\s*)\p{L}\w*\.(?=[\p{L}\p{N}])/gu;

/**
 * Reports the full name of a fact in a text that visitors read. A price may be written as such a name, but is not such
 * a text.
 */
function bareNames(file: WrittenFile, written: WrittenText, scope: Scope): Finding[] {
  const text = withoutPlaceholders(written.text);
  const starts = [...text.matchAll(dotted)].filter(({ 0: group }) => Object.hasOwn(scope, group.slice(0, -1)));
  const role = starts.length > 0 ? file.roleOf(written.path) : undefined;
  if (role?.role !== 'shown' || role.price) return [];
  return starts.flatMap(({ index }) => {
    const name = namesAt(text.slice(index), 'start').find((one) => 'value' in lookUp(one, scope));
    if (name === undefined || /^[@/}]/.test(text.slice(index + name.length))) return [];
    const { at, hint } = rewritten(file, written, { words: name, index, better: `{${name}}` });
    return [{ at, message: `Visitors would read “${name}”: a placeholder needs braces.`, hint, value: name }];
  });
}

const distance =
  /\{\s*town\.(miles|kilometers)\s*\}(?=[\s-]*(km|kilom|quil[oô]m|mi(?:les?)?(?!\p{L})|millas?|meilen?))/giu;

function wrongUnits(file: WrittenFile, written: WrittenText): Finding[] {
  return [...written.text.matchAll(distance)].flatMap(({ 0: words, 1: name = '', 2: unit = '', index }) => {
    const unitInText = /^[kq]/i.test(unit) ? 'kilometers' : 'miles';
    if (name === unitInText) return [];
    const { at, hint } = rewritten(file, written, { words, index, better: `{town.${unitInText}}` });
    return [
      {
        at,
        message: `“${words}” is the distance in ${name}, but the text says it is in ${unitInText}.`,
        hint,
        value: words,
      },
    ];
  });
}

/** Returns the value of a placeholder; null if there is none with this name. */
function printed(name: string, scope: Scope): string | null {
  const { text, unknown } = fillText(`{${name}}`, scope);
  return unknown.length === 0 ? text : null;
}
