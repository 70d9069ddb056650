import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { keySpan, occurrences, type Path, partSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { textsIn } from '../../read/texts-in.ts';
import type { SourceLocation } from '../../report/diagnostic.ts';
import { type Rules, rulesFor } from '../mistakes/rules.ts';

/**
 * Returns where files need a fact of site.yaml without a key of its own: in placeholders, and in sections that show its
 * whole group.
 */
export function mentionsOf(fact: Path, sources: readonly Source[], pageRules: Rules): SourceLocation[] {
  return sources.flatMap((source) => [...placeholdersOf(fact, source), ...sectionsOf(fact, source, pageRules)]);
}

/** Returns true if any text, placeholder, or price uses the fact. */
export function isNamed(fact: Path, sources: readonly Source[]): boolean {
  const name = new RegExp(`(?<![\\w.-])${escapeRegExp(fact.join('.')).replaceAll(' ', '\\s')}(?![\\w-])`);
  return sources.some(({ text }) => name.test(text));
}

function placeholdersOf(fact: Path, source: Source): SourceLocation[] {
  const placeholder = new RegExp(`(?<!\\{)\\{\\s*${escapeRegExp(fact.join('.'))}(?![\\w-])[^{}]*\\}`, 'g');
  return textsIn(source.data, []).flatMap(({ text, path }) =>
    [...text.matchAll(placeholder)].map(([written], index, all) => {
      const earlier = all.slice(0, index).filter(([other]) => occurrences(written, other).length > 0).length;
      return { source, span: partSpan(source, path, written, earlier) };
    }),
  );
}

function sectionsOf([group, ...entry]: Path, source: Source, { properties }: Rules): SourceLocation[] {
  const sections = isGroup(source.data) ? source.data.sections : null;
  if (entry.length > 0 || !Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown, index) => {
    const { needs = {} } = rulesFor(properties?.sections?.items ?? {}, section);
    const names = Object.keys(needs).filter((name) => needs[name] === group && isGroup(section) && name in section);
    return names.map((name) => ({ source, span: keySpan(source, ['sections', index, name]) }));
  });
}
