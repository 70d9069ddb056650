import { expect, test } from 'vitest';
import { page, project, reportOf } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';
import { errorsIn, reportOn, siteReportOf } from './report-on.ts';

/** What is wrong with links to these addresses. */
function errorsInLinks(addresses: readonly string[]): Promise<string[]> {
  const linkTo = (to: string) => `  - { type: links, heading: A, links: [{ label: A, to: "${to}" }] }\n`;
  return errorsIn(addresses.map((to, index) => page({ route: `/${index}`, sections: linkTo(to) })));
}

test('a link to a page that does not exist', async () => {
  const sections = '  - { type: links, heading: A, links: [{ label: A, to: /prices }] }\n';
  const files = { 'pages/a.yaml': page({ sections, route: '/a' }), 'pages/price.yaml': page({ route: '/price' }) };
  expect(await reportOf(files)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:56  error  unknown-page
      There is no page "/prices".
      5 │ sections:
      6 │   - { type: links, heading: A, links: [{ label: A, to: /prices }] }
        │                                                        ^^^^^^^
      Did you mean "/price"?

    1 error in 1 file.
    "
  `);
});

test('a link to a page that does not exist never means the page that it is on', async () => {
  const sections = '  - { type: links, heading: A, links: [{ label: A, to: /prices }] }\n';
  expect(await reportOn(page({ sections, route: '/price' }))).not.toContain('Did you mean');
});

test('a link to the page of a service that is gone never means that of another', async () => {
  const links = ['/boiler-repair-barre', '/drains-repiar-barre'].map((to) => `{ label: A, to: ${to} }`);
  const sections = `  - { type: links, heading: A, links: [${links}] }\n`;
  const report = await reportOf({
    'pages/a.yaml': page({ sections, route: '/a' }),
    'pages/drains.yaml': page({ route: '/drains-repair-barre' }),
  });
  expect(report).toMatch(
    /no page "\/boiler-repair-barre"\.\n(?: .*\n)*? {2}Check the route, add the page, or delete this link\./,
  );
  expect(report).toMatch(/no page "\/drains-repiar-barre"\.\n(?: .*\n)*? {2}Did you mean "\/drains-repair-barre"/);
});

test.each([
  ['/sweep-berry', 1, '/sweep-barre', 'Check the route, add the page, or delete this link.'],
  ['/sweep-berry', 2, '/sweep-barre', 'Check the route, add the page, or delete this link.'],
  ['/sweep-bare', 1, '/sweep-barre', 'Did you mean "/sweep-barre"?'],
  ['/sweeps-barre', 1, '/sweep-barre', 'Did you mean "/sweep-barre"?'],
  ['/swep-bare', 1, '/sweep-barre', 'Did you mean "/sweep-barre"?'],
])('of a link to %s on %i pages, with a page of a town at %s', async (to, places, route, hint) => {
  const sections = `  - { type: links, heading: A, links: [{ label: A, to: ${to} }] }\n`;
  const linking = Array.from({ length: places }, (_, index) => [
    `pages/${index}.yaml`,
    page({ sections, route: `/from-${index}` }),
  ]);
  const report = await reportOf({
    ...Object.fromEntries(linking),
    'pages/town.yaml': page({ route, rest: 'town: barre\n' }),
  });
  expect(report).toContain(`There is no page "${to}".`);
  expect(report).toContain(hint);
});

test('a link to an anchor that does not exist', async () => {
  const sections = '  - { type: links, heading: A, links: [{ label: A, to: /#topp }] }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:56  error  unknown-anchor
      Nothing on the page "/" has the id "topp".
      5 │ sections:
      6 │   - { type: links, heading: A, links: [{ label: A, to: /#topp }] }
        │                                                        ^^^^^^
      Did you mean "/#top"?

    1 error in 1 file.
    "
  `);
});

test('a link in running text is dictated without the quotes that it needs elsewhere', async () => {
  const intro = (rest: string) => `  - { type: intro, id: winter, heading: A, text: A${rest} }\n`;
  const inText = page({ sections: `${intro('')}  - { type: prose, heading: A, text: "[A](#wintr)" }\n` });
  expect(await reportOn(inText)).toContain('Write:  #winter\n');
  const inAction = page({ sections: intro(', actions: [{ label: A, to: "#wintr" }]') });
  expect(await reportOn(inAction)).toContain('Write:  "#winter"\n');
});

test('an id that is used twice on a page', async () => {
  const sections = '  - { type: intro, heading: A, text: A, id: one }\n  - { type: note, heading: B, id: one }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:35  error  duplicate-anchor
      The id "one" is used twice on this page, so a link to it could mean either one.
      6 │   - { type: intro, heading: A, text: A, id: one }
      7 │   - { type: note, heading: B, id: one }
        │                                   ^^^
      Give one of the two another id.

    1 error in 1 file.
    "
  `);
});

test('an id that every page has already', async () => {
  const sections = '  - { type: intro, heading: A, text: A, id: main }\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:45  error  taken-anchor
      Every page already has the id "main".
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, id: main }
        │                                             ^^^^
      For example:  main-section

    1 error in 1 file.
    "
  `);
});

