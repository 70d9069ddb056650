import { daysLater, isDay } from '../../../templates/facts/dates.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { errorAtValue } from '../../read/error-at.ts';
import { type Path, pointerOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import type { CheckedFile } from '../checked-file.ts';
import type { Scheduled, Unpublished } from '../definition.ts';
import { isTiming, nameOf, type Rules } from '../mistakes/rules.ts';
import { type Cut, cutFile, cutting } from './cut.ts';
import { withoutFacts, withWhatGoes } from './go-with.ts';
import { type IsPublished, isDraft } from './leave-out.ts';
import { type Part, partsOf } from './parts.ts';
import { type Absence, absenceOn, draft, timingOf } from './timing.ts';
import { timingMessages } from './timing-messages.ts';

/** The day of a build, and which drafts it shows. */
export interface Occasion {
  /** As YYYY-MM-DD; undefined for all days together. */
  today: string | undefined;
  isPublished: IsPublished;
}

/** What site.yaml has on other days only. */
export interface MissingFacts {
  /** The reasons, by names such as `specials.christmas`; null if everything in the entry is left out. */
  keys: ReadonlyMap<string, Absence | null>;
  groups: ReadonlySet<string>;
}

export const nothingMissing: MissingFacts = { keys: new Map(), groups: new Set() };

/** A file as it is on one day. */
export interface FileOnTime {
  file: CheckedFile;
  /** Null if the file is the same on every day. */
  cut: Cut | null;
  /** Parts that are drafts: left out, or shown to their author. */
  drafts: { out: Unpublished[]; shown: Unpublished[] };
  scheduled: Scheduled[];
  /** Problems with the dates. */
  problems: Diagnostic[];
}

/**
 * Leaves out the parts of a file that are not on the site on a day, along with what would be empty without them, and
 * the properties that control this. Later stages therefore know nothing about dates.
 *
 * @param checked a file with all of its parts
 * @param rules the rules of the whole file
 * @param missing what the file cannot show
 */
export function onTime(
  checked: CheckedFile,
  rules: Rules,
  occasion: Occasion,
  missing: MissingFacts = nothingMissing,
): FileOnTime {
  const { source } = checked;
  const parts = partsOf(source, rules);
  const lost = checked.references.filter(({ group, key }) => missing.keys.has(`${group}.${key}`));
  const needed = [...lost.map(({ path }) => path), ...withoutFacts(source.data, rules, missing.groups)];
  const isPage = rules.file === 'page';
  const own: Part[] = isPage && isGroup(source.data) ? [{ path: [], data: source.data }] : [];
  const found: FileOnTime = {
    file: checked,
    cut: null,
    drafts: { out: [], shown: [] },
    ...datesIn([...own, ...parts], checked),
  };
  if (parts.length + needed.length === 0) return found;
  const isShown = ({ data }: Part) => occasion.isPublished(data, source.file);
  const isOut = (part: Part) =>
    !isShown(part) || (!isDraft(part.data) && absenceOn(occasion.today, part.data) !== null);
  const { paths, emptied } = withWhatGoes(
    parts.filter(isOut).map(({ path }) => path),
    needed,
    source.data,
    rules,
  );
  const cut = cutting([...paths, ...propertiesOf(parts, paths)], source.data);
  const draftsOf = (some: readonly Part[]) =>
    some.filter(({ data }) => isDraft(data)).map((one) => asDraft(one, checked));
  return {
    ...found,
    file: cutFile(checked, cut),
    cut,
    drafts: { out: draftsOf(parts.filter((part) => !isShown(part))), shown: draftsOf(parts.filter(isShown)) },
    // On a day without the page, nothing in it can be missing.
    problems: own.some(isOut)
      ? found.problems
      : [
          ...found.problems,
          ...emptied.map((path) => emptiedProblem(path, source, isPage ? emptiedInPage : emptiedInSite)),
        ],
  };
}

function datesIn(parts: readonly Part[], { source, roles }: CheckedFile): Pick<FileOnTime, 'scheduled' | 'problems'> {
  const dated = parts.filter(({ data }) => Object.keys(timingOf(data)).length > 0);
  return {
    scheduled: dated.filter(({ data }) => !isDraft(data)).map((part) => ({ source, roles, ...part })),
    problems: dated.flatMap((part) => swapped(part, source)),
  };
}

/** Returns the paths of the date and draft properties of the other parts. */
function propertiesOf(parts: readonly Part[], out: readonly Path[]): Path[] {
  const gone = new Set(out.map(pointerOf));
  const isOut = (path: Path) => path.some((_, index) => gone.has(pointerOf(path.slice(0, index + 1))));
  return parts
    .filter(({ path }) => !isOut(path))
    .flatMap(({ path, data }) =>
      Object.keys(data)
        .filter(isTiming)
        .map((name) => [...path, name]),
    );
}

function asDraft({ path, data }: Part, { source, roles }: CheckedFile): Unpublished {
  return { kind: 'part', source, path, data, roles, town: null, problems: [], absence: draft };
}

/** In days. */
const halfYear = 182;

function swapped({ path, data }: Part, source: Source): Diagnostic[] {
  const { from, until } = timingOf(data);
  if (from === undefined || until === undefined || from <= until) return [];
  // From December to January, the year was most likely forgotten.
  const later = `${Number(from.slice(0, 4)) + 1}${until.slice(4)}`;
  const isNewYear = isDay(later) && until.slice(0, 4) === from.slice(0, 4) && later < daysLater(from, halfYear);
  const message = timingMessages.swapped(from, until, isNewYear ? later : null);
  return [errorAtValue(source, [...path, 'until'], message)];
}

const { emptiedInPage, emptiedInSite } = timingMessages;

function emptiedProblem(path: Path, source: Source, message: (name: string) => Message): Diagnostic {
  return errorAtValue(source, path, message(nameOf(path)));
}
