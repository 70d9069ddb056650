import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type BenchSite, repository } from './bench-site.ts';
import { putAside } from './output-folder.ts';

/** What the bench needs to run this program on a site. */
export interface OurSite extends BenchSite {
  dist: string;
  /** A cache for the bench alone, so that emptying it affects nothing else. */
  cache: string;
  env: Record<string, string>;
}

export function ourSite(site: BenchSite): OurSite {
  const bin = join(repository, 'node_modules/.bin');
  const cache = `${site.root}-cache`;
  const env = { LOCAL_PAGES_CACHE: cache, PATH: `${bin}:${process.env.PATH}` };
  return { ...site, dist: join(site.root, 'dist'), cache, env };
}

/** A command line of this program, started as npm starts it. */
export function commandLine(command: 'build' | 'check' | 'dev' | 'merge', { root }: OurSite, more = ''): string {
  return `${packageJson.scripts.generate} ${command} --root "${root}" ${more}`;
}

/** Moves everything that an earlier build left out of the way. */
export async function forget({ dist, cache }: OurSite): Promise<void> {
  for (const path of [dist, cache]) await putAside(path);
}

/** Changes a sentence on the page of one town, and returns what is new in it. */
export async function editTown({ towns, fileOf, edit }: OurSite): Promise<string> {
  const [town] = towns;
  if (!town) throw new Error('The site has no town.');
  const { closing } = town.specialties.swedish;
  let added = '';
  await edit(fileOf(town), (text) =>
    text.replace(new RegExp(`${closing}(?: Edit (\\d+)\\.)?`), (_, last = 0) => {
      added = `Edit ${Number(last) + 1}.`;
      return `${closing} ${added}`;
    }),
  );
  return added;
}

/** Changes the first heading of the page of every town, and returns what is new in it. */
export async function editDefinition({ edit }: OurSite): Promise<string> {
  let added = '';
  await edit('pages/swedish.yaml', (text) =>
    text.replace(/^( +heading: .*?)(?: \(edit (\d+)\))?$/m, (_, heading, last = 0) => {
      added = `(edit ${Number(last) + 1})`;
      return `${heading} ${added}`;
    }),
  );
  return added;
}

/** Misspells a property of the page of every town. Returns how to take it back. */
export async function spoilDefinition({ edit }: OurSite): Promise<() => Promise<void>> {
  const file = 'pages/swedish.yaml';
  await edit(file, (text) => text.replace('heading:', 'headng:'));
  return () => edit(file, (text) => text.replace('headng:', 'heading:'));
}

/** Changes the phone number, which every page shows, and returns how a link has it. */
export async function editPhone({ edit }: OurSite): Promise<string> {
  let added = '';
  await edit('site.yaml', (text) =>
    text.replace(/(555-01)(\d\d)/, (_, start, end) => {
      added = start + String((Number(end) + 1) % 100).padStart(2, '0');
      return added;
    }),
  );
  return added.replace('-', '');
}

/** Adds a redirect, which no page shows. */
export async function addRedirect({ edit }: OurSite): Promise<void> {
  await edit('site.yaml', (text) => {
    const [before = '', others = ''] = text.trimEnd().split('\nredirects:');
    return `${before}\nredirects:${others}\n  /old-${others.split('\n').length}: /\n`;
  });
}
