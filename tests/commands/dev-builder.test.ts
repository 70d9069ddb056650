import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteBuilder } from '../../generator/workshop/dev/builder.ts';
import { fixtures, page, project } from '../harness/project.ts';
import { sharedTools } from '../harness/shared-project.ts';

const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');

/** A builder for a small site with the pages /a and /b, after its first build. */
async function builderOf(files: Record<string, string | Buffer> = {}) {
  const b = page({ route: '/b' });
  const { root, write, generate } = await project('small', { 'pages/a.yaml': page({}), 'pages/b.yaml': b, ...files });
  const builder = siteBuilder({ root, today: '2026-01-01' }, await sharedTools(), false);
  const first = await builder.build();
  return { ...builder, first, write, generate, root };
}

describe('the changed routes', () => {
  test('are unknown after the first build', async () => {
    const { first } = await builderOf({ 'site.yaml': `base: /maple-notch\n${site}` });
    expect(first).toEqual({ kind: 'built', state: { kind: 'ok', base: '/maple-notch' }, changed: null });
  });

  test('are one route after an edit to one page', async () => {
    const { build, write, file } = await builderOf();
    await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
    expect((await build()).changed).toEqual(['/a']);
    expect(await file('a.html')).toContain('Something new');
  });

  test('are all routes after an edit to site.yaml', async () => {
    const { build, write, file } = await builderOf();
    await write({ 'site.yaml': site.replace('Small Works', 'Other Works') });
    expect((await build()).changed).toEqual(['/', '/404', '/a', '/b']);
    for (const path of ['index.html', '404.html', 'a.html']) expect(await file(path), path).toContain('Other Works');
  });

  test('are the old and the new route of a page that moved', async () => {
    const { build, write, file } = await builderOf();
    await write({ 'pages/b.yaml': page({ route: '/c' }) });
    expect((await build()).changed).toEqual(['/b', '/c']);
    expect(await file('b.html')).toBeNull();
    expect(await file('c.html')).not.toBeNull();
  });

  test('are none if nothing was edited', async () => {
    const { build } = await builderOf();
    expect((await build()).changed).toEqual([]);
  });
});

test('the pages are the same as those of a full build', async () => {
  const { build, file, write, generate, root } = await builderOf();
  await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
  await build();
  await generate('build');
  for (const path of ['index.html', 'a.html', 'b.html', '404.html']) {
    expect(await file(path), path).toBe(await readFile(join(root, 'dist', path), 'utf8'));
  }
});

test('an error is reported with its location, and the last pages without errors are kept', async () => {
  const { build, write, file } = await builderOf();
  await write({ 'pages/a.yaml': page({ rest: 'nmae: A\n' }) });
  const { state, changed } = await build();
  expect(changed).toEqual([]);
  if (state.kind !== 'problems') throw new Error('An error was expected.');
  expect(state.problems).toMatchObject([
    {
      id: 'unknown-property',
      hint: 'Delete one of the two.',
      frame: expect.stringContaining('nmae: A'),
      location: { file: 'pages/a.yaml', line: 5, column: 1 },
    },
  ]);
  expect(state.report).toContain('Unknown property "nmae"');
  expect(await file('a.html')).not.toBeNull();

  await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
  expect(await build()).toMatchObject({ state: { kind: 'ok' }, changed: ['/a'] });
  expect(await file('a.html')).toContain('Something new');
});

test('a template that throws fails when the files are made, not when the site is checked', async () => {
  const fault = () => {
    throw new Error('This template is broken.');
  };
  const { root } = await project('small');
  const tools = await sharedTools();
  const sections = new Map([...tools.sections].map(([name, section]) => [name, { ...section, view: fault }]));
  const builder = siteBuilder({ root, today: '2026-01-01' }, { ...tools, sections }, false);
  expect((await builder.build()).state.kind).toBe('ok');
  await expect(builder.settled()).rejects.toThrow('This template is broken.');
});
