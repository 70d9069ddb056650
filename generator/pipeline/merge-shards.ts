import { resolve } from 'node:path';
import { pagesOf } from '../memory/kept-pages.ts';
import type { KeptPage } from '../memory/memory.ts';
import { pageName } from '../plan/page.ts';
import { UsageError } from '../report/usage-error.ts';
import type { PageMakers, SiteVersion } from './crew/page-makers.ts';
import { readShard, type Shard } from './read-shard.ts';
import { shinglesFile } from './shard.ts';
import { shardName } from './shard-folder.ts';

/**
 * Returns the pages that other machines have made, in place of threads.
 *
 * @param folders the folders of all shards
 * @param today as YYYY-MM-DD; some texts and sections appear or disappear on a date
 * @throws UsageError if a shard is missing or named twice, or was made from another version of the site or on another
 *   day
 */
export function shardsIn(folders: readonly string[], today: string): PageMakers {
  const shards = folders.map(readShard);
  const [first] = shards;
  if (!first) throw new UsageError('Name the folder of each part, as in:  npm run merge -- part-1 part-2 --out dist');
  refuseMismatch(shards, first);
  refuseIncomplete(shards, first);
  refuseOtherDay(first, today);
  return {
    makes: () => true,
    takesHelp: false,
    plan: async () => shards.flatMap(({ notes }) => notes.pictures.map(([name]) => name)),
    make: async (output, { version }) => {
      refuseOtherVersion(shards, version());
      const all: KeptPage[] = [];
      for (const { read, notes } of shards) {
        const pages = pagesOf(notes.pages, read(shinglesFile));
        for (const page of pages) {
          const [document = '', ...assets] = page.paths;
          const origin = page.notes.file;
          await output.add({ path: document, origin, content: read(document) });
          for (const path of assets) await output.add({ path, content: async () => read(path) });
          all.push(page);
        }
      }
      // This thread asks for all keys.
      return { pages: all, towns: shards.flatMap(({ notes }) => notes.towns), areWordsShared: false };
    },
  };
}

const otherVersion =
  'The parts were made from another version of this site, or by another version of the program. Make all parts again.';

/**
 * Requires the whole site to be the same, because audits of a page use more than its key covers.
 *
 * @throws UsageError unless the shards have all pages of the site, each made from the current files
 */
function refuseOtherVersion(shards: readonly Shard[], { content, keys, pictures }: SiteVersion): void {
  const pages = shards.flatMap(({ notes }) => notes.pages.pages);
  const isSame = ({ key, notes }: (typeof pages)[number]) => keys.get(pageName(notes.file, notes.copy)) === key;
  const isOfSite = ({ notes }: Shard) =>
    notes.content === content && notes.pictures.every(([name, known]) => pictures.get(name) === known);
  if (pages.length !== keys.size || !pages.every(isSame) || !shards.every(isOfSite)) throw new UsageError(otherVersion);
}

function refuseOtherDay({ notes }: Shard, today: string): void {
  if (notes.today !== today) {
    throw new UsageError(`The parts were made on ${notes.today}, and today is ${today}. Make all parts again.`);
  }
}

/**
 * @throws UsageError if a shard was made from another site than the first, on another day, or as one of another number of
 *   parts
 */
function refuseMismatch(shards: readonly Shard[], first: Shard): void {
  const { shares, shared, today } = first.notes;
  for (const { folder, notes } of shards) {
    if (notes.shares !== shares) {
      const [one, other] = [notes, first.notes].map(shardName);
      throw new UsageError(
        `${folder} is ${one}, and ${first.folder} is ${other}. Make all parts with the same number.`,
      );
    }
    if (notes.today !== today) {
      throw new UsageError(
        `${folder} was made on ${notes.today}, and ${first.folder} on ${today}. Make all parts on one day, or with the same SOURCE_DATE_EPOCH.`,
      );
    }
    if (notes.shared !== shared) {
      throw new UsageError(
        `${folder} and ${first.folder} were not made from the same site, by the same program and packages, with the same MAPS_KEY. Make all parts again.`,
      );
    }
  }
}

/** @throws UsageError unless each part of the site is among the shards once */
function refuseIncomplete(shards: readonly Shard[], { notes: { shares } }: Shard): void {
  const folders = new Map<number, string>();
  for (const { folder, notes } of shards) {
    const same = folders.get(notes.share);
    if (same !== undefined) {
      const isTwice = resolve(same) === resolve(folder);
      const fault = isTwice ? `${folder} is named twice.` : `${same} and ${folder} are both ${shardName(notes)}.`;
      throw new UsageError(`${fault} Leave one of them out.`);
    }
    folders.set(notes.share, folder);
  }
  const missing = Array.from({ length: shares }, (_, share) => share).filter((share) => !folders.has(share));
  if (missing.length > 0) {
    const names = missing.map((share) => `${share + 1}/${shares}`);
    const [number] = missing.map((share) => share + 1);
    const command = `npm run generate -- --shard ${number}/${shares} --out part-${number}`;
    throw new UsageError(`These parts are missing: ${names.join(', ')}. A part is made with:  ${command}`);
  }
}
