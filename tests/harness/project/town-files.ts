import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '../../../generator/read/source.ts';
import { splitTowns } from '../../../generator/workshop/new/split-towns.ts';
import { fixtures } from './project.ts';

/** The files that replace or join those of a fixture once each of its towns has a file, as `new split-towns` writes them. */
export async function townFiles(fixture: string): Promise<Record<string, string>> {
  const site = await readFile(join(fixtures, fixture, 'site.yaml'), 'utf8');
  return Object.fromEntries(splitTowns(parse('site.yaml', site), []).map(({ source }) => [source.file, source.text]));
}
