import { expect, test } from 'vitest';
import { page, project, type Run } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

const names = ['Ash', 'Birch', 'Dover', 'Elm', 'Stowe'];
const townFile = (name: string, route: string) => {
  const latitude = 44.1 + names.indexOf(name) / 20;
  return `name: ${name}\npage: ${route}\ncenter: { latitude: ${latitude}, longitude: -72.5 }\n`;
};
const toEach = (to: string) => `  - { type: links, heading: Towns, links: [{ each: towns, label: A, to: "${to}" }] }\n`;
const about = '  - { type: intro, heading: A, text: A }\n';

/** The files of a site with one page for each of five towns, which a list of them and the file of each town lead to. */
const files: Readonly<Record<string, string>> = {
  'site.yaml': withTowns('towns: pages/towns\n'),
  'pages/town.yaml': page({ route: '/massage-{town.slug}', rest: 'each: towns\n' }),
  'pages/areas.yaml': page({ route: '/areas', sections: toEach('/massage-{town.slug}') }),
  ...Object.fromEntries(
    names.map((name) => [`pages/towns/${name.toLowerCase()}.yaml`, townFile(name, `/massage-${name.toLowerCase()}`)]),
  ),
};

async function checked(changes: Record<string, string>): Promise<Run> {
  const { generate } = await project('small', { ...files, ...changes });
  return generate('check');
}

const errorsIn = ({ out }: Run) => out.match(/^\S+ {2}error {2}.*/gm) ?? [];
const town = files['pages/town.yaml'] ?? '';

test('the site of these tests has no errors', async () => {
  expect(errorsIn(await checked({}))).toEqual([]);
});

test.each([
  ['a draft', 'draft: true', 'this file is a draft', '2:8'],
  ['early', 'from: 2030-01-01', 'this file is not on the site before January 1, 2030', '2:7'],
  ['over', 'until: 2020-01-01', 'this file is not on the site after January 1, 2020', '2:8'],
])('the page of all towns is %s: one mistake, where that is written', async (_, line, reason, place) => {
  const run = await checked({ 'pages/town.yaml': town.replace('\n', `\n${line}\n`) });
  expect(errorsIn(run)).toEqual([`pages/town.yaml:${place}  error  unpublished-page`]);
  expect(run.out).toContain(
    `5 towns have their page here, such as "/massage-ash", but ${reason}, so nobody could open it.`,
  );
  expect(run.out).toContain(`Delete "${line}". If `);
  const inSection = about.replace('{', `{ ${line},`);
  expect(errorsIn(await checked({ 'pages/town.yaml': town + inSection }))).toEqual([]);
});

test('a town with a wrong page is not one of those that need the draft', async () => {
  const run = await checked({
    'pages/town.yaml': town.replace('\n', '\ndraft: true\n'),
    'pages/towns/stowe.yaml': townFile('Stowe', '/massage-nonsense'),
  });
  expect(errorsIn(run).sort()).toEqual([
    'pages/town.yaml:2:8  error  unpublished-page',
    'pages/towns/stowe.yaml:2:7  error  unknown-page',
  ]);
  expect(run.out).toContain('4 towns have their page here');
});

test('a town is not shown the page of another one with almost the same slug', async () => {
  const route = '/massage-stowes';
  const run = await checked({ 'pages/towns/stow.yaml': townFile('Stow', route).replace('44.0', '44.6') });
  expect(errorsIn(run)).toEqual(['pages/towns/stow.yaml:2:7  error  unknown-page']);
  expect(run.out).not.toContain('Did you mean "/massage-stowe"');
});

test('a slug that begins like the words of the route is found at its end', async () => {
  const run = await checked({
    'pages/towns/mass.yaml': townFile('Mass', '/massage-mass').replace('44.05', '44.6'),
    'pages/town.yaml': town.replace('/massage-', '/massages-'),
  });
  expect(errorsIn(run)).toEqual(['pages/town.yaml:1:8  error  misspelled-route']);
});

test('only one town has its page in a draft: the mistake is in the file of the town', async () => {
  const run = await checked({
    'pages/stowe.yaml': page({ route: '/special', rest: 'draft: true\n' }),
    'pages/towns/stowe.yaml': townFile('Stowe', '/special'),
  });
  expect(errorsIn(run)).toEqual(['pages/towns/stowe.yaml:2:7  error  unpublished-page']);
});

