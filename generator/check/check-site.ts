import type { SiteFacts } from '../../templates/facts/site.ts';
import { isGroup } from '../../templates/schema/is-group.ts';
import type { Source } from '../read/source.ts';
import { type CheckedFile, type Checker, checkFile } from './checked-file.ts';
import type { Definition } from './definition.ts';
import { withDerivedPrices } from './facts/derived-prices.ts';
import { recoveredFacts } from './mistakes/stand-ins.ts';
import { type FactsOnTime, factsOnTime } from './timing/facts-on-time.ts';
import type { Occasion } from './timing/on-time.ts';

/** site.yaml, with or without mistakes. */
export interface CheckedSite {
  file: CheckedFile;
  /** Null if it has no facts at all. */
  known: KnownSiteFacts | null;
}

interface KnownSiteFacts {
  /** Those that are right, as they are written. */
  facts: SiteFacts;
  /** The same with the prices that others are computed of. */
  whole: Definition<SiteFacts>;
  onDay: FactsOnTime;
}

/** Checks site.yaml. Null if it could not be parsed. */
export function checkSite(source: Source, checker: Checker, occasion: Occasion): CheckedSite | null {
  if (source.data === null) return null;
  const file = checkFile(source, checker, (data) => data);
  const found = siteDefinition(file);
  if (!found) return { file, known: null };
  const whole = withDerivedPrices(found);
  const onDay = factsOnTime(file, whole, checker.rules, occasion);
  return { file, known: { facts: found.data, whole, onDay } };
}

/** Pages are still checked with what can be known of a site.yaml that has mistakes. */
function siteDefinition(checked: CheckedFile): Definition<SiteFacts> | null {
  const { source, roles, errors } = checked;
  if (!isGroup(source.data)) return null;
  const { facts, unknown } = recoveredFacts(checked);
  // A text of the wrong form is reported, and gives no other check a reason to complain.
  const wrong = new Set(errors.map(({ error }) => error.instancePath));
  const right = [...roles].filter(([pointer]) => !wrong.has(pointer));
  return { source, data: facts, roles: new Map(right), unknown };
}
