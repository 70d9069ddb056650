import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SiteBuilder } from '../../generator/workshop/dev/builder.ts';
import type { AnySectionType } from '../../templates/define.ts';
import { builderOf } from '../harness/commands/site-builder.ts';
import { hero } from '../harness/project/photo.ts';
import { page, project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { small } from '../harness/project/small.ts';
import { siteWithTowns } from '../harness/project/town-row.ts';

test('a command in a hint is for the same folder', async () => {
  const { first, root } = await builderOf({ 'site.yaml': small.replace(/towns:\n(?: .*\n)+/, 'towns: pages/towns\n') });
  const [problem] = first.state.kind === 'problems' ? first.state.problems : [];
  expect(problem?.hint).toContain(`"npm run new -- town --root ${root}"`);
});

test('on another day, pages are those of that day', async () => {
  const gifts = '  - { type: prose, heading: Gifts, text: "For {year}.", from: 2026-12-31 }\n';
  const { root } = await project('small', { 'pages/a.yaml': page({ sections: `${hero('')}${gifts}` }) });
  const builder = new SiteBuilder({ root, today: '2026-12-30' }, await sharedTools());
  await builder.build();
  expect(await builder.file('a.html')).not.toContain('For 202');
  for (const [day, text] of [
    ['2026-12-31', 'For 2026.'],
    ['2027-01-01', 'For 2027.'],
  ] as const) {
    builder.today = day;
    expect((await builder.build()).changed).toContain('/a');
    expect(await builder.file('a.html')).toContain(text);
  }
});

describe('the changed routes', () => {
  test('are unknown after the first build', async () => {
    const { first } = await builderOf({ 'site.yaml': `base: /maple-notch\n${small}` });
    expect(first).toMatchObject({ kind: 'built', state: { kind: 'ok', base: '/maple-notch' }, changed: null });
  });

  test('are one route after an edit to one page', async () => {
    const { build, write, file } = await builderOf();
    await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
    expect((await build()).changed).toEqual(['/a']);
    expect(await file('a.html')).toContain('Something new');
  });

  test('are all routes after an edit to site.yaml', async () => {
    const { build, write, file } = await builderOf();
    await write({ 'site.yaml': small.replace('Small Works', 'Other Works') });
    expect((await build()).changed).toEqual(['/', '/404', '/a', '/b']);
    for (const path of ['index.html', '404.html', 'a.html']) expect(await file(path), path).toContain('Other Works');
  });

  test('include the pages of towns after an edit to which towns their footer lists', async () => {
    const near = (place: string) =>
      siteWithTowns(`{ each: towns, near: ${place}, limit: 2, label: "{town.name}", to: / }`);
    const pages = page({ route: '/in-{town.slug}', rest: 'each: towns\n' });
    const { build, write, file } = await builderOf({ 'site.yaml': await near('business'), 'pages/c.yaml': pages });
    expect(await file('in-dover.html')).not.toContain('Calais');
    await write({ 'site.yaml': await near('town') });
    // The towns nearest to Albany are those nearest to the business.
    expect((await build()).changed).toContain('/in-dover');
    expect(await file('in-dover.html')).toContain('Calais');
  });

  test('are the old and the new route of a page that moved', async () => {
    const { build, write, file } = await builderOf();
    await write({ 'pages/b.yaml': page({ route: '/c' }) });
    expect((await build()).changed).toEqual(['/b', '/c']);
    expect(await file('b.html')).toBeNull();
    expect(await file('c.html')).not.toBeNull();
  });

  test('are none after an edit to a comment', async () => {
    const { build, write } = await builderOf();
    for (const [file, text] of [['pages/a.yaml', page({})] as const, ['site.yaml', small] as const]) {
      await write({ [file]: `# A comment\n${text}` });
      expect((await build()).changed, file).toEqual([]);
    }
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
    const built = await readFile(join(root, 'dist', path), 'utf8');
    expect(await file(path), path).toBe(built);
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

test('the same mistake in many files is shown in a few of them, and all are counted', async () => {
  const wrong = [...'cdefg'].map((name) => [`pages/${name}.yaml`, page({ route: `/${name}`, rest: 'nmae: A\n' })]);
  const { first } = await builderOf(Object.fromEntries(wrong));
  expect(first.state).toMatchObject({
    kind: 'problems',
    total: 5,
    problems: [
      { others: '' },
      { others: '' },
      { others: 'The same problem is in 2 more files: pages/f.yaml and pages/g.yaml.' },
    ],
  });
});

test('without drafts, a mistake takes two checks: one with what is known, and one of the whole site', async () => {
  const { build, write } = await builderOf();
  const check = vi.spyOn(await sharedTools(), 'check');
  onTestFinished(() => check.mockRestore());
  await write({ 'pages/a.yaml': page({ rest: 'nmae: A\n' }) });
  await build();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a template that throws fails when the files are made, not when the site is checked', async () => {
  const fault = () => {
    throw new Error('This template is broken.');
  };
  const { root } = await project('small');
  const tools = await sharedTools();
  const sections = new Map([...tools.sections].map(([name, section]) => [name, { ...section, view: fault }]));
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, { ...tools, sections });
  expect((await builder.build()).state.kind).toBe('ok');
  await expect(builder.settled()).rejects.toThrow('This template is broken.');
});

/** Counts the turns of the event loop until the test is over. */
function countTurns(): () => number {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  next();
  onTestFinished(() => {
    isOver = true;
  });
  return () => turns;
}

test('a file that no page has is searched for once, page by page, and other requests are answered in between', async () => {
  const tools = await sharedTools();
  const intro = tools.sections.get('intro') as AnySectionType;
  const turn = countTurns();
  const renderedIn: number[] = [];
  const view: AnySectionType['view'] = (...args) => {
    renderedIn.push(turn());
    return intro.view(...args);
  };
  const { root } = await project('small', { 'pages/a.yaml': page({}), 'pages/b.yaml': page({ route: '/b' }) });
  const sections = new Map([...tools.sections, ['intro', { ...intro, view }]]);
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, { ...tools, sections });
  await builder.build();

  expect(await builder.file('assets/none.png')).toBeNull();
  const once = [...renderedIn];
  expect(once.length).toBeGreaterThanOrEqual(3);
  expect(new Set(once).size).toBe(once.length);
  expect(await builder.file('assets/other.png')).toBeNull();
  expect(renderedIn).toEqual(once);
});
