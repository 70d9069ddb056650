import { hashesOf } from '../assets/pictures/load-pictures.ts';
import { prepareAudit } from '../audit/audit.ts';
import { townsWithFindings } from '../audit/note-page.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import { type PlainPages, plainPages, shingleBytes } from '../memory/kept-pages.ts';
import { renderer } from '../render/render.ts';
import type { Tools } from '../tools.ts';
import { shareOf } from './crew/messages.ts';
import { fileMaker, makePages } from './make-pages.ts';
import { type Output, onceForEach } from './output.ts';
import type { BuildInput } from './plan-site.ts';
import { planWork } from './plan-work.ts';

/** The part of the pages that one machine makes. */
export interface Shard {
  /** From 0. */
  share: number;
  shares: number;
}

/** What a part records about itself. */
export interface ShardNotes extends Shard {
  /** A hash of everything that all pages depend on. Merged parts must have the same one. */
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
 * Makes a part of the pages of a site, with the notes needed to merge it with the other parts.
 *
 * @throws ContentError with the problems of all files and of the pages of this part
 */
export async function makeShard(
  input: BuildInput,
  tools: Tools,
  output: Output,
  { share, shares }: Shard,
): Promise<number> {
  const { today } = input;
  const isMine = (file: string, slug?: string) => shareOf(file, slug, shares) === share;
  const { planned, sharing } = await planWork(
    { input, tools, output, recall: null, knownTowns: null },
    ({ file }, copy) => !isMine(file, copy?.slug),
  );
  const { site, definitions, pictures } = planned;
  const auditor = await prepareAudit(site, { today, sections: tools.sections });
  const bench = { renderPage: renderer(site, pictures, tools), auditor, files: fileMaker(sharing, site) };
  const mine = site.pages.filter(({ source, copy }) => isMine(source.file, copy?.slug));
  const pages = await makePages(mine, bench, onceForEach(output));
  const keys = (await sharing)?.keys;
  const notes: ShardNotes = {
    share,
    shares,
    shared: keys?.shared ?? '',
    content: keys?.content() ?? '',
    today,
    pages: plainPages(pages),
    towns: townsWithFindings(definitions, isMine, auditor),
    pictures: hashesOf(pictures),
  };
  await output.add({ path: shardFile, content: JSON.stringify(notes) });
  await output.add({ path: shinglesFile, content: shingleBytes(pages) });
  return pages.length;
}
