import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readSimpleYaml } from '../../generator/read/yaml/simple-yaml.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { repository } from '../harness/project/project.ts';

test('the files of this site can be read without the parser', async () => {
  const pages = (await pathsIn(join(repository, 'pages'))).filter((path) => path.endsWith('.yaml'));
  expect(pages.length).toBeGreaterThan(20);
  const files = [join(repository, 'site.yaml'), ...pages];
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
  const slow = files.filter((_, index) => readSimpleYaml(texts[index] ?? '') === null);
  expect(slow.map((path) => relative(repository, path))).toEqual([]);
});
