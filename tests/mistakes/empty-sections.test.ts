import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { type Change, siteWith } from '../harness/messages/audit.ts';
import { textsOf } from '../harness/pages/texts.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { errorsIn, reportOn } from './report-on.ts';

const intro = '  - { type: intro, heading: A, text: A }\n';

describe('sections about facts that site.yaml does not have', () => {
  test('the type is underlined', async () => {
    const offers = '  - { type: offers, heading: New here, includes: Both include, parts: [Tea], book: Book }\n';
    expect(await reportOn(page({ sections: intro + offers }))).toMatchInlineSnapshot(`
      "
      pages/a.yaml:7:13  error  no-facts
        This section shows specials, but site.yaml has none.
        6 │   - { type: intro, heading: A, text: A }
        7 │   - { type: offers, heading: New here, includes: Both include, parts: [Tea], book: Book }
          │             ^^^^^^
        Add "specials:" to site.yaml, or delete this section.

      1 error in 1 file.
      "
    `);
  });

  test.each([
    ['specials', 'offers, heading: A, includes: A, parts: [A], book: A'],
    ['memberships', 'memberships, heading: A, text: A, benefits: [A], action: { label: A, to: / }'],
    ['packages', 'packages, heading: A, book: A'],
    ['bundles', 'bundles, heading: A, includes: A, book: A'],
    ['enhancements', 'enhancements, heading: A'],
    ['newsletter', 'newsletter'],
  ])('%s', async (group, section) => {
    expect(await errorsIn([page({ sections: `${intro}  - { type: ${section} }\n` })])).toEqual([
      `This section shows ${group}, but site.yaml has none. Add "${group}:" to site.yaml, or delete this section.`,
    ]);
  });

  test('a section on the pages of several towns is reported once', async () => {
    const pages = page({
      route: '/{town.slug}',
      rest: 'each: towns\n',
      sections: `${intro}  - { type: packages, heading: A, book: A }\n`,
    });
    expect(await errorsIn([pages])).toHaveLength(1);
  });

  test('a section after one that is repeated or left out is still the one that is underlined', async () => {
    const repeated = '  - { each: towns, type: note, heading: "{town.name}" }\n';
    const report = await reportOn(
      page({ sections: `${intro}${repeated}  - { type: packages, heading: A, book: A }\n` }),
    );
    expect(report).toContain('pages/a.yaml:8:13  error  no-facts');
  });

  test('a section that names its own bundles is reported only for the wrong key', async () => {
    const own = '  - { type: bundles, heading: A, includes: A, book: A, cards: [{ bundle: winter }] }\n';
    expect(await errorsIn([page({ sections: intro + own })])).toHaveLength(1);
  });
});

