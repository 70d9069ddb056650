import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { added, newTown } from '../harness/project/new-town.ts';
import { generate, page, project, run, textIn } from '../harness/project/project.ts';
import { small, towns, withTowns } from '../harness/project/small.ts';

const line = (name: string, index: number) =>
  `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: 44.${index}, longitude: -72 } }`;

test.each([
  ['with comments between its towns', withTowns(`${towns}    # Barre ends here.\n\n# --- Words ---\n`)],
  ['with Windows line breaks', small.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${small}`],
  ['that ends with its towns', `${withTowns('')}${towns}`],
  ['that ends with its towns and no line break', `${withTowns('')}${towns.trimEnd()}`],
  [
    'with comments above its towns',
    withTowns(towns.replace('towns:', 'towns:\n  # The first - and so far the only one.')),
  ],
  ['with each town on one line', withTowns(`towns:\n${['X', 'Y'].map(line).join('\n')}\n`)],
  ['with towns that are not indented', withTowns(towns.replace(/^ {2}/gm, ''))],
  [
    'with blank lines between towns',
    withTowns(`${towns}\n${towns.replace('towns:\n', '').replaceAll('arre', 'erlin').replace('44.2', '44.21')}`),
  ],
  ['with an empty list of towns', withTowns('towns: # none yet\n')],
  ['that ends with an empty list of towns', `${withTowns('')}towns:`],
])('a town is added to a site.yaml %s, and all other lines are unchanged', async (_, site) => {
  const { root } = await project('small', { 'site.yaml': site });
  const before = parse(site).towns ?? [];
  expect((await newTown(root, 'Plainfield', '--page', '/', '--latitude', '44.2', '--longitude', '-72.4')).exit).toBe(0);
  const after = await textIn(root, 'site.yaml');
  const lines = added(site, after).filter((line) => line.trim() && !/^towns:/.test(line));
  expect(lines.map((line) => line.trim())).toEqual([
    '- name: Plainfield',
    'slug: plainfield',
    'page: /',
    'center: { latitude: 44.2, longitude: -72.4 }',
  ]);
  const lineBreaks = (text: string) => [...new Set(text.match(/\r\n?|\n/g))];
  expect(lineBreaks(after)).toEqual(lineBreaks(site));
  expect(after.endsWith('\n')).toBe(site.endsWith('\n'));
  expect(parse(after).towns).toMatchObject([...before, { name: 'Plainfield' }]);
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

test.each([
  ['a site without towns', withTowns('')],
  ['one whose site.yaml has no final line break', withTowns('').trimEnd()],
  ['one with Windows line breaks', withTowns('').replaceAll('\n', '\r\n')],
])('the first town of %s begins a folder', async (_, site) => {
  const { root } = await project('small', { 'site.yaml': site });
  const { out } = await newTown(root, 'Plainfield', '--page', '/', '--latitude', '44.2', '--longitude', '-72.4');
  expect(out).toContain('pages/towns/plainfield.yaml:1 added the town Plainfield\n');
  expect(out).toContain('names the folder for the files of towns\n');
  const after = await textIn(root, 'site.yaml');
  const eol = site.includes('\r') ? '\r\n' : '\n';
  expect(after).toBe(`${site.trimEnd()}${eol}${eol}towns: pages/towns${site.endsWith('\n') ? eol : ''}`);
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

test('the first town is in site.yaml if the folder has pages, which would become towns', async () => {
  const files = { 'site.yaml': withTowns(''), 'pages/towns/barn.yaml': page({ route: '/barn' }) };
  const { root } = await project('small', files);
  await newTown(root, 'Plainfield', '--page', '/', '--latitude', '44.2', '--longitude', '-72.4');
  expect(parse(await textIn(root, 'site.yaml')).towns).toMatchObject([{ slug: 'plainfield' }]);
});

test.each([
  ['towns: [] # none yet\n', 1],
  ['towns: null # none yet\n', 1],
  ['towns: [{ name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 } },] # one\n', 2],
])('a town is added to a list on one line: %j', async (line, count) => {
  const { root } = await project('small', { 'site.yaml': withTowns(line) });
  await newTown(root, 'Plainfield', '--page', '/', '--latitude', '44.2', '--longitude', '-72.4');
  const after = await textIn(root, 'site.yaml');
  expect(parse(after).towns).toHaveLength(count);
  expect(parse(after).towns.at(-1)).toMatchObject({ slug: 'plainfield' });
  expect(after).toMatch(/^towns:.*(?<= # )(none yet|one)$/m);
});

test('the folder of towns is named above the dots that end a document', async () => {
  const site = withTowns('');
  const { root } = await project('small', { 'site.yaml': `${site}...\n` });
  expect(await newTown(root, 'Calais')).toMatchObject({ exit: 0, err: '' });
  const after = await textIn(root, 'site.yaml');
  expect(after.slice(0, site.length)).toBe(site);
  expect(after.slice(site.length)).toBe('\ntowns: pages/towns\n...\n');
});

test('changes that the owner makes while answering questions are not lost', async () => {
  const { root, write } = await project('small');
  const changed = small.replace('Pipes.', 'Pipes and drains.');
  const answer = async () => {
    await write({ 'site.yaml': changed });
    return '';
  };
  const prompts = { text: answer, select: answer, multiselect: async () => [] };
  const { exit, err } = await run(['new', 'town', 'Calais', '--root', root], prompts);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('site.yaml changed') });
  expect(await textIn(root, 'site.yaml')).toBe(changed);
  expect(await readdir(root)).toEqual(['pages', 'site.yaml']);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml']);
});

test('a site.yaml that cannot be read is reported as in a check', async () => {
  const { root } = await project('small', { 'site.yaml': `${small}words\n` });
  const { exit, out } = await newTown(root, 'Calais');
  expect(exit).toBe(1);
  expect(out).toMatch(/^site\.yaml:46:1 {2}error[\s\S]*1 error in 1 file\. Nothing was written\.\n$/);
});
