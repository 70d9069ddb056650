import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRules } from '../../generator/audit/load-rules.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { repository } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { auditTable } from './audit-table.ts';
import { sectionGallery } from './section-gallery.ts';

const read = (file: string) => readFile(join(repository, file), 'utf8');

test('docs/audits.md lists every rule: if not, run npm run docs', async () => {
  expect(await read('docs/audits.md')).toContain(`<!-- rules -->\n${await auditTable()}<!-- end -->`);
});

test('docs/sections.md shows every section type as it is: if not, run npm run docs', async () => {
  const { sections } = await sharedTools();
  expect(await read('docs/sections.md')).toBe(sectionGallery(sections));
});

test('a test shows what every audit rule finds', async () => {
  const folders = ['tests/audits', 'tests/pages'].map((folder) => pathsIn(join(repository, folder)));
  const files = (await Promise.all(folders)).flat().filter((path) => path.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
  const isFound = (id: string) =>
    texts.some((text) => new RegExp(`(?:warning|error)(?:  | \\{2\\})${id}\\b|['"]${id}['"]`).test(text));
  expect((await loadRules()).map(({ id }) => id).filter((id) => !isFound(id))).toEqual([]);
});
