import { expect, test } from 'vitest';
import { outputFile } from '../../generator/plan/routes/address.ts';
import { SiteBuilder } from '../../generator/workshop/dev/builder.ts';
import { expectFresh } from '../harness/commands/dev-builder.ts';
import { type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { openedSite } from '../harness/commands/opened-site.ts';
import { photo } from '../harness/project/photo.ts';
import { threePosts } from '../harness/project/posts.ts';
import { forgetfulTools } from '../harness/project/shared-tools.ts';

const site = 'site.yaml';

/** A page that was opened, others of its definition, and pages of their own. */
const someRoutes = [
  '/stoves/peacham',
  '/stoves/town-7',
  '/stoves/barnet',
  '/',
  '/prices',
  '/find',
  '/news',
  '/news/2',
  '/news/soot',
  '/chimneys/peacham',
];

const special = `specialHours:
  heading: Other days
  days: [{ dates: 2026-01-03, hours: Closed, reason: Inventory }]
  announce: { days: 7, label: News, close: Close the news }

words:`;

/** What a builder shows of some pages, and where an address without one leads. */
async function shownBy(builder: SiteBuilder) {
  const documents = new Map<string, string>();
  for (const route of someRoutes) documents.set(route, String(await builder.file(outputFile(route))));
  return documents.set('/old', String(builder.redirect('/old')));
}

/** A builder that knows nothing of the site, after its first build. */
async function freshBuilder({ root }: KeptProject) {
  const fresh = new SiteBuilder({ root, today: '2026-01-01' }, await forgetfulTools());
  const { state } = await fresh.build();
  expect(state).toMatchObject({ report: '' });
  return fresh;
}

const edits: [string, string | RegExp, string][] = [
  ['a phone number', /phone: [\d-]+/, 'phone: 802-555-0177'],
  ['a price', 'One flue: $180', 'One flue: $190'],
  ['what a price is derived from', '90 min: $135', '90 min: $145'],
  ['the name of the business, which other facts name', 'Maple Notch Chimney Sweep', 'Notch Sweeps'],
  ['hours', 'Tuesday: 08:00–16:30', 'Tuesday: 08:00–12:00'],
  ['a word', 'newTab: in another tab', 'newTab: in a new tab'],
  ['a list of towns', 'each: towns, label: "{town.name}"', 'each: towns, near: town, limit: 3, label: "{town.name}"'],
  ['a link', '{ label: Start, to: / }', '{ label: Begin, to: /prices }'],
  ['a link with a name, and what leads there', /photos(: https| \}\])/g, 'pictures$1'],
  ['a draft', '  first:\n', '  first:\n    draft: true\n'],
  ['what is over', 'draft: true', 'until: 2025-12-31'],
  ['a day that is near', /^words:/m, special],
  ['a letter that no text has', 'Clean flues', 'Žlean flues'],
  ['the language', 'language: en-US', 'language: fr-FR'],
  ['a redirect', /^words:/m, 'redirects: { /old: /prices }\n\nwords:'],
  ['where a redirect leads', '/old: /prices', '/old: schedule'],
  ['a link that a redirect leads to', 'schedule: https://calendar', 'schedule: https://dates'],
  ['where the business is', 'latitude: 44.4117', 'latitude: 44.9117'],
  ['the state of the business, in which its towns are', 'region: VT', 'region: NH'],
  ['the address of the site', 'base: /maple-notch', 'base: /notch'],
];

test('after each of many edits of site.yaml, pages show at once what they show after everything is checked', async () => {
  const { site: opened, builder } = await openedSite();
  await opened.write({ ...threePosts, 'roof.jpg': await photo(900, 900) });
  await replaced(opened, 'pages/posts/soot.yaml', 'What we say of soot.', '"{business.name}, of soot."');
  await replaced(opened, 'pages/find.yaml', 'to: photos', 'to: schedule');
  expect(await builder.build()).toMatchObject({ state: { report: '' } });
  for (const [what, from, to] of edits) {
    await replaced(opened, site, from, to);
    const shown = await builder.show(site);
    expect(shown?.state.kind, what).toBe('ok');
    expect(shown?.changed, what).toContain('/stoves/town-19');
    const fresh = await freshBuilder(opened);
    expect(await shownBy(builder), what).toEqual(await shownBy(fresh));
  }
  const [{ changed }] = await expectFresh(opened, builder);
  expect(changed).toEqual([]);
});

test('a rehearsal of edits changes nothing that is shown', async () => {
  const { site: opened, builder } = await openedSite();
  const before = await shownBy(builder);
  const { known } = builder;
  await builder.rehearse();
  expect(await shownBy(builder)).toEqual(before);
  expect(builder.known).toBe(known);
  await replaced(opened, site, /phone: [\d-]+/, 'phone: 802-555-0177');
  expect(await builder.show(site)).toMatchObject({ state: { report: '' } });
  expect(await shownBy(builder)).toEqual(await shownBy(await freshBuilder(opened)));
  await expectFresh(opened, builder);
});

test('a picture that is new to the site is shown at once', async () => {
  const { site: opened, builder, page } = await openedSite();
  await opened.write({
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  });
  await builder.build();
  await replaced(opened, site, 'mark: stones', 'logo: logo.svg');
  expect(await builder.show(site)).toMatchObject({ state: { kind: 'ok' } });
  expect(await page('town-7')).toContain('/assets/logo');
  await expectFresh(opened, builder);
});

