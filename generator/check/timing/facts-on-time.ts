import { catalogGroups } from '../../../templates/facts/catalog.ts';
import { dayInWords } from '../../../templates/facts/dates.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { CheckedFile } from '../checked-file.ts';
import { type Definition, draftsAmong } from '../definition.ts';
import type { Rules } from '../mistakes/rules.ts';
import { type Chosen, isDraft } from './leave-out.ts';
import { type FileOnTime, type MissingFacts, nothingMissing, type Occasion, onTime } from './on-time.ts';
import { type Absence, absenceOn, draft, timingOf } from './timing.ts';

/** site.yaml as it is on one day. */
export interface FactsOnTime {
  file: FileOnTime;
  definition: Definition<SiteFacts>;
  missing: MissingFacts;
}

/**
 * Leaves out the parts of site.yaml that are not on the site on a day.
 *
 * @param whole site.yaml with all of its parts and derived prices
 */
export function factsOnTime(
  checked: CheckedFile,
  whole: Definition<SiteFacts>,
  rules: Rules,
  occasion: Occasion,
): FactsOnTime {
  const file = onTime(checked, rules, occasion, nothingMissing);
  const { cut } = file;
  if (!cut) return { file, definition: whole, missing: nothingMissing };
  const { source } = file.file;
  const unknown = whole.unknown.flatMap((path) => {
    const moved = cut.moved(path);
    return moved ? [moved] : [];
  });
  const left = cut.data(whole.data);
  const definition = { source, data: withDays(left, whole.data), roles: cut.roles(whole.roles), unknown };
  return { file, definition, missing: missingFrom(whole.data, left, occasion.today) };
}

/** Adds the first and the last day of each entry in words, for placeholders such as `{specials.christmas.until}`. */
function withDays(left: SiteFacts, whole: SiteFacts): SiteFacts {
  const dated = catalogGroups.flatMap((group) => {
    const entries = Object.entries(left[group] ?? {}).map(([key, entry]) => {
      const days = Object.entries(timingOf(whole[group]?.[key] ?? {}));
      const inWords = days.map(([name, day]) => [name, dayInWords(day, whole.language)] as const);
      return [key, { ...entry, ...Object.fromEntries(inWords) }] as const;
    });
    return entries.length > 0 ? [[group, Object.fromEntries(entries)] as const] : [];
  });
  return { ...left, ...Object.fromEntries(dated) };
}

function missingFrom(whole: SiteFacts, left: SiteFacts, today: string | undefined): MissingFacts {
  const lost = catalogGroups.filter((group) => whole[group] !== undefined && left[group] === undefined);
  const keys = catalogGroups.flatMap((group) => {
    const gone = Object.entries(whole[group] ?? {}).filter(([key]) => !Object.hasOwn(left[group] ?? {}, key));
    return gone.map(([key, entry]) => [`${group}.${key}`, absenceOf(entry, today)] as const);
  });
  return { keys: new Map(keys), groups: new Set(lost) };
}

function absenceOf(entry: Readonly<Record<string, unknown>>, today: string | undefined): Absence | null {
  return isDraft(entry) ? draft : absenceOn(today, entry);
}

/** Returns a selection with the drafts in files that are not drafts as a whole. */
export function withParts(chosen: Chosen, files: readonly FileOnTime[]): Chosen {
  return {
    ...chosen,
    unpublished: [...chosen.unpublished, ...files.flatMap(({ drafts }) => drafts.out)],
    shown: [...chosen.shown, ...files.flatMap(({ drafts }) => drafts.shown)],
  };
}

/** Returns the files that are not drafts as a whole. */
export function withoutDrafts(files: readonly FileOnTime[], { unpublished }: Chosen): FileOnTime[] {
  const drafts = new Set(draftsAmong(unpublished).map(({ source }) => source));
  return files.filter(({ file }) => !drafts.has(file.source));
}
