import { join } from 'node:path';
import { generate, page, project, type Run } from './project.ts';
import { withTowns } from './small.ts';

/** A small site whose towns have files, with a page for each, and a spreadsheet beside it. */
export async function siteWithTable(table: string | Buffer, files: Record<string, string> = {}): Promise<string> {
  const { root } = await project('small', {
    'site.yaml': withTowns('towns: pages/towns\n'),
    'pages/visit.yaml': page({ route: '/visit-{town.slug}', rest: 'each: towns\n' }),
    'towns.csv': table,
    ...files,
  });
  return root;
}

/** Runs `npm run new -- towns`. Places are those from the folder of the site. */
export async function newTowns(root: string, ...args: string[]): Promise<Run> {
  const { exit, out, err } = await generate('new', 'towns', join(root, 'towns.csv'), '--root', root, ...args);
  return { exit, out: out.replaceAll(`${root}/`, ''), err };
}

/** What is wrong with a table, each as "line:column what, and what to do", after nothing was written. */
export async function mistakesIn(table: string, files: Record<string, string> = {}): Promise<string[]> {
  const { exit, out } = await newTowns(await siteWithTable(table, files), '--format', 'json');
  if (exit !== 1) return [out];
  const found: { file: string; line: number; column: number; message: string; hint: string }[] = JSON.parse(out);
  return found.map(({ file, line, column, message, hint }) => {
    const place = file === 'towns.csv' ? '' : `${file}:`;
    return `${place}${line}:${column} ${message} ${hint}`;
  });
}
