import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InertSite, inertSite, newLines, scraps } from './harness/inert.ts';

let folder: string;
let site: InertSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inert-'));
  site = await inertSite(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['markup, code and marks for the direction of a text', scraps.join('')],
  ['new lines', newLines],
])('%s in every text of every schema are only text', async (_, payload) => {
  const { changed, added } = await site.with(payload);
  expect(added).toEqual([]);
  expect(changed).toBeGreaterThan(500);
});