test('addresses that are refused', async () => {
  const script = ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,hello'];
  const incomplete = ['http://example.com', '//example.com', 'www.example.com/prices', 'https://'];
  const others = ['mailto:a b@example.com', 'a@example.com', 'bookng'];
  expect(await errorsInLinks([...script, ...incomplete, ...others])).toMatchInlineSnapshot(`
    [
      "The address "javascript:alert(1)" begins with "javascript:", which is not allowed in links. A link leads to a route such as /services, an id such as #prices, a name from "links:" in site.yaml, or an address that begins with https:, tel:, sms:, or mailto:.",
      "The address "JavaScript:alert(1)" begins with "JavaScript:", which is not allowed in links. A link leads to a route such as /services, an id such as #prices, a name from "links:" in site.yaml, or an address that begins with https:, tel:, sms:, or mailto:.",
      "The address "data:text/html,hello" begins with "data:", which is not allowed in links. A link leads to a route such as /services, an id such as #prices, a name from "links:" in site.yaml, or an address that begins with https:, tel:, sms:, or mailto:.",
      "The address "http://example.com" begins with "http:", which is not encrypted. Did you mean "https://example.com"?",
      "The address "//example.com" leaves out "https:". Did you mean "https://example.com"?",
      ""www.example.com/prices" is not a route, an address, or one of the links in site.yaml. Did you mean "https://www.example.com/prices"?",
      "The address "https://" has nothing after "https://". A link leads to a route such as /services, an id such as #prices, a name from "links:" in site.yaml, or an address that begins with https:, tel:, sms:, or mailto:.",
      "The address "mailto:a b@example.com" has a space in it. For the email address in site.yaml, write:  email",
      ""a@example.com" is not a route, an address, or one of the links in site.yaml. Did you mean "mailto:a@example.com"?",
      ""bookng" is not a route, an address, or one of the links in site.yaml. Did you mean "booking"?",
    ]
  `);
});

test.each([
  ['call', 'phone: 802-555-0100, ', '', 'First write the phone number in "phone:" under "contact".'],
  ['tel:', 'phone: 802-555-0100, ', '', 'A link leads to a route such as /services'],
  ['email', 'small@example.com', 'small', 'First write the email address in "email:" under "contact".'],
  ['call', 'phone:', 'phone number:', 'Did you mean "tel:+18025550100"?'],
])('an example is never suggested as the address of the business: %s, %s', async (name, before, after, hint) => {
  const report = await siteReportOf([before, after], ['booking: https://book.example.com/small', `booking: "${name}"`]);
  expect(report.slice(report.indexOf('bad-address'))).toContain(hint);
  expect(report).not.toContain('+1202555');
});

test('addresses that are accepted', async () => {
  const outside = ['https://example.com/a?b#c', 'tel:+18025550100', 'sms:+18025550100', 'mailto:a@example.com'];
  expect(await errorsInLinks([...outside, 'booking', 'call', '/', '/#top'])).toEqual([]);
});

test.each(['constructor', 'toString', '__proto__'])('the name "%s" is not that of a link', async (name) => {
  const sections = `  - { type: links, heading: A, links: [{ label: A, to: ${name} }] }\n`;
  expect(await reportOn(page({ sections }))).toContain(`"${name}" is not a route`);
});

const links = (...to: string[]) =>
  `  - { type: links, heading: A, links: [${to.map((one) => `{ label: A, to: "${one}" }`).join(', ')}] }\n`;

test('several links to a page that is gone are one mistake, which names them all', async () => {
  const files = {
    'pages/a.yaml': page({ sections: links('/gone') }),
    'pages/b.yaml': page({ route: '/b', sections: links('/gone') }),
  };
  const report = await reportOf(files);
  expect(report).toContain('There is no page "/gone". The same problem is in pages/b.yaml:6.');
  expect(report).toContain('1 error in 1 file.');
});

test('a route that several links spell differently is reported where the page defines it', async () => {
  const files = {
    'pages/a.yaml': page({ route: '/pricess' }),
    'pages/b.yaml': page({ route: '/b', sections: links('/prices', '/prices') }),
  };
  const report = await reportOf(files);
  expect(report).toMatch(/^\npages\/a.yaml:1:8 {2}error {2}misspelled-route\n/);
  expect(report).toContain('Did you mean "/prices"?');
  expect(report).toContain('1 error in 1 file.');
});

test('an id that differs from the links to it in one word is reported once, where it is defined', async () => {
  const link = '{ label: Winter, to: "#winter" }';
  const sections = `  - { type: hero, heading: A, text: A, actions: [${link}, ${link}] }
  - { type: intro, id: winter-visits, heading: A, text: A }\n`;
  const report = await reportOn(page({ sections }));
  expect(report).toMatch(/^\npages\/a.yaml:7:24 {2}error {2}unknown-anchor\n.*2 links lead to "#winter"/);
  expect(report).toContain('Did you mean "winter"?');
  expect(report).toContain('1 error in 1 file.');
});

test('a business that takes calls alone needs no web address', async () => {
  const called = small.replace(/^links: .*$/m, 'links: {}').replaceAll(/(booking|to): booking/g, '$1: call');
  const { generate } = await project('small', { 'site.yaml': called });
  expect(await generate('check')).toMatchObject({ exit: 0 });
});
