import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { manyTowns, words } from '../harness/project/many-towns.ts';
import { buildsAsFresh } from '../harness/project/random-edit.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

const town = (name: string) => `pages/towns/${name}.yaml`;

/** How many of a check and a build look at all towns. */
const lookingAtAll = { 'one town': 0, 'one town in a check': 1, everything: 2 };

/** Counts how often all towns are checked together, until the test ends. */
async function checksOfAllTowns(): Promise<() => number> {
  const check = vi.spyOn(await sharedTools(), 'check');
  onTestFinished(() => check.mockRestore());
  return () => {
    const all = check.mock.calls.filter(([{ towns }]) => towns.length > 50).length;
    check.mockClear();
    return all;
  };
}

/**
 * A site of many towns that was built once, and what each of its next builds may look at.
 *
 * @param changed returns the files that replace or join its files
 */
async function builtSite(changed: (files: Record<string, string>) => Record<string, string> = () => ({})) {
  const files = await manyTowns();
  const site = await keptProject('chimney-sweep', { ...files, ...changed(files) });
  const first = await site.build();
  expect(first, first.out).toMatchObject({ exit: 0, err: '' });
  // What was written just before a build counts as changed in the next one.
  await site.build();
  const count = await checksOfAllTowns();
  let edits = 0;
  /** Expects also that nothing is wrong, unless a mistake is expected. */
  const expectSame = async (what: string, looksAt: keyof typeof lookingAtAll, isMistake = false) => {
    count();
    const checked = await site.check();
    const inCheck = count();
    expect(checked, what).toEqual(await site.freshCheck());
    const inFreshCheck = count();
    expect(await buildsAsFresh(site, what), what).toBe(!isMistake);
    // With nothing to take over, a build looks at all towns as often as a check.
    const inBuild = count() - inFreshCheck;
    expect([inCheck, inBuild].filter((times) => times > 0).length, what).toBe(lookingAtAll[looksAt]);
  };
  return {
    site,
    expectSame,
    edit: async (name: string, what: string) => {
      edits += 1;
      await replaced(site, town(name), /(opening: \w+)/, `$1 again${'xyz'[edits % 3]}`);
      await expectSame(what, 'one town');
    },
  };
}

test('after edits of words, only the pages of their towns are looked at', async () => {
  const { site, expectSame, edit } = await builtSite();
  await edit('peacham', 'one town');
  await edit('peacham', 'the same again');
  await edit('town-2', 'another town');

  await replaced(site, town('peacham'), 'opening:', '# A note.\n    opening:');
  await expectSame('a note alone', 'one town');
  await replaced(site, town('peacham'), /$/, 'words: { road: the old road }\n');
  await expectSame('the first words that all pages may name', 'one town');
  await replaced(site, town('peacham'), 'opening: ', 'opening: Café ');
  await expectSame('a new letter', 'everything');
  await edit('peacham', 'with that letter');
  expect(await site.build('--verify')).toMatchObject({ exit: 0, err: '' });
});

test('two pages of an edited town may share a file, such as the styles of the popup', async () => {
  const { site, edit } = await builtSite((files) => {
    const stoves = (files['pages/stoves.yaml'] ?? '').replace(
      'description: "{town.miles} miles from our door."',
      'description: "{town.name} is {town.miles} miles from our door."',
    );
    const liners = stoves
      .replace('/stoves/{town.slug}', '/liners/{town.slug}')
      .replace('Stoves in', 'Liners for stoves in')
      .replace('Stove repair in {town.name}, VT', 'Stove liners in {town.name}, VT')
      .replace('In {town.name}', 'Near {town.name}')
      .replace(
        '{town.name} is {town.miles} miles from our door.',
        '{town.name}: {town.miles} miles from our door to yours.',
      )
      .replace('{specialty.local}', '{specialty.opening}')
      .replace('keywords: stove repair', 'keywords: stove liners');
    const popup =
      'popup: { heading: New here?, text: We answer within a day., specials: [A first visit is calm], accept: { label: See prices, to: / }, decline: Later, close: Close, delay: 3000, times: 3 }\n';
    return {
      'site.yaml': `${files['site.yaml']}${popup}`,
      'pages/stoves.yaml': stoves,
      'pages/liners.yaml': liners,
    };
  });
  await edit('peacham', 'one town');
  expect(await readdir(join(site.root, 'dist/assets'))).toContainEqual(expect.stringMatching(/^popup-.*\.css$/));
});

test('what is reported about an edited town, or about others because of it, is looked for on all pages', async () => {
  const { site, expectSame, edit } = await builtSite();
  await replaced(site, town('peacham'), 'opening: ', 'opening: Until May 5, 2020, stoves smoke. ');
  await expectSame('a date that is over', 'everything');
  expect((await site.build()).out).toContain('stale');
  await replaced(site, town('peacham'), 'smoke', 'steam');
  await expectSame('words beside that date', 'everything');
  await edit('town-2', 'another town, while that is found');
  await replaced(site, town('peacham'), 'Until May 5, 2020, stoves steam. ', '');
  await expectSame('the date is gone', 'everything');

  const local = /local: .*/;
  const [own = ''] = (await site.text(town('peacham'))).match(local) ?? [];
  await replaced(site, town('peacham'), local, `local: ${words('Kelbvador')}`);
  await expectSame('a copy of the words of another town', 'everything');
  await edit('town-2', 'a third town');
  await replaced(site, town('barnet'), local, `local: ${words('Kelbvador')}`);
  await expectSame('a second copy, with which three towns have those words', 'everything');
  expect((await site.build()).out).toContain('3 towns with pages like these');
  await replaced(site, town('town-1'), 'opening: ', 'opening: Now ');
  await expectSame('the original', 'everything');
  await replaced(site, town('peacham'), local, own);
  await expectSame('no copy', 'everything');
  await edit('peacham', 'after that');
});

