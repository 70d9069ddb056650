import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { reportOn, siteReportOf } from './report-on.ts';

const drains = page({ route: '/drains-{town.slug}', rest: 'each: towns\nspecialty: drains\n' });
const berlin = 'name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.6 }';

test.each([
  ['two towns with one slug', berlin.replace('berlin', 'barre'), 'duplicate-town', 'Barre'],
  ['a lost minus sign', berlin.replace('-72.6', '72.6'), 'far-town', '5,963 miles'],
  ['a page about another town', berlin.replace('page: /', 'page: /drains-barre'), 'other-town', 'about Barre'],
  ['a misspelled specialty', `${berlin}, specialties: { drain: { a: B } }`, 'unused-specialty', '"drain"'],
])('%s is reported where the town is listed', async (_, town, id, words) => {
  const site = await siteWith(['navigation:', `  - { ${town} }\nnavigation:`]);
  const report = await reportOf({ 'site.yaml': site, 'pages/drains.yaml': drains });
  expect(report).toMatch(new RegExp(`^\nsite.yaml:26:\\d+ {2}error {2}${id}\n.*${words}`));
});

const denver = 'name: Denver, slug: denver, page: /, center: { latitude: 39.7, longitude: -104.9 }';

test('a town may be far away if it says which state it is in', async () => {
  const withTown = (town: string) => siteWith(['navigation:', `  - { ${town} }\nnavigation:`]);
  const far = await reportOf({ 'site.yaml': await withTown(denver) });
  expect(far).toContain('Denver would be 1,682 miles away.');
  expect(far).toContain('Check the longitude. If it is right, give the town its state: "region: CO".');
  expect(await reportOf({ 'site.yaml': await withTown(`${denver}, region: UT`) })).toContain('far-town');
  const { generate } = await project('small', { 'site.yaml': await withTown(`${denver}, region: CO`) });
  expect((await generate('check')).out).not.toContain('far-town');
});

test('a town without its own words for a specialty', async () => {
  const closing = page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\nspecialty: drains\n',
    sections: '  - { type: intro, heading: A, text: "{specialty.closing}" }\n',
  });
  const report = await reportOn(closing);
  expect(report).toContain('{specialty.closing}');
  expect(report).toContain('Barre');
});

test('a page about a town that is not listed', async () => {
  const report = await reportOn(page({ rest: 'town: bare\n' }));
  expect(report).toMatch(/error {2}unknown-town\n.*"bare"/);
  expect(report).toContain('Did you mean "barre"?');
});

test('a phone number without one of its digits', async () => {
  const report = await siteReportOf(['555-0100', '555-010']);
  expect(report).toMatch(/error {2}bad-phone\n.*"phone" has 9 digits; with the country code \+1 it has 10/);
});
