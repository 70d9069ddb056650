import { expect, test } from 'vitest';
import { auditOf } from '../harness/messages/audit.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const copied =
  'We clear every drain in {town.name} within the hour and leave the kitchen as we found it. Ask anybody in {town.name} what we charge and how late we come. By {town.words.road}.';

/** A town with so many texts of its own. */
const townWith = (name: string, words: Readonly<Record<string, string>>) =>
  `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: 44.${name.length}, longitude: -72.5 }, words: ${JSON.stringify(words)} }\n`;

const ofBarre = 'Old clay pipes run under every street here, and the roots of the maples find each joint in spring.';
const ofBerlin =
  'By the airport, houses have wells of their own, with pumps that freeze in January unless you drain them.';

test('two pages for one town that show the same text: one of them needs a different one', async () => {
  const served = (more = {}) =>
    `towns:\n${townWith('Barre', { local: ofBarre, ...more })}${townWith('Berlin', { local: ofBerlin, ...more })}`;
  const leaks = drains('{town.words.local}').replaceAll('rains', 'eaks').replace('/deaks', '/leaks');
  const files = {
    'pages/drains.yaml': drains('{town.words.local}'),
    'pages/leaks.yaml': leaks.replace('Deaks', 'Leaks'),
  };
  const report = await auditOf(files, served());
  expect(report.match(/^ {2}Both pages .*$/m)?.[0]).toMatchInlineSnapshot(
    `"  Both pages are about Barre and show its words.local, so more text there would be on both. Give one of them a text of its own instead, such as words.leaks in site.yaml for /leaks-barre."`,
  );
  expect(report).not.toContain('Add about');

  const sump = 'A sump pump that hums all night has a switch that sticks, and ten minutes are enough to free it.';
  const own = { ...files, 'pages/leaks.yaml': leaks.replace('words.local', 'words.leaks') };
  expect(await auditOf(own, served({ leaks: sump }))).not.toContain('/drains');
});

test('a text that was copied to many towns is quoted, with the number of towns', async () => {
  const copied = (name: string) =>
    townWith(name, { local: `${ofBarre} We come to ${name} on Tuesdays and on Fridays.` });
  const page = { 'pages/drains.yaml': drains('{town.words.local}') };
  const three = `towns:\n${['Barre', 'Berlin', 'Calais'].map(copied).join('')}${townWith('Montpelier', { local: ofBerlin })}`;
  const report = await auditOf(page, three);
  expect(report.match(/^ {2}3 towns .*\n.*$/m)?.[0]).toMatchInlineSnapshot(`
    "  3 towns with pages like these have this sentence in words.local, apart from names and numbers:
        “Old clay pipes run under every street here, and the roots of the maples find each joint in spring.”"
  `);
  expect(report).toMatch(
    /^ {2}In words.local in site.yaml, write what is true only of Berlin, and do the same for the other towns\.$/m,
  );
  const two = await auditOf(page, `towns:\n${['Barre', 'Berlin'].map(copied).join('')}`);
  expect(two).toContain('Add about');
});

test('buttons and headings are not among the longest sentences if there are others', async () => {
  const button = '{ label: Book a visit for your drains in {town.name} today, to: booking }';
  const hero = `  - { type: hero, heading: "Drains in {town.name}", text: "${copied}", actions: [${button.replace(/label: ([^,]*)/, 'label: "$1"')}] }\n`;
  const report = await auditOf({ 'pages/drains.yaml': drains('A').replace(/ {2}- \{ type: intro.*\n/, hero) }, towns());
  expect(report.match(/ {4}“.*”/g)).toMatchInlineSnapshot(`
    [
      "    “We clear every drain in Berlin within the hour and leave the kitchen as we found it.”",
      "    “Ask anybody in Berlin what we charge and how late we come.”",
      "    “By Route 62.”",
    ]
  `);
});
