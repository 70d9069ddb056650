import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { fileList } from '../files/file-list-name.ts';
import { hash } from '../files/hash.ts';
import { pagesOf } from '../memory/kept-pages.ts';
import type { KeptPage } from '../memory/memory.ts';
import { pageName } from '../plan/page.ts';
import { readList } from '../publish/file-list.ts';
import { UsageError } from '../report/usage-error.ts';
import type { PageMakers, SiteVersion } from './crew/page-makers.ts';
import { type ShardNotes, shardFile, shinglesFile } from './shard.ts';
import { shardIn, shardName } from './shard-folder.ts';

interface Shard {
  folder: string;
  /** Reads a file of the shard. */
  read: (path: string) => Uint8Array;
  notes: ShardNotes;
}

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
  refuseMismatch(shards);
  refuseOtherDay(shards, today);
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

function readShard(folder: string): Shard {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(lacksShard(folder));
  const read = readerOf(folder);
  const bytes = existsSync(join(folder, shardFile)) ? read(shardFile) : null;
  try {
    return { folder, read, notes: JSON.parse(String(bytes ?? '')) };
  } catch {
    throw new UsageError(lacksShard(folder));
  }
}

/** Explains why a folder does not contain a shard, and what to do. */
function lacksShard(folder: string): string {
  if (!existsSync(folder)) return `There is no folder ${folder}.`;
  if (!statSync(folder).isDirectory()) return `${folder} is a file, not the folder of a part.`;
  const below = foldersIn(folder).filter((name) => shardIn(join(folder, name)) !== null);
  if (below.length > 0) {
    const names = below.map((name) => join(folder, name)).join(' ');
    return `${folder} is the folder of the parts. Name each of them:  npm run merge -- ${names}`;
  }
  return `${folder} holds no part of a site. A part is made with:  npm run generate -- --shard 1/4 --out part-1`;
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/**
 * Returns a reader that checks each file against the list of the shard, because a copy may be incomplete. Small files are
 * read faster synchronously.
 */
function readerOf(folder: string): Shard['read'] {
  const { files } = readList(join(folder, fileList));
  return (path) => {
    const bytes = bytesIfReadable(join(folder, path));
    if (bytes && files.size === 0) {
      throw new UsageError(
        `${folder} lacks ${fileList}, the list of its files. Copy the hidden files of each part too.`,
      );
    }
    if (bytes && files.get(path)?.hash === hash(bytes)) return bytes;
    const fault = bytes ? 'is not the file that the build of its part wrote' : 'is missing';
    throw new UsageError(`${join(folder, path)} ${fault}. Copy the whole part again, or make it again.`);
  };
}

function refuseOtherDay([first]: readonly Shard[], today: string): void {
  if (first && first.notes.today !== today) {
    throw new UsageError(`The parts were made on ${first.notes.today}, and today is ${today}. Make all parts again.`);
  }
}

function refuseMismatch(shards: readonly Shard[]): void {
  const [first] = shards;
  if (!first) throw new UsageError('Name the folder of each part, as in:  npm run merge -- part-1 part-2 --out dist');
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
    const [first] = missing.map((share) => share + 1);
    const command = `npm run generate -- --shard ${first}/${shares} --out part-${first}`;
    throw new UsageError(`These parts are missing: ${names.join(', ')}. A part is made with:  ${command}`);
  }
}