describe('a price list', () => {
  const menu = (groups: string) =>
    page({ sections: `  - type: menu\n    heading: Menu\n    text: Prices.\n    foot: Thanks.\n${groups}` });

  test('with a heading for something that site.yaml does not have', async () => {
    expect(
      await reportOn(menu('    services: { heading: Visits }\n    bundles: { heading: Bundles }\n')),
    ).toMatchInlineSnapshot(`
      "
      pages/a.yaml:11:5  error  no-facts
        This part shows bundles, but site.yaml has none.
        10 │     services: { heading: Visits }
        11 │     bundles: { heading: Bundles }
           │     ^^^^^^^
        Add "bundles:" to site.yaml, or delete this part.

      1 error in 1 file.
      "
    `);
  });

  test('on a site that has nothing to list', async () => {
    const site = await siteWith([
      'services:\n  leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }\n',
      '',
    ]);
    const files = {
      'site.yaml': site,
      'pages/a.yaml': menu('    services: { heading: Visits }\n    bundles: { heading: B }\n'),
    };
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "
      pages/a.yaml:6:11  error  no-facts
        This section shows services and bundles, but site.yaml has none.
        5 │ sections:
        6 │   - type: menu
          │           ^^^^
        7 │     heading: Menu
        Add "services:" to site.yaml, or delete this section.

      1 error in 1 file.
      "
    `);
  });

  test('shows only the parts that have a heading', async () => {
    const { generate, dist } = await project('every-fact', {
      'pages/a.yaml': menu('    services: { heading: Visits }\n'),
    });
    expect(await generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
    expect(textsOf(load(await dist('a.html')), 'main h2')).toEqual(['Visits']);
  });
});

describe('lists that are empty because no town matches', () => {
  const noTowns = async () => (await siteWith()).replace(/towns:\n(?: .*\n)+/, '');
  const cards = (item: string) => `  - { type: cards, heading: A, cards: [{ ${item}, title: A, text: A }] }\n`;

  test('on a site without towns', async () => {
    const files = { 'site.yaml': await noTowns(), 'pages/a.yaml': page({ sections: intro + cards('each: towns') }) };
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "
      pages/a.yaml:7:32  error  empty-list
        "cards" is empty: its items are made for each town, and there is no town.
        6 │   - { type: intro, heading: A, text: A }
        7 │   - { type: cards, heading: A, cards: [{ each: towns, title: A, text: A }] }
          │                                ^^^^^
        Add a town with "npm run new -- town", write items without "each: towns", or delete this section.

      1 error in 1 file.
      "
    `);
  });

  test('in site.yaml', async () => {
    const towns = '  towns: { heading: Towns, links: [{ each: towns, label: "{town.name}", to: / }] }\n  copyright:';
    expect(await reportOf({ 'site.yaml': (await noTowns()).replace('  copyright:', towns) })).toMatchInlineSnapshot(`
      "
      site.yaml:27:28  error  empty-list
        "links" is empty: its items are made for each town, and there is no town.
        26 │   social: { heading: Social, links: [{ label: Home, to: / }] }
        27 │   towns: { heading: Towns, links: [{ each: towns, label: "{town.name}", to: / }] }
           │                            ^^^^^
        28 │   copyright: Small Works
        Add a town with "npm run new -- town", write items without "each: towns", or delete "towns:" under "footer".

      1 error in 1 file.
      "
    `);
  });

  test('if every town is a draft, the message says so', async () => {
    const site = (await siteWith()).replace('slug: barre', 'slug: barre\n    draft: true');
    const files = { 'site.yaml': site, 'pages/a.yaml': page({ sections: intro + cards('each: towns') }) };
    expect(await reportOf(files)).toContain(
      '"cards" is empty: its items are made for each town, and every town is a draft.',
    );
  });

  const two = (): Promise<string> =>
    siteWith([
      'navigation:',
      '  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.3, longitude: -72.6 } }\nnavigation:',
    ]);

  test('on the page of a town without the specialty', async () => {
    const berlin = page({ rest: 'town: berlin\n', sections: intro + cards('specialty: drains') });
    expect(await reportOf({ 'site.yaml': await two(), 'pages/a.yaml': berlin })).toMatchInlineSnapshot(`
      "
      pages/a.yaml:8:32  error  empty-list
        "cards" is empty on the page for Berlin: its items are for specialties that Berlin does not have.
        7 │   - { type: intro, heading: A, text: A }
        8 │   - { type: cards, heading: A, cards: [{ specialty: drains, title: A, text: A }] }
          │                                ^^^^^
        Add an item without "specialty:", or give Berlin one of the specialties.

      1 error in 1 file.
      "
    `);
  });

  test('if a misspelled specialty is the reason, only it is reported', async () => {
    expect(await errorsIn([page({ rest: 'town: barre\n', sections: intro + cards('specialty: drain') })])).toEqual([
      'No town lists the specialty "drain". Did you mean "drains"?',
    ]);
  });

  test('a page whose every section is left out', async () => {
    const only = '  - { specialty: drains, type: intro, heading: A, text: A }\n';
    const berlin = page({ rest: 'town: berlin\n', sections: only });
    const report = await reportOf({ 'site.yaml': await two(), 'pages/a.yaml': berlin });
    expect(report).toContain('"sections" is empty on the page for Berlin');
  });
});

describe('words that only some pages show', () => {
  const words: readonly Change[] = [
    ['  highlightedPrice: Now\n  struckPrice: Before\n', ''],
    ['  print: Print\n', ''],
  ];

  test('are not needed where nothing shows them', async () => {
    const { generate } = await project('small', { 'site.yaml': await siteWith(...words) });
    expect(await generate('check')).toMatchObject({ exit: 0, out: expect.not.stringContaining('error') });
  });

  test('are reported as missing in the section that shows them', async () => {
    const menu = page({ sections: '  - { type: menu, heading: A, text: A, services: { heading: A }, foot: A }\n' });
    expect(await reportOf({ 'site.yaml': await siteWith(...words), 'pages/a.yaml': menu })).toMatchInlineSnapshot(`
      "
      pages/a.yaml:6:13  error  no-facts
        This section shows the text "print", which is missing from "words" in site.yaml.
        5 │ sections:
        6 │   - { type: menu, heading: A, text: A, services: { heading: A }, foot: A }
          │             ^^^^
        Add "print:" under "words" in site.yaml, such as "print: Print this page".

      1 error in 1 file.
      "
    `);
  });

  test('are not dictated in English to a site in another language', async () => {
    const menu = page({ sections: '  - { type: menu, heading: A, text: A, services: { heading: A }, foot: A }\n' });
    const site = await siteWith(...words, ['language: en-US', 'language: es-US']);
    expect(await reportOf({ 'site.yaml': site, 'pages/a.yaml': menu })).toContain(
      'Add "print:" under "words" in site.yaml, in the language of the site.',
    );
  });
});
