import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, reportOf } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('a placeholder that names nothing', async () => {
  const sections = '  - { type: intro, heading: "By {busines.name}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      There is no {busines.name}.
      5 │ sections:
      6 │   - { type: intro, heading: "By {busines.name}", text: A }
        │                                 ^^^^^^^^^^^^^^
      Did you mean {business.name}? For a brace that is not a placeholder, write {{.

    1 error in 1 file.
    "
  `);
});

test('a placeholder that names a group which site.yaml does not have', async () => {
  const sections = '  - { type: intro, heading: "Only {specials.winter.price}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:35  error  unknown-placeholder
      There is no {specials.winter.price}, because site.yaml has no "specials:".
      5 │ sections:
      6 │   - { type: intro, heading: "Only {specials.winter.price}", text: A }
        │                                   ^^^^^^^^^^^^^^^^^^^^^^^
      Add "specials:" to site.yaml, or write the text without it.

    1 error in 1 file.
    "
  `);
});

test('a placeholder with the name of a property that JavaScript gives every object gets no advice to add it to site.yaml', async () => {
  const sections = '  - { type: intro, heading: A, text: "{services.__proto__.name} {services.constructor.name}" }\n';
  const report = await reportOn(page({ sections }));
  expect(report).toContain('There is no {services.__proto__.name}.');
  expect(report).toContain('There is no {services.constructor.name}.');
});

test('a placeholder for a fact that has no value, and one for a price of a service that is gone', async () => {
  const text = '"Pay by {business.payment}, or {services.flue.prices.Visit}."';
  const report = await reportOn(page({ sections: `  - { type: intro, heading: A, text: ${text} }\n` }));
  expect(report).toContain('{business.payment} has no value.');
  expect(report).toContain('Add "payment:" under "business" in site.yaml, or write the text without it.');
  expect(report).not.toContain('services.leak.prices.Visit');
});

test('a placeholder that is never closed', async () => {
  const sections = '  - { type: intro, heading: "By {business.name", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unclosed-placeholder
      The placeholder {business.name has no closing brace.
      5 │ sections:
      6 │   - { type: intro, heading: "By {business.name", text: A }
        │                                 ^^^^^^^^^^^^^^
      Did you mean {business.name}?

    1 error in 1 file.
    "
  `);
});

test('a placeholder that names a group', async () => {
  const sections = '  - { type: intro, heading: "By {business}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      {business} is a group of facts, not one text.
      5 │ sections:
      6 │   - { type: intro, heading: "By {business}", text: A }
        │                                 ^^^^^^^^^^
      Did you mean {business.name}?

    1 error in 1 file.
    "
  `);
});

test.each([
  ['{navigation.links}', '{navigation.links} is a list, but a placeholder must name one text or number.'],
  ['{hidden}', '{hidden} is true or false, but a placeholder must name text or a number.'],
])('a placeholder that names what no text can show: %s', async (name, message) => {
  const sections = `  - { type: intro, heading: "By ${name}", text: A }\n`;
  const site = await siteWith(['language:', 'hidden: true\nlanguage:']);
  const out = await reportOf({ 'pages/a.yaml': page({ sections }), 'site.yaml': site });
  expect(out).toContain(message);
  expect(out).toContain('Write the words themselves.');
  expect(out).not.toMatch(/group of facts|Name one/);
});

test('what is known in a group is what a placeholder can name', async () => {
  const sections = '  - { type: intro, heading: "By {navigation.zzz}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatch(/Known here: label, open, book\./);
});

test('the state of a town on a page without a town, which is not that of the business', async () => {
  const sections = '  - { type: intro, heading: "In {town.region}", text: A }\n';
  const report = await reportOn(page({ sections }));
  expect(report).toContain('{town.region} needs a town, but this text is not for one.\n');
  expect(report).toContain('Add "town:" with the slug of a town to the page,');
});

test('a town on a page without a town', async () => {
  const sections = '  - { type: intro, heading: "In {town.name}", text: A }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      {town.name} needs a town, but this text is not for one.
      5 │ sections:
      6 │   - { type: intro, heading: "In {town.name}", text: A }
        │                                 ^^^^^^^^^^^
      Add "town:" with the slug of a town to the page, or "each: towns" to the page or to the list item.

    1 error in 1 file.
    "
  `);
});

test('a specialty text that one town does not have', async () => {
  const sections = '  - { type: intro, heading: "{specialty.openning}", text: A }\n';
  const rest = 'each: towns\nspecialty: drains\n';
  expect(await reportOn(page({ route: '/a-{town.slug}', rest, sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:8:30  error  unknown-placeholder
      There is no {specialty.openning} for Barre.
      7 │ sections:
      8 │   - { type: intro, heading: "{specialty.openning}", text: A }
        │                              ^^^^^^^^^^^^^^^^^^^^
      Did you mean {specialty.opening}? For a brace that is not a placeholder, write {{.

    1 error in 1 file.
    "
  `);
});

