import { hashesOf } from '../assets/pictures/load-pictures.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import { type PlainPages, plainPages, shingleBytes } from '../memory/kept-pages.ts';
import type { Tools } from '../tools.ts';
import { makeSite } from './make-site.ts';
import type { Output } from './output.ts';
import type { BuildInput } from './plan-site.ts';
import type { Share } from './share.ts';

/** What a shard records about itself. */
export interface ShardNotes extends Share {
  /** A hash of everything that all pages depend on. Merged shards must have the same one. */
  shared: string;
  today: string;
  pages: PlainPages;
  towns: FileNotes[];
  /** A hash of the YAML of the site. */
  content: string;
  /** The names of the pictures on its pages, each with a hash of its file. */
  pictures: [name: string, hash: string][];
}

export const shardFile = 'shard.json';
export const shinglesFile = 'shard.bin';

/**
 * Makes a shard, with the notes needed to merge it with the others.
 *
 * @returns the number of its pages
 * @throws ContentError with the problems of all files and of the pages of this shard
 */
export async function makeShard(input: BuildInput, tools: Tools, output: Output, shard: Share): Promise<number> {
  const { planned, work, pages, towns } = await makeSite({ ...input, shard }, tools, output);
  const notes: ShardNotes = {
    ...shard,
    shared: work?.keys.shared ?? '',
    content: work?.keys.content() ?? '',
    today: input.today,
    pages: plainPages(pages.map((page) => page.read())),
    towns,
    pictures: hashesOf(planned.pictures),
  };
  await output.add({ path: shardFile, content: JSON.stringify(notes) });
  await output.add({ path: shinglesFile, content: Buffer.concat([...shingleBytes(pages)]) });
  return pages.length;
}
