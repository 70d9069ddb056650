import { expect, test } from 'vitest';
import { home, pageNamed, siteWith } from '../harness/messages/audit.ts';
import { type Finding, followHint } from '../harness/messages/follow-hint.ts';
import { project } from '../harness/project/project.ts';
import { setDay } from '../harness/project/set-day.ts';

/** Two pages, of which the first has this section. */
const withSection = (section: string, rest = '') => ({
  'pages/a.yaml': pageNamed('/a', section, rest),
  'pages/home.yaml': home('  - { type: links, heading: Pages, links: [{ label: A, to: /a }] }\n'),
});

/** A text in the given YAML: on a line of its own, between braces, and in quotes. */
const onALine = (yaml: string) => withSection(`  - type: prose\n    heading: More\n    text: ${yaml}\n`);
const inBraces = (yaml: string) => withSection(`  - { type: prose, heading: More, text: ${yaml} }\n`);
const asHeading = (yaml: string) => withSection(`  - { type: prose, heading: ${yaml}, text: A }\n`);

const withSite = async (before: string, after: string) => ({ 'site.yaml': await siteWith([before, after]) });
const withSpecialDay = (dates: string, reason: string) =>
  withSite(
    'hours:',
    `specialHours: { heading: Holidays, days: [{ dates: ${dates}, reason: ${reason}, hours: Closed }] }\nhours:`,
  );
const withSpelling = (counties: readonly string[]) =>
  withSite(
    '  - name: Barre\n',
    `${counties.map((county, index) => `  - { name: Town ${'ABCD'[index]}, slug: town-${index}, page: /, county: ${county}, center: { latitude: 44.2, longitude: -72.${index + 1} } }\n`).join('')}  - name: Barre\n`,
  );

type Files = Record<string, string>;

const cases: readonly [hint: string, make: () => Files | Promise<Files>][] = [
  ['placeholders: a name', () => onALine('Call contact.phone now.')],
  ['placeholders: a name at the start of a text', () => onALine('contact.phone is our number.')],
  ['placeholders: a name between YAML braces', () => inBraces('Call contact.phone now.')],
  ['placeholders: a name in single quotes', () => inBraces("'It''s contact.phone now.'")],
  ['placeholders: a name on the second of two lines', () => onALine('>\n      Call\n      contact.phone now.')],
  ['placeholders: two pairs of braces', () => inBraces('"Call {{contact.phone}} now."')],
  ['placeholders: two pairs of braces on a line', () => onALine('Call {{ contact.phone }} now.')],
  [
    'placeholders: another unit',
    async () => ({
      ...withSection('  - type: prose\n    heading: More\n    text: It is {town.miles} km away.\n', 'town: barre\n'),
      ...(await withSite('center: { latitude: 44.2,', 'center: { latitude: 44.5,')),
    }),
  ],
  ['markdown: bold with a space', () => onALine('Come ** late** if you can.')],
  ['markdown: bold with a space at its start, at the start of a text', () => onALine("'** late** if it''s you.'")],
  ['markdown: bold with a sign at its end', () => onALine('Read this **Note:**ring us.')],
  ['markdown: bold with a sign and a space at its start', () => onALine('Read this **© Small–**now.')],
  ['markdown: a link with a space', () => inBraces('"See [home] (/) now."')],
  ['markdown: a link without its end', () => onALine('"See [home](/ now."')],
  ['markdown: a link with its brackets exchanged', () => onALine('See (home)[/] now.')],
  ['markdown: bold in a heading', () => asHeading('Call **now** please')],
  ['markdown: a link in a heading', () => asHeading('"Call [our prices](/a) please"')],
  ['html: bold', () => onALine('Come <b>late</b> if you can.')],
  ['html: bold at the start of a text', () => onALine('<b>Late</b> is fine.')],
  ['html: bold with quotes in it', () => inBraces('"<b>Late: \\"really\\"</b> is fine."')],
  ['html: a link', () => onALine('Come <a href="/">late</a> if you can.')],
  ['html: a link between YAML braces', () => inBraces('Come <a href=/>late</a> if you can.')],
  ['email-domains', () => withSite('small@example.com', 'small@gmial.com')],
  ['facts: a chat without a country code', () => withSite('links: { ', 'links: { chat: https://wa.me/8025550100, ')],
  ['facts: a chat as dialed from abroad', () => withSite('links: { ', 'links: { chat: https://wa.me/0018025550100, ')],
  ['facts: a chat with another number', () => withSite('links: { ', 'links: { chat: https://wa.me/+18025550101, ')],
  ['special-hours: a holiday on another day', () => withSpecialDay('2030-07-06', 'Fourth of July')],
  ['special-hours: over', () => withSpecialDay('2029-12-24 to 2029-12-26', 'Christmas')],
  ['special-hours: the year of the last day', () => withSpecialDay('2030-12-20 to 2031-12-28', 'Holidays')],
  ['town-names: a spelling', () => withSite('- name: Barre', '- name: "Barer"')],
  ['town-names: a capital', () => withSite('- name: Barre', '- name: barre')],
  ['town-lists: a county', () => withSpelling(['Banks', 'Bank', 'Banks', 'Banks'])],
  [
    'unneeded-acceptance',
    () =>
      withSection(
        '  - { type: prose, heading: More, text: "Half price until March 31, 2029." }\n',
        'accept: { stale: { March 31 2029: We keep it. } }\n',
      ),
  ],
];

