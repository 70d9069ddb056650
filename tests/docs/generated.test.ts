import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../harness/project.ts';
import { sharedTools } from '../harness/shared-tools.ts';
import { auditTable } from './audit-table.ts';

const read = (file: string) => readFile(join(repository, file), 'utf8');

test('docs/audits.md lists every rule: if not, run npm run docs', async () => {
  expect(await read('docs/audits.md')).toContain(`<!-- rules -->\n${await auditTable()}<!-- end -->`);
});

test('docs/sections.md shows every section type: if not, run npm run docs', async () => {
  const { sections } = await sharedTools();
  expect((await read('docs/sections.md')).match(/(?<=^## ).+$/gm)).toEqual([...sections.keys()]);
});
