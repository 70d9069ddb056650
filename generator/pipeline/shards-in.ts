import { resolve } from 'node:path';
import { UsageError } from '../report/usage-error.ts';
import { readShard, type Shard } from './read-shard.ts';
import { shardName } from './shard-folder.ts';

/**
 * Reads the shards that other machines have made.
 *
 * @param folders the folders of all shards
 * @param today as YYYY-MM-DD; some texts and sections appear or disappear on a date
 * @throws UsageError if a shard is missing or named twice, or was made from another site or on another day
 */
export function shardsIn(folders: readonly string[], today: string): Shard[] {
  const shards = folders.map(readShard);
  const [first] = shards;
  if (!first) throw new UsageError('Name the folder of each part, as in:  npm run merge -- part-1 part-2 --out dist');
  refuseMismatch(shards, first);
  refuseIncomplete(shards, first);
  refuseOtherDay(first, today);
  return shards;
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
