import { isScalar } from 'yaml';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugFor } from '../../basics/slug.ts';
import { keySpan } from '../../read/locate.ts';
import { isValidText } from '../schema/form-faults.ts';
import { errorsOf, type Finder, type Findings, type Mistake, type ShapeError } from './mistake.ts';
import { valueMessages } from './value-messages.ts';
import { pairAt } from './working-copy.ts';

/**
 * Finds names of entries that do not have the form of a key. Runs after the finders that look inside an entry, so that
 * their messages use the name in the file.
 */
export const wrongKeys: Finder = (findings) =>
  errorsOf(findings.errors, 'pattern')
    .filter(({ error }) => error.propertyName !== undefined)
    .map((error) => wrongKey(error, findings));

/** Reports the name of an entry that does not have the form of a key. References may use either name. */
function wrongKey({ error, path, rules }: ShapeError, { working, facts }: Findings): Mistake {
  const key = String(error.propertyName);
  const found = pairAt(working, [...path, key]);
  const slug = slugFor(key, asGroup(facts).language);
  const better = isValidText(slug, rules, facts) && slug !== '' && !found?.map.has(slug) ? slug : undefined;
  const message = key.trim() === '' ? valueMessages.emptyKey() : valueMessages.wrongKey(key, better ?? null, rules);
  const span = keySpan(working, [...path, key]);
  const node = found?.pair.key;
  if (better === undefined || !isScalar(node)) return { message, span, loses: [path] };
  return {
    message,
    span,
    renamed: { path, from: key, to: better },
    repair: () => {
      node.value = better;
    },
  };
}
