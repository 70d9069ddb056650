import { hashesOf } from '../assets/pictures/load-pictures.ts';
import { prepareAudit } from '../audit/auditor.ts';
import { pagesOf } from '../memory/kept-pages.ts';
import type { PageKeys } from '../memory/page-keys.ts';
import { PageInMemory, type StoredPage } from '../memory/stored-pages.ts';
import { pageName } from '../plan/page.ts';
import { renderer } from '../render/render.ts';
import { UsageError } from '../report/usage-error.ts';
import type { Tools } from '../tools.ts';
import { defineSite, nothingKnown } from './define-site.ts';
import type { MadeSite } from './made-site.ts';
import { byRoute, inOrderOfTowns } from './make-together.ts';
import { type Output, onceForEach } from './output.ts';
import { type BuildInput, type PlannedSite, planDefined } from './plan-site.ts';
import type { Shard } from './read-shard.ts';
import { shinglesFile } from './shard.ts';
import { beginSharing } from './shared-work.ts';

/**
 * Plans a site whose pages other machines have made and checked.
 *
 * @param output gets every file of a page; null if none is wanted
 * @param shards all parts of the site
 * @throws ContentError with the problems of all files
 * @throws UsageError if a shard was made from another version of the site, or if one of its files has changed
 */
export async function mergeSite(
  input: BuildInput,
  tools: Tools,
  output: Output | null,
  shards: readonly Shard[],
): Promise<MadeSite> {
  // Another process bundles the scripts while this one reads and checks.
  tools.scripts();
  const defined = await defineSite(input, tools);
  const sharing = beginSharing(defined.definitions, nothingKnown, { input, tools, output });
  const shown = shards.flatMap(({ notes }) => notes.pictures.map(([name]) => name));
  const { planned } = await planDefined(defined, input, tools, { isTrusted: () => true, pictures: shown });
  const { site, definitions, pictures } = planned;
  const work = await sharing;
  refuseOtherVersion(shards, planned, work.keys);
  return {
    planned,
    work,
    pages: (await takePages(shards, onceForEach(output))).sort(byRoute),
    recalled: 0,
    towns: inOrderOfTowns(
      shards.flatMap(({ notes }) => notes.towns),
      definitions,
    ),
    knownTowns: null,
    pictures: new Map([...pictures.keys()].map((name) => [name, undefined])),
    renderPage: renderer(site, pictures, tools),
    auditor: await prepareAudit(site, { today: input.today, sections: tools.sections }),
  };
}

/** Hands the files of all pages to the output. */
async function takePages(shards: readonly Shard[], output: Pick<Output, 'add'>): Promise<StoredPage[]> {
  const all: StoredPage[] = [];
  for (const { read, notes } of shards) {
    for (const page of pagesOf(notes.pages, read(shinglesFile))) {
      const [document = '', ...assets] = page.paths;
      const origin = page.notes.file;
      await output.add({ path: document, origin, content: read(document) });
      for (const path of assets) await output.add({ path, content: async () => read(path) });
      all.push(new PageInMemory(page));
    }
  }
  return all;
}

const otherVersion =
  'The parts were made from another version of this site, or by another version of the program. Make all parts again.';

/**
 * Requires the whole site to be the same, because audits of a page use more than its key covers.
 *
 * @throws UsageError unless the shards have all pages of the site, each made from the current files
 */
function refuseOtherVersion(shards: readonly Shard[], { site, pictures }: PlannedSite, keys: PageKeys): void {
  const content = keys.content();
  const keyOf = new Map(site.pages.map((page) => [pageName(page.source.file, page.copy?.slug), keys.of(page)]));
  const hashOf = new Map(hashesOf(pictures));
  const pages = shards.flatMap(({ notes }) => notes.pages.pages);
  const isSame = ({ key, notes }: (typeof pages)[number]) => keyOf.get(pageName(notes.file, notes.copy)) === key;
  const isOfSite = ({ notes }: Shard) =>
    notes.content === content && notes.pictures.every(([name, known]) => hashOf.get(name) === known);
  if (pages.length !== keyOf.size || !pages.every(isSame) || !shards.every(isOfSite))
    throw new UsageError(otherVersion);
}
