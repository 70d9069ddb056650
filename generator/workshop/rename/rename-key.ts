import { mayHideLetters, wordsOfKey } from '../../basics/slug.ts';
import { withoutState } from '../../plan/towns/town-state.ts';
import { read } from '../../read/read.ts';
import { ContentError } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import type { FileChange } from '../edit/save.ts';
import { townsOf } from '../edit/written-towns.ts';
import { changedLines } from './changed-lines.ts';
import { type CheckedProject, checkedProject } from './checked-project.ts';
import { type Wording, wordingOf } from './name-wording.ts';
import { checkTexts, nameSplices, namingsIn, type Use, type UsesIn } from './naming-texts.ts';
import { refusal } from './rename-messages.ts';
import { changesOf, publishable } from './renamed-files.ts';
import { edited } from './splices.ts';
import { namesByKey, type Subject } from './subject.ts';
import { townUses } from './town-uses.ts';
import { type NewKey, type WithNewKey, withNewKey } from './with-new-key.ts';

interface RenameOrder extends NewKey {
  /** Its previous name, if it already has the new key. */
  oldName?: string | undefined;
}

/** Lines with the old name. */
interface NamingLines {
  /** In texts about what was renamed. */
  own: string[];
  /** In texts about something else that certainly refer to it. */
  other: string[];
  /** Lines that may mean something else. They are never changed. */
  unsure: string[];
}

/** A project with another key, in memory. */
export interface Renaming extends Pick<WithNewKey, 'moves' | 'redirects'> {
  /** The files that change, apart from the texts. */
  changes: FileChange[];
  wording: Wording;
  oldName: string;
  /** True if the new name cannot be made from the new key. */
  needsName: boolean;
  /** True for the town where the business is. */
  isCity: boolean;
  /** The lines that still have the old name, as in "pages/a.yaml:3:5  name: Boiler Service". */
  lines: NamingLines;
  /**
   * Returns the files that change if texts change too: all texts that refer to what was renamed, or only texts about
   * it.
   */
  withTexts: (which: 'all' | 'own') => FileChange[];
}

/**
 * Gives a service or a town another key everywhere, and its pages other routes, with redirects.
 *
 * @throws ContentError if the site has mistakes
 * @throws UsageError if it would have any afterwards
 */
export async function renameKey(root: string, order: RenameOrder, tools: Tools): Promise<Renaming> {
  const before = checkedProject(await read(root), order.today, tools);
  if (before.problems.length > 0) throw new ContentError(before.problems);
  const isRenamed = !namesByKey(order.kind, before.files).has(order.from);
  const { after, moves, redirects } = isRenamed
    ? { after: before, moves: new Map<string, string>(), redirects: [] }
    : withNewKey(before, order, tools);
  const { name = '' } = namesByKey(order.kind, before.files).get(isRenamed ? order.to : order.from) ?? {};
  const named = { ...order, ...keysInNames(order, before) };
  const oldName = isRenamed ? (order.oldName ?? earlierName(named, name)) : name;
  const isSpelled = order.name !== undefined || wordsOfKey(named.to, name) !== null;
  const needsName = !isSpelled && mayHideLetters(named.to, before.site.facts.language);
  const wording = wordingOf(named, oldName, order.name ?? name);
  const names = [oldName, name, wording.from];
  const namings = namingsIn(after, wording, order.kind === 'town' ? townUses(after, order.to, names) : allOwn);
  const splicesOf = (use: Use) => nameSplices(namings, wording, use);
  const own = splicesOf('own');
  const ownFiles = new Set(own.map(({ file }) => file));
  const unsureIn = (isOwn: boolean) => splicesOf('unsure').filter(({ file }) => ownFiles.has(file) === isOwn);
  return {
    changes: changesOf(before, after, moves),
    moves,
    redirects,
    wording,
    oldName,
    needsName,
    isCity: order.kind === 'town' && names.includes(after.site.facts.address.city),
    lines: {
      own: changedLines(after, own),
      other: changedLines(after, splicesOf('other')),
      unsure: [true, false].flatMap((isOwn) => changedLines(after, unsureIn(isOwn))),
    },
    withTexts: (which) => {
      if (needsName) throw new UsageError(refusal.noName(order.kind, order.to));
      const meant: Use[] = which === 'all' ? ['own', 'other'] : ['own'];
      const files = edited(after.files, meant.flatMap(splicesOf));
      checkTexts(namings, files, wording, new Set(meant));
      return changesOf(before, publishable(checkedProject(files, order.today, tools)), moves);
    },
  };
}

/** Returns the keys without the state of a town, which is not in its name: `concord` for `concord-nc`. */
function keysInNames({ kind, from, to }: Subject, { files, site }: CheckedProject): Pick<Subject, 'from' | 'to'> {
  const town = kind === 'town' ? townsOf(files).find(({ slug }) => slug === from || slug === to) : undefined;
  if (!town) return { from, to };
  const region = String(town.region ?? site.facts.address.region ?? '');
  return { from: withoutState(from, region), to: withoutState(to, region) };
}

/**
 * Returns the name of something that has its new key already and may have its old name still.
 *
 * @throws UsageError if it has the new name too, so that nothing says which words are the old ones
 */
function earlierName({ kind, to, name }: RenameOrder, current: string): string {
  if (current === name || wordsOfKey(to, current) !== null)
    throw new UsageError(refusal.oldNameGone(kind, to, current));
  return current;
}

/** Treats every match as the service, because its name is on every page and rarely means anything else. */
const allOwn: UsesIn = (_, __, matches) => matches.map(() => 'own');
