import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project, repository } from '../harness/project/project.ts';

test('this repository publishes with a workflow that the program wrote', async () => {
  const { root, generate } = await project('small');
  await generate('deploy', '--host', 'github-pages', '--workflow', '--no-daily');
  const [own, written] = await Promise.all(
    [repository, root].map((folder) => readFile(join(folder, '.github/workflows/publish.yml'), 'utf8')),
  );
  expect(own).toBe(written);
});
