import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRules } from '../../generator/audit/load-rules.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { repository } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { auditTable } from './audit-table.ts';
import { sectionDocs } from './section-docs.ts';

const read = (file: string) => readFile(join(repository, file), 'utf8');

test('docs/audits.md lists every rule: if not, run npm run docs', async () => {
  const [, table] = (await read('docs/audits.md')).split(/<!-- rules -->\n|<!-- end -->/);
  expect(table).toBe(await auditTable());
});

test('docs/sections.md has the summary and the YAML of every section type: if not, run npm run docs', async () => {
  const { sections } = await sharedTools();
  expect(await read('docs/sections.md')).toBe(sectionDocs(sections));
});

test('every widget has a file of tests in a browser', async () => {
  const named = async (folder: string) => (await pathsIn(join(repository, folder))).map((path) => basename(path));
  const [widgets, tests] = await Promise.all(['client/widgets', 'tests/browser'].map(named));
  const untested = widgets?.filter((file) => !tests?.some((test) => test.startsWith(file.replace('.tsx', ''))));
  expect(untested, 'Write tests/browser/<widget>.test.ts for these').toEqual([]);
});

test('a test shows what every audit rule finds', async () => {
  const folders = ['tests/audits', 'tests/pages'].map((folder) => pathsIn(join(repository, folder)));
  const files = (await Promise.all(folders)).flat().filter((path) => path.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
  const isFound = (id: string) =>
    texts.some((text) => new RegExp(`(?:warning|error)(?:  | \\{2\\})${id}\\b|['"]${id}['"]`).test(text));
  const untested = (await loadRules()).map(({ id }) => id).filter((id) => !isFound(id));
  expect(untested, 'Show in a file of tests/audits what these rules find').toEqual([]);
});
