import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../harness/project/project.ts';
import { order, wrongImports } from './imports.ts';
import { sourcesIn } from './syntax.ts';

const read = (file: string) => readFile(join(repository, file), 'utf8');
const dependencies = Object.keys(JSON.parse(await read('package.json')).dependencies);

test('imports point one way, and each folder imports only the packages that it may', async () => {
  const sources = await sourcesIn('client', 'templates', 'generator');
  expect(sources.filter(({ file }) => !order.some((one) => file.startsWith(one))).map(({ file }) => file)).toEqual([]);
  expect(sources.flatMap((source) => wrongImports(source, dependencies))).toEqual([]);
});

test('docs/architecture.md has the order of the folders', async () => {
  const names = order.map((one) => one.replace('generator/', '')).join(', ');
  expect((await read('docs/architecture.md')).replace(/\s+/g, ' ')).toContain(`**Imports point one way**: ${names}.`);
});

test.each([
  ['generator/read/a.ts', "import { plan } from '../plan/plan.ts';"],
  ['generator/read/a.ts', "export { plan } from '../plan/plan.ts';"],
  ['generator/read/a.ts', "type P = import('../plan/page.ts').Page;"],
  ['generator/read/a.ts', "const plan = () => import('../plan/plan.ts');"],
  ['generator/read/a.ts', `const load = (name: string) => import(\`../plan/\${name}.ts\`);`],
  ['generator/read/a.ts', "import { project } from '../harness/project/project.ts';"],
  ['generator/read/a.ts', "import { test } from 'vitest';"],
  ['generator/tools.ts', "import { makeSite } from './pipeline/make-site.ts';"],
  ['generator/workshop/edit/a.ts', "import { addItem } from '../new/list-item.ts';"],
  ['generator/workshop/editor/a.ts', "import { render } from '../../render/render.ts';"],
  ['generator/workshop/preview/a.ts', "import { commit } from '../../publish/commit.ts';"],
  ['templates/sections/a.tsx', "import sharp from 'sharp';"],
  ['templates/sections/a.tsx', "import { readFile } from 'node:fs';"],
  ['templates/sections/a.tsx', "import { renderToString } from 'react-dom/server';"],
  ['client/native/a.ts', "import { useState } from 'react';"],
  ['client/a.ts', "import type { Town } from '../templates/facts/site.ts';"],
])('%s may not have: %s', (file, text) => {
  expect(wrongImports({ file, text }, dependencies)).toEqual([expect.stringMatching(`^${file}:1 imports `)]);
});
