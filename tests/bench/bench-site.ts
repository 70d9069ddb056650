import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { type BenchTown, hubRoute, inventTowns, townsPerHub } from './towns.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Where the towns are written: in site.yaml, which may have 1 MB, or in a file each. */
export type TownsIn = 'list' | 'files';

/** A site of the bench in a folder. */
export interface BenchSite {
  root: string;
  towns: readonly BenchTown[];
  /** The route of the page of a town. */
  route: (town: BenchTown) => string;
  /** Changes a file of the site. Throws if that changes nothing. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** The file that has the words of a town. */
  fileOf: (town: BenchTown) => string;
}

/** Facts that the bench adds to those of the real site. Other generators draw no cards. */
const settings = { cards: 'none' };

/** The pages of the real site that name no town of their own. */
const pages = ['404', 'about', 'areas-we-serve', 'book', 'bundles', 'home', 'location', 'massage-therapy-faq']
  .concat(['policies', 'printable-menu', 'promotions', 'services', 'swedish'])
  .map((name) => `pages/${name}.yaml`);

/** The parts of a definition that the bench changes. */
interface Section {
  type: string;
  heading?: string;
  links?: Record<string, string>[];
  [property: string]: unknown;
}
interface Page {
  sections: Section[];
  structuredData?: { areas: string[] };
  [property: string]: unknown;
}

/** Writes this repository's own site with invented towns, one specialty page each, into an empty folder. */
export async function writeBenchSite(root: string, count: number, townsIn: TownsIn): Promise<BenchSite> {
  const site = parse(await readFile(join(repository, 'site.yaml'), 'utf8'));
  const towns = inventTowns(count, site.geo);
  const fileOf = ({ slug }: BenchTown) => (townsIn === 'list' ? 'site.yaml' : `pages/towns/${slug}.yaml`);
  const write = (file: string, data: unknown) => writeYaml(join(root, file), data);

  // No page lists all towns: the footer links to the page that lists the hubs.
  site.footer.towns.links = [{ label: 'Every town', to: '/areas-we-serve' }];
  await write('site.yaml', { ...site, ...settings, towns: townsIn === 'list' ? towns : 'pages/towns' });
  if (townsIn === 'files') {
    for (const town of towns) {
      // The name of the file is the slug.
      const { slug: _, ...content } = town;
      await write(fileOf(town), content);
    }
  }
  for (const file of pages) {
    const page: Page = parse(await readFile(join(repository, file), 'utf8'));
    await write(file, adapt(file, page, towns));
  }
  const hubs = Math.ceil(count / townsPerHub);
  for (let hub = 0; hub < hubs; hub++) await write(`pages/hub-${hub + 1}.yaml`, hubPage(hub, towns));
  return {
    root,
    towns,
    route: townRoute,
    fileOf,
    edit: async (file, change) => {
      const before = await readFile(join(root, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} found nothing to change.`);
      await writeFile(join(root, file), after);
    },
  };
}

async function writeYaml(path: string, data: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, stringify(data, { lineWidth: 0, aliasDuplicateObjects: false }));
}

const townRoute = ({ slug }: Pick<BenchTown, 'slug'>) => `/swedish-massage-${slug}-tx`;

/** Takes out of a real page what only the real towns have. */
function adapt(file: string, page: Page, towns: readonly BenchTown[]): Page {
  const { structuredData } = page;
  // A page that serves all towns names the city of the business alone.
  if (structuredData && !file.endsWith('swedish.yaml')) structuredData.areas = ['{address.city}'];
  const sections = page.sections.map((section) => {
    if (!section.links) return section;
    const links = section.links.filter(({ to = '', each, specialty }) => !each && !specialty && !isOfTown(to));
    return { ...section, links };
  });
  if (!file.endsWith('areas-we-serve.yaml')) {
    return { ...page, sections: sections.filter(({ links }) => links?.length !== 0) };
  }
  return { ...page, sections: sections.flatMap((section) => areasSection(section, towns)) };
}

/** The real pages of towns end in the state, and none of them is in the copy. */
const isOfTown = (to: string) => /-tx$/.test(to);

/** The areas page links to the hubs. */
function areasSection(section: Section, towns: readonly BenchTown[]): Section[] {
  if (section.type === 'areas') return [];
  if (section.type !== 'links') return [section];
  const links = towns
    .filter((_, index) => index % townsPerHub === 0)
    .map(({ name }, hub) => ({ label: `Towns from ${name}`, to: hubRoute(hub * townsPerHub) }));
  return [{ ...section, links }];
}

function hubPage(hub: number, all: readonly BenchTown[]): Page {
  const towns = all.slice(hub * townsPerHub, (hub + 1) * townsPerHub);
  const name = `Massage near You, Part ${hub + 1}`;
  const description = `Swedish massage for ${towns.length} towns around {address.city}, part ${hub + 1} of the list, with the page of each town.`;
  return {
    route: hubRoute(hub * townsPerHub),
    name,
    parent: '/areas-we-serve',
    template: 'standard',
    seo: { title: `${name} | {business.name}`, description, keywords: 'massage near me' },
    sections: [
      { type: 'intro', heading: name, text: 'Each town has a page of its own.' },
      { type: 'links', heading: 'Towns', links: towns.map((town) => ({ label: town.name, to: townRoute(town) })) },
    ],
  };
}
