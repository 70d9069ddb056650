import { expect, test } from 'vitest';
import { auditOf, type Change, siteWith } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';

/** A site with these towns besides Barre, the city of the business, each with words of its own or none. */
async function siteFor(towns: Record<string, string>, ...changes: Change[]): Promise<string> {
  const entries = Object.entries(towns).map(([name, words], index) => {
    const center = `{ latitude: 44.${index + 10}, longitude: -72.${index + 10} }`;
    return `  - { name: "${name}", slug: town-${index}, page: /, center: ${center}, words: { nb: "${words || 'by the pond'}" } }\n`;
  });
  return siteWith(['navigation:', `${entries.join('')}navigation:`], ...changes);
}

/** A page for the first of those towns. */
const pageWith = (heading: string, title = 'Pipes', town = 'town: town-0') =>
  page({
    route: town.startsWith('each') ? '/{town.slug}' : '/a',
    rest: `${town}\n`,
    sections: `  - { type: intro, heading: "${heading}", text: Up the hill. }\n`,
  }).replace('title: A, description: A', `title: "${title}", description: "All about {town.name}"`);

/** What the rule reports about the towns that a page names. */
const namesIn = (report: string) =>
  [...report.matchAll(/wrong-town\n {2}The (\w+).* names (.*), but the page is for/g)].map(
    ([, what, name]) => `${what}: ${name}`,
  );

const words =
  'Hope Fair Early May Sunday Winter White Gray Price Day Union Long Jackson Commerce Homer Hull Rome Athens'.split(
    ' ',
  );
const common = Object.fromEntries([...words, 'Mary Ann'].map((name) => [name, '']));

test.each([
  'Fair Prices, Written Down',
  'Fair prices, written down',
  'May Is Leak Season',
  'Closed in May',
  'Sunday Calls Wait for Monday',
  'Ready for Winter',
  'White Rust and Gray Pipe',
  'The Price of a New Heater',
  'Day and Night Shutoffs',
  'Union Labor',
  'Jackson Electric Shares Our Yard',
  'Near Jackson Electric',
  'Mary Ann Answers the Phone',
  'Homer’s Pipes',
  'Parts from Homer’s Store',
  'Member of the Chamber of Commerce',
  'The Hull Pump and Pipe Company',
  'Fast, Friendly, Fair',
  'Fair, Written Prices',
  'Drains | Winter',
  'Pipes at Homer’s',
  'In Long, Dry Summers',
  'Known for Fair, Written Prices',
  'Pipes for Union Families',
  'Parts for Jackson Heaters',
  'Friends of Jackson Runners',
  'Near Jackson Runners Club',
  'Drains in Rome I and II',
  'From Hope to Athens, Today',
  'HOMER’S PIPES',
  'NEAR JACKSON ELECTRIC',
  'CLOSED IN MAY',
  'FROM HOPE TO ATHENS',
])('a heading in which the name of a town is only a word: %s', async (heading) => {
  const report = await auditOf({ 'site.yaml': await siteFor(common), 'pages/a.yaml': pageWith(heading) });
  expect(report).toBe('\nNo problems.\n');
});

test.each([
  ['From Rome to Athens', 'Pipes', ['heading: Rome', 'heading: Athens']],
  ['Drains in Rome', 'Pipes', ['heading: Rome']],
  ['Drains in White', 'Pipes', ['heading: White']],
  ['Fair Prices, Hull, VT', 'Pipes', ['heading: Hull']],
  ['Hull Vermont', 'Pipes', ['heading: Hull']],
  ['Jackson Drains', 'Drains in Jackson', ['title: Jackson', 'heading: Jackson']],
  ['Drains | Rome', 'Drains', ['heading: Rome']],
  ['Our Drains', 'Drains – Rome | Small Works', ['title: Rome']],
  ['Drains, Rome', 'Plumber | Rome', ['title: Rome', 'heading: Rome']],
  ['Drains at Rome', 'Pipes', ['heading: Rome']],
  ['Drains throughout Rome and across Hull', 'Pipes', ['heading: Rome', 'heading: Hull']],
  ['Rome Plumber', 'Trusted Plumbing', ['heading: Rome']],
  ['Your Best Rome Drains', 'Drains', ['heading: Rome']],
  ['We Clean Drains', 'Emergency Drains Rome | Small Works', ['title: Rome']],
  ['Pipes for Jackson Runners', 'Drains', ['heading: Jackson']],
  ['Jackson’s Best Drains', 'Pipes', []],
  ["Jackson's Best Drains", 'Drains', ['heading: Jackson']],
  ['Drains in Rome Today', 'Pipes', ['heading: Rome']],
  ['In Rome I clear drains', 'Pipes', ['heading: Rome']],
  ['In Rome I’ll clear drains', 'Pipes', ['heading: Rome']],
  ['In Rome, Dry Summers', 'Pipes', ['heading: Rome']],
  ['DRAINS IN ROME', 'PIPES NEAR HULL, VT', ['title: Hull', 'heading: Rome']],
  ['East Rome Drains', 'County Rome Plumber', []],
  ['Drains in Mid Rome, VT', 'Greater Rome, VT', []],
  ['Drains in Co. Rome, VT', 'Drains in Co Rome, VT', []],
  ['Least Rome Drains', 'Drains', ['heading: Rome']],
  ['Union Labor', 'Drains', []],
  ['On Jackson Street', 'Drains in Jackson', ['title: Jackson']],
  ['Our Drains', 'Jackson Drains', ['title: Jackson']],
])('a heading “%s” under the title “%s” names a town', async (heading, title, expected) => {
  const files = { 'site.yaml': await siteFor({ Dover: '', ...common }), 'pages/a.yaml': pageWith(heading, title) };
  expect(namesIn(await auditOf(files))).toEqual(expected);
});

