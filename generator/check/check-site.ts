import type { SiteFacts } from '../../templates/facts/site.ts';
import { isGroup } from '../../templates/schema/is-group.ts';
import type { Source } from '../read/source.ts';
import { type CheckedFile, checkFile, type FileKind } from './checked-file.ts';
import type { Definition } from './definition.ts';
import { withDerivedPrices } from './facts/derived-prices.ts';
import { recoveredFacts } from './mistakes/stand-ins.ts';
import { type FactsOnTime, factsOnTime } from './timing/facts-on-time.ts';
import type { Occasion } from './timing/on-time.ts';

/** site.yaml, with or without mistakes. */
export interface CheckedSite {
  file: CheckedFile;
  /** Null if it has no facts at all. */
  checked: CheckedSiteFacts | null;
}

interface CheckedSiteFacts {
  /** The valid facts, as written. */
  facts: SiteFacts;
  /** The same facts, with references to prices replaced, and with computed savings. */
  derived: Definition<SiteFacts>;
  onDay: FactsOnTime;
}

/** Checks site.yaml. Returns null if it could not be parsed. */
export function checkSite(source: Source, kind: FileKind, occasion: Occasion): CheckedSite | null {
  if (source.data === null) return null;
  const file = checkFile(source, kind, (data) => data);
  const found = siteDefinition(file);
  if (!found) return { file, checked: null };
  const derived = withDerivedPrices(found);
  const onDay = factsOnTime(file, derived, kind.rules, occasion);
  return { file, checked: { facts: found.data, derived, onDay } };
}

/** Returns what can be known of a site.yaml that has mistakes, so that pages can still be checked. */
function siteDefinition(checked: CheckedFile): Definition<SiteFacts> | null {
  const { source, roles, errors } = checked;
  if (!isGroup(source.data)) return null;
  const { facts, unknown } = recoveredFacts(checked);
  // A text with an invalid form is already reported, so no other check should report it.
  const wrong = new Set(errors.map(({ error }) => error.instancePath));
  const right = [...roles].filter(([pointer]) => !wrong.has(pointer));
  return { source, data: facts, roles: new Map(right), unknown };
}
