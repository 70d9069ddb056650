import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf, pageNamed, siteWith } from '../harness/messages/audit.ts';
import { textsOf } from '../harness/pages/texts.ts';
import { project } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const specials = `specials:
  first: { name: First visit, duration: 60 min, price: $40, regular: $50, description: New., booking: booking }
  christmas: { name: Christmas tea, price: $30, description: With cake. }
`;
const offers = (rest: string) => `  - { type: offers, id: offers, heading: Offers, book: Book${rest} }\n`;

async function offersOn(rest: string, section = offers(rest)) {
  const { root, remove } = await sharedProject('small', {
    'site.yaml': (await siteWith()) + specials,
    'pages/a.yaml': pageNamed('/a', section),
  });
  return load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
}

test('an offer has a discount instead of a price, which any text may name', async () => {
  const senior = 'specials:\n  senior: { name: Old pipes, discount: 10%, description: For old houses. }\n';
  const note = '  - { type: note, heading: "{specials.senior.discount} less for old houses" }\n';
  const site = await siteWith(['  save: Save\n', '  save: Save\n  off: off\n']);
  const { generate, dist } = await project('small', {
    'site.yaml': site + senior,
    'pages/a.yaml': pageNamed('/a', offers('') + note),
  });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  const $ = load(await dist('a.html'));
  expect(textsOf($, 'main article p').slice(0, 2)).toEqual(['10% off', 'For old houses.']);
  expect($('main').text()).toContain('10% less for old houses');
  expect($('script[type="application/ld+json"]').text()).not.toContain('10%');
});

test('a missing word after a discount is reported in the section that shows it', async () => {
  const senior = 'specials:\n  senior: { name: Old pipes, discount: 10%, description: For old houses. }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', offers('')) }, senior)).toContain(
    'This section shows the text "off", which is missing from "words" in site.yaml.',
  );
});

test('a section shows the entries that it asks for, in its order, or all', async () => {
  expect(textsOf(await offersOn(''), '#offers h3')).toEqual(['First visit', 'Christmas tea']);
  expect(textsOf(await offersOn(', only: [christmas, first]'), '#offers h3')).toEqual(['Christmas tea', 'First visit']);
  expect(textsOf(await offersOn(', only: [first]'), '#offers h3')).toEqual(['First visit']);
});

test('an offer may have no length, no regular price, and no link', async () => {
  const $ = await offersOn(', only: [christmas]');
  expect(textsOf($, '#offers article')).toEqual(['Christmas tea$30With cake.']);
  expect(textsOf($, '#offers a')).toEqual([]);
});

test('the button of an offer has the label of the section, or that of the button in the header', async () => {
  const [own, usual] = [offers('').replace('book: Book', 'book: Ask'), offers('').replace(', book: Book', '')];
  expect(textsOf(await offersOn('', own), '#offers a')).toEqual(['Ask: 60 min First visit (new tab)']);
  expect(textsOf(await offersOn('', usual), '#offers a')).toEqual(['Book: 60 min First visit (new tab)']);
});

test('a label that no button shows', async () => {
  const pageWith = (section: string) => auditOf({ 'pages/a.yaml': pageNamed('/a', section) }, specials);
  const unused = await pageWith(offers(', only: [christmas]'));
  expect(unused).toContain('No button shows “Book”, because no offer of this section has a "booking" in site.yaml.');
  expect(unused).toContain('Delete "book:" here, or give an offer there a link, such as "booking: call".');
  const linked = ', booking: booking';
  for (const apart of ['until: 2020-12-24', 'from: 2020-12-24, until: 2020-12-26', 'draft: true']) {
    const report = await auditOf(
      { 'pages/a.yaml': pageNamed('/a', offers('')) },
      specials.replace(linked, `${linked}, ${apart}`),
    );
    expect(report).not.toContain('No button shows');
  }
  const [both, none] = [offers(''), offers(', only: [christmas]').replace(', book: Book', '')];
  expect(await pageWith(both + none.replace('id: offers', 'id: more'))).toContain('No problems.');
});

test('a key that does not exist', async () => {
  expect(
    await auditOf({ 'pages/a.yaml': pageNamed('/a', offers(', only: [cristmas]')) }, specials),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:69  error  unknown-fact
      There is no "cristmas" in the specials of site.yaml.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: offers, id: offers, heading: Offers, book: Book, only: [cristmas] }
        │                                                                     ^^^^^^^^
      Did you mean "christmas"?

    1 error in 1 file.
    "
  `);
});

test('what every offer includes needs its heading', async () => {
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', offers(', parts: [Tea]')) }, specials)).toContain(
    '"includes"',
  );
});

test('an entry that no section shows, although sections show others of its group', async () => {
  const files = { 'pages/a.yaml': pageNamed('/a', offers(', only: [first]')) };
  expect(await auditOf(files, specials)).toMatchInlineSnapshot(`
    "
    site.yaml:48:22  warning  unshown
      No section shows “Christmas tea”.
      47 │   first: { name: First visit, duration: 60 min, price: $40, regular: $50, description: New., booking: booking…
      48 │   christmas: { name: Christmas tea, price: $30, description: With cake. }
         │                      ^^^^^^^^^^^^^
      Add "christmas" to a section that shows specials, such as the one in pages/a.yaml, or delete it here.
      If this is intentional, add \`accept: { unshown: { christmas: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const both = { 'pages/a.yaml': pageNamed('/a', offers(', only: [first]') + offers('').replace('id: offers, ', '')) };
  expect(await auditOf(both, specials)).not.toContain('unshown');
  const named = {
    'pages/a.yaml': pageNamed(
      '/a',
      `${offers(', only: [first]')}  - { type: note, heading: "Tea for {specials.christmas.price}" }\n`,
    ),
  };
  expect(await auditOf(named, specials)).toBe('\nNo problems.\n');
  expect(await auditOf(files, `${specials}accept: { unshown: { christmas: It is for members. } }\n`)).toBe(
    '\nNo problems.\n',
  );
});