test('mistakes, and edits of more than words, are looked for in the whole site', async () => {
  const { site, expectSame, edit } = await builtSite();
  const right = await site.text(town('peacham'));
  for (const [what, wrong] of [
    ['a placeholder', right.replace('opening: ', 'opening: "{unknown}" # ')],
    ['YAML', right.replace('opening: ', 'opening: "')],
    ['a property', right.replace('specialties:', 'special:')],
    ['a specialty', right.replace('stoves:', 'stove:')],
  ] as const) {
    await site.write({ [town('peacham')]: wrong });
    await expectSame(what, 'everything', true);
  }
  await site.write({ [town('peacham')]: right });
  await edit('peacham', 'no mistake');

  await replaced(site, town('town-1'), 'name: Kelbvador', 'name: Groton');
  await expectSame('a name that the footer of others has', 'everything');
  await edit('town-2', 'words beside that date');
  await replaced(site, town('town-1'), '44.505', '43.505');
  await expectSame('a place', 'everything');
  await edit('town-2', 'words without that town nearby');
  await replaced(site, town('barnet'), 'opening: River', 'opening: The river');
  await expectSame('the first town', 'one town');
  await replaced(site, 'pages/prices.yaml', /^name: .*/m, 'name: What We Ask');
  await expectSame('a page', 'everything');
  await edit('peacham', 'after a page');
});

test('words that other pages show are looked for in the whole site', async () => {
  const { site, expectSame } = await builtSite();
  const list =
    '  - { type: prose, heading: "{town.name}", each: towns, specialty: stoves, text: "{specialty.opening}" }\n';
  await replaced(site, 'pages/prices.yaml', /$/, list);
  await expectSame('a list of all words', 'everything');
  await replaced(site, town('peacham'), 'opening: ', 'opening: Now ');
  await expectSame('words in that list', 'everything');
});

test('the record and the sitemap have the day of a page whose words have changed', async () => {
  const { site, expectSame, edit } = await builtSite();
  await site.write({
    '.published.json': (await site.files()).get('published.json')?.replaceAll(/20\d\d-/g, '2020-') ?? '',
  });
  await replaced(site, 'site.yaml', /^/, 'host: caddy\n');
  await expectSame('a record, and a host that sends compressed files', 'everything');
  await edit('peacham', 'words that are published');
  await edit('peacham', 'words that changed on that day');
  await site.remove('dist/stoves/town-1.html');
  await replaced(site, town('peacham'), 'opening: ', 'opening: Lately ');
  await expectSame('a file that was deleted', 'one town in a check');
});

test('the words of a town are compared with the names of others as they are filled in', async () => {
  const { site, expectSame } = await builtSite();
  await replaced(site, town('town-3'), /^name: .*/m, 'name: "{brand.shortName} Heights"');
  await replaced(site, 'pages/stoves.yaml', 'heading: "In {town.name}"', 'heading: "{specialty.opening}"');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.build();
  const name = /shortName: ([\w ]+)/.exec(await site.text('site.yaml'))?.[1] ?? '';
  await replaced(site, town('town-2'), 'opening: ', `opening: Evenings in ${name} Heights, VT. `);
  expect((await site.freshCheck()).out).toContain('  wrong-town\n');
  await expectSame('another town', 'everything');
});

test('a redirect to an address with the words of a town follows them', async () => {
  const { site, expectSame } = await builtSite();
  const redirect = '/map-{town.slug}: "https://maps.example.com/{town.words.place}"';
  await replaced(site, 'site.yaml', /$/, `redirects:\n  ${redirect}\n`);
  const towns = (await readdir(join(site.root, 'pages/towns'))).map((file) => `pages/towns/${file}`);
  for (const file of towns) await replaced(site, file, /$/, 'words: { place: hill }\n');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.build();
  await replaced(site, town('town-2'), 'place: hill', 'place: valley');
  await expectSame('the place of a town', 'everything');
  expect(await site.text('dist/_redirects')).toContain('/map-town-2 https://maps.example.com/valley ');
});

test('words that messages about other files depend on are looked for in the whole site', async () => {
  const { site, expectSame } = await builtSite();
  const builtTwice = async () => {
    expect(await site.build()).toMatchObject({ exit: 0 });
    await site.build();
  };
  // Its first page must come before others with that price.
  for (const file of ['site.yaml', 'pages/stoves.yaml']) await replaced(site, file, '/stoves/', '/flues/');
  const right = 'Stove repair for 60 min is $95.';
  await replaced(site, 'pages/stoves.yaml', /$/, `  - { type: prose, heading: Costs, text: "${right}" }\n`);
  await replaced(site, 'pages/prices.yaml', 'What it costs.', right.replace('95', '96'));
  await builtTwice();
  expect((await site.build()).out).toMatch(/ \$95 on \/flues\/barnet\.\n(?: .*\n)* {2}pages\/stoves\.yaml:/);
  await replaced(site, town('barnet'), 'opening: ', `opening: ${right} `);
  await expectSame('the right price, which that page now has in the words of its town', 'everything');

  await replaced(site, 'pages/stoves.yaml', right, `Mind the \${specialty.opening}`);
  await replaced(site, town('barnet'), `${right} `, '');
  await builtTwice();
  expect((await site.build()).out).toContain('would read “$River damp is hard on flues.”');
  await replaced(site, town('barnet'), 'River', 'Valley');
  await expectSame('what a placeholder prints', 'everything');
});
