import { frameIds } from '../../../templates/frame-ids.ts';
import { errorAtValue } from '../../read/error-at.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { linkMessages } from './link-messages.ts';

const reserved: ReadonlySet<string> = new Set(Object.values<string>(frameIds));

/** Checks that a page uses no id twice, and none that is part of every page. */
export function anchorProblems(leaves: readonly Leaf[]): Diagnostic[] {
  const seen = new Set<string>();
  return leaves.flatMap(({ role, text, source, path }) => {
    if (role !== 'anchor') return [];
    const isRepeated = seen.has(text);
    seen.add(text);
    if (isRepeated) return [errorAtValue(source, path, linkMessages.duplicateAnchor(text))];
    return reserved.has(text) ? [errorAtValue(source, path, linkMessages.takenAnchor(text))] : [];
  });
}
