import { asGroup } from '../../../templates/schema/is-group.ts';
import { lookUp } from '../../plan/texts/look-up.ts';
import { pattern } from '../../plan/texts/placeholder.ts';
import { correctedName } from '../../plan/texts/placeholder-name.ts';
import type { Project } from '../edit/project.ts';
import { townsOf } from '../edit/written-towns.ts';

/** Any year: the value of a placeholder does not matter here. */
const year = 9999;

/**
 * Returns a name as typed by an owner, with every brace doubled that is not part of a placeholder, even one with a
 * typo.
 */
export function withLiteralBraces(name: string, project: Project): string {
  const [town = {}] = townsOf(project).map(({ name, slug }) => ({ name, slug, page: '', miles: 0, kilometers: 0 }));
  const scope = { ...asGroup(project.site.data), year, town };
  const isMeant = (words: string) =>
    'value' in lookUp(words, scope) || (words.includes('.') && correctedName(words, scope) !== null);
  return name.replace(pattern, (found: string, words?: string) => {
    if (words === undefined) return found.length === 1 ? found + found : found;
    return isMeant(words.trim()) ? found : `{${found}}`;
  });
}