test.each(['/massages-{town.slug}', '/massage-in-{town.slug}', '/visit/{town.slug}'])(
  'the route of the page of all towns is changed to %s, and nothing else: one mistake, at the route',
  async (route) => {
    const run = await checked({ 'pages/town.yaml': town.replace('/massage-{town.slug}', route) });
    expect(errorsIn(run)).toEqual(['pages/town.yaml:1:8  error  misspelled-route']);
    // Five towns and a list.
    expect(run.out).toContain(`No link leads to "${route}", but 6 links to "/massage-{town.slug}" need a page.`);
    expect(run.out).toContain(`run \`npm run rename -- page "/massage-{town.slug}" "${route}"\` after that.`);
  },
);

test('a misspelled placeholder in the route of all towns is one mistake, though some towns have pages of their own there', async () => {
  const run = await checked({
    'pages/town.yaml': town.replace('{town.slug}', '{town.slg}'),
    'pages/elm.yaml': page({ route: '/massage-elm', rest: 'town: elm\n' }),
    'pages/the-page-of-stowe.yaml': page({ route: '/massage-stowe', rest: 'town: stowe\n' }),
  });
  expect(errorsIn(run)).toEqual(['pages/town.yaml:1:17  error  unknown-placeholder']);
  expect(run.out).toContain('Did you mean {town.slug}?');
});

test('the route and the list of links are changed, and the towns are not: one mistake, at the route', async () => {
  const changed = (name: string) => files[name]?.replaceAll('/massage-{', '/massage-in-{') ?? '';
  const both = { 'pages/town.yaml': changed('pages/town.yaml'), 'pages/areas.yaml': changed('pages/areas.yaml') };
  const run = await checked(both);
  expect(errorsIn(run)).toEqual(['pages/town.yaml:1:8  error  misspelled-route']);
  expect(run.out).toContain(
    '5 towns have their page at "/massage-{town.slug}", but this file makes "/massage-in-{town.slug}", so no page is there.',
  );
  // After following the hint, only the list is left to change.
  const followed = await checked({ ...both, 'pages/town.yaml': town });
  expect(errorsIn(followed)).toEqual(['pages/areas.yaml:6:73  error  unknown-page']);
  expect(followed.out).toContain('Write:  "/massage-{town.slug}"');
});

test('another page of all towns, to which links lead, is not the one that is gone', async () => {
  const stoves = '/stoves-{town.slug}';
  const run = await checked({
    'pages/town.yaml': page({ route: stoves, rest: 'each: towns\n' }),
    'pages/areas.yaml': page({ route: '/areas', sections: toEach(stoves) }),
  });
  expect(errorsIn(run)).toContain('pages/towns/ash.yaml:2:7  error  unknown-page');
  expect(run.out).not.toContain('misspelled-route');
});

test.each([
  ['whose name is like other words', '/massage-stores', 'Check the route, or add the page.'],
  ['whose name is misspelled in it', '/massage-stow', 'Did you mean "/massage-stow"?'],
])('the page of one town is gone, and there is a page %s', async (_, route, hint) => {
  const run = await checked({
    'pages/town.yaml': town.replace('each: towns', 'each: towns\nspecialty: old'),
    'pages/areas.yaml': page({ route: '/areas', sections: toEach('{town.page}') }),
    'pages/other.yaml': page({ route }),
    ...Object.fromEntries(
      names.map((name) => {
        const slug = name.toLowerCase();
        const old = name === 'Stowe' ? '' : 'specialties: { old: { opening: Old. } }\n';
        return [`pages/towns/${slug}.yaml`, files[`pages/towns/${slug}.yaml`] + old];
      }),
    ),
  });
  expect(errorsIn(run)).toEqual(['pages/towns/stowe.yaml:2:7  error  unknown-page']);
  expect(run.out).toContain(`\n  ${hint}`);
});

