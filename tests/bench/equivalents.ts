import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Coordinates, milesBetween } from '../../generator/plan/towns/distance.ts';
import { type BenchSite, repository } from './bench-site.ts';
import type { Command } from './measure.ts';
import type { BenchTown } from './towns.ts';

/** Where the other generators are. */
export interface Installed {
  /** The program, such as `hugo`. */
  hugo: string;
  /** A folder in which `npm install @11ty/eleventy react react-dom` was run. */
  eleventy: string | undefined;
}

/** A generator that makes a page of the same words for each town. `reason` is why it cannot. */
type Equivalent = { command: Command } | { reason: string };

const folderOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** Writes a site for Hugo: a content file for each town, and one layout. */
export async function hugoSite(site: BenchSite, { hugo }: Installed): Promise<Equivalent> {
  if (!isProgram(hugo)) return { reason: `Hugo is left out: there is no program “${hugo}”. Name it with --hugo.` };
  const cwd = `${site.root}-hugo`;
  await prepare(cwd, 'hugo', 'data', site);
  await mkdir(join(cwd, 'content'));
  for (const town of await townsOf(site)) {
    const route = site.route(town);
    await writeFile(join(cwd, `content${route}.md`), JSON.stringify({ ...town, url: `${route}/` }));
  }
  return {
    command: { what: 'Hugo --minify', command: `"${hugo}" --minify --quiet`, cwd, output: join(cwd, 'public') },
  };
}

/** Writes a site for Eleventy: the towns as one JSON file, and one template that React renders. */
export async function eleventySite(site: BenchSite, { eleventy = '' }: Installed): Promise<Equivalent> {
  const program = join(eleventy, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (!existsSync(program)) {
    return {
      reason:
        'Eleventy is left out: name the folder whose node_modules has it, with react and react-dom, with --eleventy.',
    };
  }
  const cwd = `${site.root}-eleventy`;
  await prepare(cwd, 'eleventy', '_data', site);
  await writeFile(join(cwd, '_data/towns.json'), JSON.stringify(await townsOf(site)));
  await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
  await symlink(join(eleventy, 'node_modules'), join(cwd, 'node_modules'));
  const command = `"${process.execPath}" "${program}" --quiet --formats=11ty.js --output=public`;
  // React chooses its build when it is imported.
  return {
    command: { what: 'Eleventy + React', command, cwd, env: { NODE_ENV: 'production' }, output: join(cwd, 'public') },
  };
}

/** The towns, with their only placeholder filled in. */
async function townsOf(site: BenchSite): Promise<BenchTown[]> {
  const { geo } = await factsOf(site);
  const filled = site.towns.map((town) => {
    const miles = Math.round(milesBetween(geo, town.center));
    return JSON.stringify(town).replaceAll('{town.miles}', String(miles));
  });
  return JSON.parse(`[${filled}]`);
}

async function factsOf({ root }: BenchSite): Promise<{ geo: Coordinates }> {
  const { towns: _, ...facts } = parse(await readFile(join(root, 'site.yaml'), 'utf8'));
  return facts;
}

/** Copies the templates, and adds the facts of site.yaml and styles that every page carries. */
async function prepare(folder: string, name: string, data: string, site: BenchSite): Promise<void> {
  await cp(folderOf(name), folder, { recursive: true });
  await mkdir(join(folder, data));
  await writeFile(join(folder, data, 'facts.json'), JSON.stringify(await factsOf(site)));
  const styles = ['theme', 'base'].map((file) => readFile(join(repository, `templates/${file}.css`), 'utf8'));
  await writeFile(join(folder, 'styles.css'), (await Promise.all(styles)).join('\n'));
}

function isProgram(name: string): boolean {
  try {
    execFileSync(name, ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