test.each([
  ['es', 'Fontanero cerca de Hull', ['heading: Hull']],
  ['es', 'Hull: lo que hacemos', []],
  ['de', 'Klempner in Hull', ['heading: Hull']],
  ['pl', 'Hydraulik koło Hull', ['heading: Hull']],
  ['pl', 'Hull Hydraulik', []],
])('in the language %s: %s', async (language, heading, expected) => {
  const site = await siteFor(common, ['language: en-US', `language: ${language}`]);
  expect(namesIn(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageWith(heading) }))).toEqual(expected);
});

test('a word that the page also writes in lowercase is not a town, except before the state', async () => {
  const site = await siteFor(common);
  const headings = ['A Phone Call from Hope', 'Drains in Hope, VT'].map((heading) =>
    pageWith(heading).replace('Up the hill', 'We hope so').replace('town-0', 'town-1'),
  );
  const reports = await Promise.all(headings.map((file) => auditOf({ 'site.yaml': site, 'pages/a.yaml': file })));
  expect(reports.map(namesIn)).toEqual([[], ['heading: Hope']]);
});

test.each([
  ['Cañon City', 'Old Cañon City lines.', 'From Dover to Cañon City'],
  ['Cañon City', '', 'From Dover to Canon City'],
  ['O’Neal’s Crossing', 'The O’Neal’s Crossing lines.', 'From Dover to O’Neal’s Crossing'],
  ['O’Neal’s Crossing', '', "From Dover to O'Neal's Crossing"],
  ['St. Marys', 'Old St. Marys lines.', 'From Dover to St. Marys'],
  ['St. Marys', '', 'From Dover to Saint Marys'],
  ['Concord (Cobb)', 'Old Concord (Cobb) lines.', 'From Dover to Concord (Cobb)'],
  ['Concord (Cobb)', '', 'From Dover to Concord'],
  ['Riverton, Hall County', 'Old Riverton, Hall County lines.', 'From Dover to Riverton'],
])('the town %s is known by its name, whatever its words say: %s', async (name, nb, heading) => {
  const site = await siteFor({ [name]: nb, Dover: '', Salem: '' });
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageWith(heading) })).toBe('\nNo problems.\n');
  const other = pageWith(heading.replace(/to .*/, 'to Salem'));
  expect(namesIn(await auditOf({ 'site.yaml': site, 'pages/a.yaml': other }))).toContain('heading: Salem');
});

test('the names of the business and of what it sells may have the name of a town in them', async () => {
  const site = await siteFor(
    { Dover: '', Early: '', Drain: '' },
    ['Small Works', 'Early Bird Plumbing'],
    ['name: Leak', 'name: Drain Cleaning'],
  );
  const own = pageWith('Drain cleaning in Drain Cleaning', 'Early Bird Plumbing');
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': own })).toBe('\nNo problems.\n');
  const near = pageWith('Our Drains', 'Plumber near Early, VT | Early Bird Plumbing');
  expect(namesIn(await auditOf({ 'site.yaml': site, 'pages/a.yaml': near }))).toEqual(['title: Early']);
});

test('a word of a town is reported once, in the town, and each wrong town by itself', async () => {
  const site = await siteFor({ Dover: 'Hull', Hull: 'Rome', Rome: 'Rome' });
  const file = pageWith('We See {town.words.nb}', 'Drains near {town.words.nb}', 'each: towns\nspecialty: drains');
  const all = site.replaceAll('words: {', 'specialties: { drains: { opening: Drains. } }, words: {');
  const report = await auditOf({
    'site.yaml': all.replace('opening: Drains. } }\n', 'opening: Drains. } }\n    words: { nb: Barre }\n'),
    'pages/a.yaml': file,
  });
  expect(report.match(/^site.*wrong-town\n.*/gm)).toEqual([
    'site.yaml:27:154  warning  wrong-town\n  The title of /town-0 names Hull, but the page is for Dover.',
    'site.yaml:28:153  warning  wrong-town\n  The title of /town-1 names Rome, but the page is for Hull.',
  ]);
  expect(report).toContain('  Write {town.name}, which is right on the page of any town.');
});
