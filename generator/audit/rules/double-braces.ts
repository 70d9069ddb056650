import { fillText, type Scope } from '../../plan/placeholder.ts';
import type { AuditedSite, Finding, Rule } from '../rule.ts';
import { type WrittenText, writtenTexts } from '../written-texts.ts';

/** A placeholder in two pairs of braces, as other programs write it. */
export const rule: Rule = {
  id: 'double-braces',
  severity: 'warning',
  reason: 'Two braces print one brace, so visitors would read the name of a fact instead of the fact.',
  source: 'https://mustache.github.io/mustache.5.html',
  check: (site) => writtenTexts(site, /\{/).flatMap((written) => inText(written, site)),
};

function inText({ page, path, text }: WrittenText, { facts }: AuditedSite): Finding[] {
  const matches = [...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)];
  const { towns = [] } = facts;
  const specialty = Object.assign({}, ...towns.flatMap((town) => Object.values(town.specialties ?? {})));
  const scope = { ...facts, town: page?.town ?? towns[0], specialty };
  return matches.flatMap(({ 0: words, 1: name = '', index }) => {
    if (!isKnown(name, scope)) return [];
    return [
      {
        at: { page, path, part: { words, earlier: text.slice(0, index).split(words).length - 1 } },
        message: `“${words}” prints “{${name}}”, braces included: a placeholder has one pair of braces.`,
        hint: `Write:  {${name}}`,
        value: words,
      },
    ];
  });
}

const isKnown = (name: string, scope: Scope) => fillText(`{${name}}`, scope).unknown.length === 0;