test('a text of a town that names a fact shows it as it is now', async () => {
  const { site: opened, builder, page } = await openedSite();
  await replaced(opened, 'pages/towns/peacham.yaml', /Old farmhouses.*(?= \})/, '"Call {contact.phone}."');
  expect(await builder.build()).toMatchObject({ state: { report: '' } });
  await replaced(opened, site, /phone: [\d-]+/, 'phone: 802-555-0177');
  expect(await builder.show(site)).toMatchObject({ state: { report: '' } });
  expect(await page()).toContain('Call 802-555-0177.');
  await expectFresh(opened, builder);
});

test.each([
  ['a link to a page that is missing', 'to: /find', 'to: /fnd', 'unknown-page'],
  ['a link that has no name anymore', /^ {2}photos: .*\n/m, '', 'unknown-link'],
  ['a redirect', /^words:/m, 'redirects: { /old: /prces }\n\nwords:', 'unknown-page'],
  ['a word that an open page needs', /^ {2}breadcrumb: .*\n/m, '', 'missing-property'],
  ['a placeholder', '{business.name}, since', '{business.nme}, since', 'unknown-placeholder'],
  ['a form', 'Monday: 08:00–16:30', 'Monday: 8 to noon-ish', 'wrong-form'],
])('a mistake in site.yaml is shown at once: %s', async (_, from, to, id) => {
  const { site: opened, builder, page } = await openedSite();
  await replaced(opened, site, from, to);
  const shown = await builder.show(site);
  expect(shown?.state).toMatchObject({ kind: 'problems', problems: [{ id, location: { file: site } }] });
  expect(await page()).toContain('Old farmhouses');
  const [{ state }] = await expectFresh(opened, builder);
  expect(state.kind).toBe('problems');
});

test('a mistake that a change of site.yaml makes in a page is left to the check', async () => {
  const { site: opened, builder } = await openedSite();
  await replaced(opened, site, /^ {2}stove:\n(?: {4}.*\n)+/m, '');
  expect(await builder.show(site)).toBeNull();
  const [{ state }] = await expectFresh(opened, builder);
  expect(state).toMatchObject({ kind: 'problems', problems: [{ location: { file: 'pages/prices.yaml' } }] });
});

test('a mistake in a draft of site.yaml, without which the site may be right, is left to the check', async () => {
  const { site: opened, builder } = await openedSite();
  await replaced(opened, site, '  first:\n', '  first:\n    draft: true\n');
  await builder.build();
  await replaced(opened, site, 'duration: 75 min', 'duraton: 75 min');
  expect(await builder.show(site)).toBeNull();
  await expectFresh(opened, builder);
});

/** A section about a service that only its writer sees. */
const draftAbout = (service: string) => `  - type: pricing
    draft: true
    heading: Soon
    service: ${service}
    book: Ask
`;

test('a mistake that only a draft in a page causes is left to the check', async () => {
  const { site: opened, builder } = await openedSite();
  await replaced(
    opened,
    site,
    /^ {2}stove:/m,
    '  zeta: { name: Zeta, description: New., prices: { 60 min: $95 }, booking: schedule }\n  stove:',
  );
  await replaced(opened, 'pages/prices.yaml', /$/, draftAbout('zeta'));
  expect(await builder.build()).toMatchObject({ state: { report: '' } });
  await replaced(opened, site, /^ {2}zeta:/m, '  zetta:');
  expect(await builder.show(site)).toBeNull();
  await expectFresh(opened, builder);
});

test('a mistake is left to the check if towns name facts, because it may be in one of them', async () => {
  const { site: opened, builder } = await openedSite();
  await replaced(opened, 'pages/towns/town-8.yaml', /Old farmhouses.*(?= \})/, '"{services.stove.name} for all."');
  expect(await builder.build()).toMatchObject({ state: { report: '' } });
  await replaced(opened, site, /^ {2}stove:/m, '  stowe:');
  const shown = await builder.show(site);
  const [{ state }] = await expectFresh(opened, builder);
  expect(shown?.state ?? state).toEqual(state);
});

test('a mistake in a town is still there after one in site.yaml came and went', async () => {
  const { site: opened, builder } = await openedSite();
  await replaced(opened, 'pages/towns/town-3.yaml', 'name: ', 'nme: ');
  expect(await builder.show('pages/towns/town-3.yaml')).toMatchObject({ state: { kind: 'problems' } });
  await replaced(opened, site, 'Monday: 08:00–16:30', 'Monday: 8 to noon-ish');
  expect(await builder.show(site)).toBeNull();
  await replaced(opened, site, 'Monday: 8 to noon-ish', 'Monday: 08:00–16:30');
  expect(await builder.show(site)).toBeNull();
  await expectFresh(opened, builder);
});

test('a page with a mistake that was shown before it was checked does not end the builder later', async () => {
  const { site: opened, builder } = await openedSite();
  await replaced(opened, 'pages/find.yaml', 'to: photos', 'to: zed');
  await replaced(opened, site, '  photos:', '  zed: https://zed.example.com\n  photos:');
  expect(await builder.build()).toMatchObject({ state: { report: '' } });
  await replaced(opened, site, '  zed:', '  zett:');
  expect(await builder.show(site)).toMatchObject({ state: { kind: 'ok' } });
  const asset = builder.file('assets/of-no-page.jpg');
  await replaced(opened, site, '  zett:', '  zed:');
  await builder.show(site);
  await builder.build();
  expect(await asset).toBeNull();
});