/** What a check finds. */
async function findingsIn(files: Files, ...args: string[]): Promise<Finding[]> {
  const { generate } = await project('small', { 'pages/home.yaml': home(), ...files });
  return JSON.parse((await generate('check', '--format', 'json', ...args)).out);
}

const isDictated = (text: string) => (one: Finding) => followHint(text, one).length > 0;

test.each(cases)('a text that is dictated has no fault: %s', async (hint, make) => {
  setDay('2030-04-01');
  const files = await make();
  const rule = hint.split(':')[0];
  const [found] = (await findingsIn(files)).filter((one) => one.id === rule && isDictated(files[one.file] ?? '')(one));
  const file = found?.file ?? '';
  const fixes = found ? followHint(files[file] ?? '', found) : [];
  expect(fixes).not.toEqual([]);
  for (const fixed of fixes) expect(await findingsIn({ ...files, [file]: fixed })).toEqual([]);
});

test('facts of another country', async () => {
  const site = await siteWith(['region: VT, postalCode: "05641", country: US', 'postalCode: "1010", country: NZ']);
  const foundIn = async (text: string) =>
    (await findingsIn({ 'site.yaml': text }, '--launch')).filter(({ message }) =>
      message.endsWith('address is in NZ.'),
    );
  let text = `${site}timeZone: America/Chicago\n`;
  for (const left of [3, 2, 1]) {
    const found = await foundIn(text);
    expect(found).toHaveLength(left);
    [text = ''] = followHint(text, found[0] as Finding);
  }
  expect(await foundIn(text)).toEqual([]);
});

test.each([
  ['on a line', '© 2029 All rights reserved.'],
  ['on two lines', '>\n      ©\n      2029 All rights reserved.'],
  ['on two lines without a sign', 'Copyright ©\n      2029 All rights reserved.'],
  ['in bold', '© **2029** All rights reserved.'],
  ['as an escape', '"\\u00a9\\u00a02029 All rights reserved."'],
  ['with the first year', '"**© 2019**–2029 All rights reserved."'],
])('the year of a copyright line is underlined alone: %s', async (_, yaml) => {
  setDay('2030-04-01');
  const files = onALine(yaml);
  const [found, ...others] = await findingsIn(files);
  expect([found?.hint.split('\n')[0], others]).toEqual(['Write {year} instead.', []]);
  const lines = files['pages/a.yaml'].split('\n');
  const { line, column, endColumn } = found as Finding;
  const before = lines[line - 1] ?? '';
  expect(before.slice(column - 1, endColumn - 1)).toBe('2029');
  const after = `${before.slice(0, column - 1)}{year}${before.slice(endColumn - 1)}`;
  expect(await findingsIn({ ...files, 'pages/a.yaml': lines.with(line - 1, after).join('\n') })).toEqual([]);
});
