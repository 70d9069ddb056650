import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, type Scalar, visit } from 'yaml';
import { project } from '../harness/project/project.ts';

test.each(['every-fact', 'chimney-sweep'])(
  'a placeholder in any text of %s is right or explained',
  async (fixture) => {
    const { root, generate } = await project(fixture);
    const pages = await readdir(join(root, 'pages'));
    const files = ['site.yaml', ...pages.map((page) => `pages/${page}`)].filter((file) => file.endsWith('.yaml'));
    for (const file of files) {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      for (const { value, range } of textsIn(text)) {
        const [start, end] = range ?? [0, 0];
        for (const edited of [
          '{business.name}',
          value.replace(/^([a-z]+:\/\/)?/, '$1{business.name}'),
          `${value}{business.name}`,
        ]) {
          await writeFile(path, text.slice(0, start) + JSON.stringify(edited) + text.slice(end));
          const { exit, out } = await generate('check');
          expect(exit, `${file}: ${edited}\n${out}`).toBeLessThan(2);
        }
      }
      await writeFile(path, text);
    }
  },
  1_800_000,
);

/** The texts on one line, without the names of properties. */
function textsIn(yaml: string): Scalar<string>[] {
  const texts: Scalar<string>[] = [];
  visit(parseDocument(yaml), {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && !node.value.includes('\n'))
        texts.push(node as Scalar<string>);
    },
  });
  return texts;
}