test('the words of a specialty on a page without one', async () => {
  const sections = '  - { type: intro, heading: "{specialty.opening}", text: A }\n';
  const report = await reportOn(page({ route: '/a-{town.slug}', rest: 'each: towns\n', sections }));
  expect(report).toContain('{specialty.opening} needs a specialty');
  expect(report).toContain('The specialties are: drains.');
  expect(report).toContain('1 error in 1 file.');
});

test('a word that one town lacks is missing from that town, on however many pages', async () => {
  const berlin = 'name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.6 }';
  const words =
    '{ name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Main } }';
  const site = await siteWith([
    /towns:\n(?: .*\n)+/.exec(await siteWith())?.[0] ?? '',
    `towns:\n  - ${words}\n  - { ${berlin} }\n`,
  ]);
  const inTowns = (name: string) =>
    page({
      route: `/${name}-{town.slug}`,
      rest: 'each: towns\n',
      sections: '  - { type: intro, heading: "{town.words.road}", text: "{town.words.road}" }\n',
    });
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': inTowns('a'), 'pages/b.yaml': inTowns('b') });
  expect(report).toMatch(/^\nsite.yaml:22:\d+ {2}error {2}missing-word\n {2}Berlin has no "road" under "words:"/);
  expect(report).toContain('pages/a.yaml:7:');
  expect(report).toContain('1 error in 1 file.');
});

test('a county is missing from every town without one, even if no town has one', async () => {
  const town = (name: string, more: string) =>
    `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: 44.2, longitude: -72.5 }${more} }\n`;
  const sections = '  - { type: intro, heading: A, text: "{town.county}" }\n';
  const pages = page({ route: '/a-{town.slug}', rest: 'each: towns\n', sections });
  for (const [more, missing] of [['', ['Barre', 'Berlin']] as const, [', county: Washington', ['Berlin']] as const]) {
    const site = await siteWith([
      /towns:\n(?: .*\n)+/.exec(await siteWith())?.[0] ?? '',
      `towns:\n${town('Barre', more)}${town('Berlin', '')}`,
    ]);
    const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': pages });
    expect(report.match(/\w+ has no "county:"/g)).toEqual(missing.map((name) => `${name} has no "county:"`));
    expect(report).toContain('Add "county:" to Berlin.');
  }
});

test('a word whose name only one town has is the misspelled one', async () => {
  const town = (name: string, key: string) =>
    `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { ${key}: Main } }\n`;
  const site = await siteWith([
    /towns:\n(?: .*\n)+/.exec(await siteWith())?.[0] ?? '',
    `towns:\n${town('Barre', 'road')}${town('Berlin', 'rode')}`,
  ]);
  const sections = '  - { type: intro, heading: A, text: "{town.words.road}" }\n';
  const pages = page({ route: '/a-{town.slug}', rest: 'each: towns\n', sections });
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': pages });
  expect(report).toMatch(/^\nsite.yaml:22:\d+ {2}error {2}missing-word\n/);
  expect(report).toContain('^^^^\n');
  expect(report).toContain('Did you mean "road"?');
  expect(report).toContain('1 error in 1 file.');
});

test('a price whose name is misspelled in site.yaml is reported there, and not where pages name it', async () => {
  const site = await siteWith(['{ Visit: $50 }', '{ Visitt: $50 }']);
  const sections =
    '  - { type: intro, heading: "{services.leak.prices.Visit}", text: "{services.leak.prices.Visit}" }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toMatch(/^\nsite.yaml:19:55 {2}error {2}unknown-placeholder\n/);
  expect(report).toContain('Did you mean "Visit"?');
  expect(report).toContain('1 error in 1 file.');
});

test('a text that leads back to itself through another is reported once, and not where pages use it', async () => {
  const site = await siteWith(
    ['name: Small Works', 'name: "{brand.shortName}"'],
    ['shortName: Small', 'shortName: "{business.name}"'],
  );
  const sections = '  - { type: intro, heading: "{business.name}", text: A }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('business.name → brand.shortName → business.name');
  expect(report).toContain('1 error in 1 file.');
});

test('a page without its specialty is one error for all its texts', async () => {
  const sections = '  - { type: intro, heading: "{specialty.opening}", text: "{specialty.closing}" }\n';
  const report = await reportOn(page({ route: '/a-{town.slug}', rest: 'each: towns\n', sections }));
  expect(report).toContain('needs a specialty');
  expect(report).toContain('The same problem is in pages/a.yaml:');
  expect(report).toContain('1 error in 1 file.');
});

test('the price of a service that has one, or several', async () => {
  const sections = '  - { type: prose, heading: A, text: "From {service.leak.price}." }\n';
  expect(await reportOn(page({ sections }))).toContain('Did you mean {services.leak.prices.Visit}?');
  const site = await siteWith(['{ Visit: $50 }', '{ Visit: $50, Night: $90 }']);
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('Known here: services.leak.prices.Visit, services.leak.prices.Night.');
});

test('the state of a town is its region', async () => {
  const sections = '  - { type: intro, heading: "Pipes in {town.name}, {town.state}", text: A }\n';
  const report = await reportOn(page({ route: '/a-{town.slug}', rest: 'each: towns\n', sections }));
  expect(report).toContain('Did you mean {town.region}?');
  expect(report).toContain('1 error in 1 file.');
});