test('half of the towns are changed: the mistake is in the files of the others', async () => {
  const run = await checked({
    'pages/town.yaml': town.replace('/massage-', '/massage-in-'),
    'pages/areas.yaml': page({ route: '/areas', sections: toEach('{town.page}') }),
    ...Object.fromEntries(
      ['Ash', 'Birch', 'Dover'].map((name) => [
        `pages/towns/${name.toLowerCase()}.yaml`,
        townFile(name, `/massage-in-${name.toLowerCase()}`),
      ]),
    ),
  });
  expect(errorsIn(run)).toEqual(['elm', 'stowe'].map((slug) => `pages/towns/${slug}.yaml:2:7  error  unknown-page`));
});

test('one town has a page of its own, and the others are still one mistake', async () => {
  const run = await checked({
    'pages/town.yaml': town.replace('/massage-', '/visit-'),
    'pages/towns/stowe.yaml': townFile('Stowe', '/areas'),
  });
  expect(errorsIn(run)).toEqual(['pages/town.yaml:1:8  error  misspelled-route']);
});

test('another page of the towns, to which nothing links, is not the one that is gone if it is for few of them', async () => {
  const run = await checked({
    'pages/town.yaml': page({ route: '/stoves-{town.slug}', rest: 'each: towns\nspecialty: stoves\n' }),
    'pages/towns/ash.yaml': `${files['pages/towns/ash.yaml']}specialties: { stoves: { opening: Old. } }\n`,
  });
  expect(run.out).not.toContain('misspelled-route');
  expect(errorsIn(run)).toContain('pages/towns/ash.yaml:2:7  error  unknown-page');
});

const without = (name: string) => townFile(name, '').replace('page: \n', '');

test('a town without a page gets an example that is like the pages of the others', async () => {
  const run = await checked({ 'pages/towns/stowe.yaml': without('Stowe') });
  expect(errorsIn(run)).toEqual(['pages/towns/stowe.yaml:1:1  error  missing-property']);
  expect(run.out).toContain('Add "page:" (the route of the main page for this town). For example: /massage-stowe\n');
  expect(errorsIn(await checked({ 'pages/towns/stowe.yaml': `${without('Stowe')}page: /massage-stowe\n` }))).toEqual(
    [],
  );
});

test.each(['{town.slug}', '{ town.slug }'])(
  'towns that all lack their page get examples like the route of the file that makes one for each, with %s',
  async (mark) => {
    const all = names.map((name) => [`pages/towns/${name.toLowerCase()}.yaml`, without(name)]);
    const run = await checked({ 'pages/town.yaml': town.replace('{town.slug}', mark), ...Object.fromEntries(all) });
    expect(run.out).toContain('For example: /massage-ash\n');
  },
);

test('a town in the list of site.yaml gets such an example too', async () => {
  const entries = names.map((name) => {
    const slug = name.toLowerCase();
    return `  - { name: ${name}, slug: ${slug},${name === 'Elm' ? '' : ` page: /in-${slug},`} center: { latitude: 44.1, longitude: -72.5 } }\n`;
  });
  const { generate } = await project('small', { 'site.yaml': withTowns(`towns:\n${entries.join('')}`) });
  expect((await generate('check')).out).toContain('For example: /in-elm\n');
});

test('the example changes no word of a route that begins with a slug', async () => {
  const towns = ['Plum', 'Ash'].map((name) => {
    const own = name === 'Plum' ? ' page: /plumber-in-plum,' : '';
    return `  - { name: ${name}, slug: ${name.toLowerCase()},${own} center: { latitude: 44.1, longitude: -72.5 } }\n`;
  });
  const { generate } = await project('small', { 'site.yaml': withTowns(`towns:\n${towns.join('')}`) });
  expect((await generate('check')).out).toContain('For example: /plumber-in-ash\n');
});

test('without any other page of a town, the example is the home page', async () => {
  const { generate } = await project('small', {
    'site.yaml': withTowns('towns: pages/towns\n'),
    'pages/towns/ash.yaml': without('Ash'),
  });
  expect((await generate('check')).out).toContain('For example: /\n');
});

test.each(['/Massage-Ash', '/massage ash', 'mailto:ash'])(
  'a wrong address in a town is one mistake: %s',
  async (route) => {
    const run = await checked({
      'pages/towns/ash.yaml': townFile('Ash', route),
      'pages/areas.yaml': page({ route: '/areas', sections: toEach('{town.page}') }),
    });
    expect(errorsIn(run)).toEqual(['pages/towns/ash.yaml:2:7  error  bad-address']);
  },
);
