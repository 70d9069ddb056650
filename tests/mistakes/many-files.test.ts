import { expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';
import { barnet, site } from './report-on-towns.ts';

const names = ['Ash', 'Birch', 'Cañon City', 'Center', 'Dover', 'Elm', 'Page'];
const slugs = ['ash', 'birch', 'canon-city', 'center', 'dover', 'elm', 'page'];

type Change = (file: string, slug: string, index: number) => string;

/** What `check` prints about a site with these towns, each in a file that is changed. */
const reportOn = (change: Change, ...options: string[]) => reportOnTowns(slugs, names, change, {}, ...options);

async function reportOnTowns(
  ofTowns: readonly string[],
  called: readonly string[],
  change: Change,
  more: Record<string, string>,
  ...options: string[]
) {
  const towns = ofTowns.map((slug, index) => {
    const file = barnet.replace('name: Barnet', `name: ${called[index]}`);
    return [`pages/towns/${slug}.yaml`, change(file, slug, index)] as const;
  });
  const { generate } = await project('chimney-sweep', { 'site.yaml': site, ...Object.fromEntries(towns), ...more });
  return (await generate('check', ...options)).out;
}

const otherRoute = (file: string, slug: string) => file.replace(/page: .*/, `page: /sweeper-${slug}`);

test.each([
  ['that is the same in each', (file: string) => file.replace('center:', 'centre:'), 'unknown-property'],
  ['about the name of a town', otherRoute, 'unknown-page'],
  ['about an unquoted name', (file: string) => file.replace(/name: (.*)/, 'name: $1, VT'), 'town-with-state'],
])('a mistake %s is shown in three files, and the others are counted', async (_, change, id) => {
  const report = await reportOn(change);
  expect(report.match(new RegExp(`error  ${id}\n`, 'g'))).toHaveLength(3);
  expect(report).toMatch(
    /\n {2}The same problem is in 4 more files, such as \S+center\.yaml, \S+dover\.yaml, and \S+elm\.yaml\. /,
  );
  expect(report).toMatch(/\b7 errors in 7 files/);
});

test('the other formats list every one of them', async () => {
  const found = JSON.parse(await reportOn(otherRoute, '--format', 'json')) as { file: string }[];
  expect(found.map(({ file }) => file)).toEqual(slugs.map((slug) => `pages/towns/${slug}.yaml`));
  expect((await reportOn(otherRoute, '--format', 'github')).match(/^::error /gm)).toHaveLength(7);
});

test('different mistakes are all shown', async () => {
  const report = await reportOn((file, slug) => file.replace(/page: .*/, `page: /${slug.length}${slug.slice(1)}`));
  expect(report.match(/error {2}unknown-page\n/g)).toHaveLength(7);
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** What is printed about 26 towns with files of their own. */
const reportOnMany = (change: Change, more = {}) =>
  reportOnTowns(
    letters.map((letter) => `${letter}-town`),
    letters.map((letter) => `${letter.toUpperCase()} Town`),
    change,
    more,
  );

const farAway: Change = (file, _, index) => file.replace(/longitude: \S+/, `longitude: ${72 + index / 100}`);
const unquoted: Change = (file, slug, index) => `${file}words:\n  road: {town.name} is ${index} miles from ${slug}\n`;

test.each([
  ['wrong coordinates', 'far-town', farAway],
  ['texts that need quotes', 'unquoted-placeholder', unquoted],
])('%s in many files are one mistake, though no two are alike', async (_, id, change) => {
  const report = await reportOnMany((file, slug, index) => (index < 11 ? change(file, slug, index) : file));
  expect(report.match(new RegExp(`error  ${id}\n`, 'g'))).toHaveLength(3);
  expect(report).toMatch(/The same problem is in 8 more files, such as \S+d-town\.yaml, /);
});

/** Only two towns are in each place, and each warning names two others. */
const inPairs: Change = (file, _, index) =>
  file.replace(/latitude: \S+/, `latitude: 44.${10 + Math.floor(index / 2)},`).replace('name: A', "name: Ab's A");
const bold: Change = (file, _, index) =>
  file.replace(/opening: .*/, `opening: Flues are <b>${letters.slice(0, index + 1).join(' ')}</b>. }`);

test.each([
  ['coordinates of another town', 'warning  same-coordinates', inPairs, 10],
  ['words in HTML', 'error  html', bold, 23],
])('%s in many files are one mistake, though each names other words', async (_, head, change, others) => {
  const report = await reportOnMany(change);
  expect(report.match(new RegExp(`${head}\n`, 'g'))).toHaveLength(3);
  expect(report).toContain(`The same problem is in ${others} more files, such as `);
});

test('pages of other towns in many files are one mistake, though each names other towns', async () => {
  const pages = letters.map((letter) => [
    `pages/${letter}.yaml`,
    page({ route: `/in-${letter}`, rest: `town: ${letter}-town\n` }),
  ]);
  const ofNext: Change = (file, _, index) =>
    file.replace(/page: .*/, `page: /in-${letters[(index + 1) % letters.length]}`);
  const report = await reportOnMany(ofNext, Object.fromEntries(pages));
  expect(report.match(/error {2}other-town\n/g)).toHaveLength(3);
  expect(report).toContain('The same problem is in 23 more files, such as ');
});

test('different HTML in many files is shown for each kind', async () => {
  const report = await reportOnMany((file, slug, index) =>
    index % 2 === 0 ? bold(file, slug, index) : bold(file, slug, index).replaceAll('b>', 'i>'),
  );
  expect(report.match(/would read “<b>”/g)).toHaveLength(3);
  expect(report.match(/would read “<i>”/g)).toHaveLength(3);
});

test('a placeholder that is wrong in many files is counted in each of them, and each message names its own town', async () => {
  const report = await reportOnMany((file) => `${file}words:\n  road: "{town.mile} miles"\n`);
  expect(report.match(/There is no \{town\.mile\} for .*/g)).toEqual(
    ['A Town', 'B Town', 'C Town'].map((town) => `There is no {town.mile} for ${town}.`),
  );
  expect(report).toContain('The same problem is in 23 more files, such as pages/towns/d-town.yaml');
  expect(report).toContain('26 errors in 26 files.');
});

/** A page about each town that shows three words of it. */
const wordsPage = page({
  route: '/{town.slug}',
  rest: 'each: towns\n',
  sections: '  - { type: intro, heading: "{town.words.road}", text: "{town.words.drive} {town.words.place}" }\n',
});
const words = 'words: { road: A, drive: B, place: C }\n';

test.each([1, 2, 8, 25])('a key of a word that is misspelled in %i towns is the mistake', async (count) => {
  const change: Change = (file, _, index) => file + (index < count ? words.replace('drive', 'drve') : words);
  const report = await reportOnMany(change, { 'pages/words.yaml': wordsPage });
  expect(report.match(/Did you mean "drive"\?/g)).toHaveLength(Math.min(3, count));
  expect(report).toContain(`${count} error${count > 1 ? 's' : ''} in ${count} file`);
});

/** Half of the towns have files that are not named after them, as where another state has a town of the same name. */
const ofTwoStates = (change: Change, more = {}) =>
  reportOnTowns(
    letters.map((letter, index) => `${letter}-town${index % 2 ? '-nh' : ''}`),
    letters.map((letter) => `${letter.toUpperCase()} Town`),
    change,
    more,
  );

test.each([
  ['lacks', 'missing-word', '\nwords: { road: A, place: C }\n'],
  [
    'names with a wrong placeholder',
    'unknown-placeholder',
    '\nwords: { road: "{town.mile} miles", drive: B, place: C }\n',
  ],
])('a word that each town %s is one mistake, no matter how its file is named', async (_, id, wrong) => {
  const change: Change = (file, _slug, index) => file + (index < 24 ? wrong : words);
  const report = await ofTwoStates(change, { 'pages/words.yaml': wordsPage });
  expect(report.match(new RegExp(`error  ${id}\n`, 'g'))).toHaveLength(3);
  expect(report).toContain('The same problem is in 21 more files, such as pages/towns/d-town-nh.yaml');
});

test('all words that a town lacks are reported at once', async () => {
  const change: Change = (file, _, index) => file + (index === 0 ? 'words: { road: A }\n' : words);
  const report = await reportOnMany(change, { 'pages/words.yaml': wordsPage });
  expect(report).toContain('A Town has no "drive" or "place" under "words:", and pages need them.');
  expect(report).toContain('Add "drive:" and "place:" under "words:" of A Town, as other towns have them.');
});

/** A page that links to a page that is not there for each of some towns. */
const hub = (count: number) =>
  page({
    sections: `  - type: links
    heading: Towns
    links:
${letters
  .slice(0, count)
  .map((letter) => `      - { label: ${letter.toUpperCase()}, to: /sweeps-in-${letter.repeat(6)}ville }\n`)
  .join('')}`,
  });

test('the same mistake on ten lines of a file is shown on three of them, and all are counted', async () => {
  const report = await reportOnMany((file) => file, { 'pages/a.yaml': hub(10) });
  expect(report.match(/error {2}unknown-page\n/g)).toHaveLength(3);
  expect(report).toMatch(/ {2}The same problem is in 7 more places in this file, such as on lines 12, 13, and 14\. /);
  expect(report).toContain('10 errors in 1 file.');
  const few = await reportOnMany((file) => file, { 'pages/a.yaml': hub(9) });
  expect(few.match(/error {2}unknown-page\n/g)).toHaveLength(9);
});
