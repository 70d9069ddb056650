import { expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';
import { always, home, intro, on } from '../harness/project/scheduled.ts';
import { small } from '../harness/project/small.ts';

const gifts = { 'pages/gifts.yaml': `until: 2026-10-26\n${page({ route: '/gifts' })}` };
const elsewhere = 'Link to something else, or change "until: 2026-10-26" in pages/gifts.yaml.';
const like = (what: string) => `, or give ${what} "until: 2026-10-26", like the page.`;

const bannerTo = (to: string) =>
  `banner: { label: News, text: New., action: { label: More, to: ${to} }, close: Close }\n`;
const links = 'links: { booking: https://book.example.com/small';

/** A link to the page, and what there is to do about it. */
test.each([
  ['a redirect', { 'site.yaml': `${small}redirects: { /old: /gifts }\n` }, elsewhere],
  ['a name', { 'site.yaml': small.replace(links, `${links}, gone: /gifts`) }, elsewhere],
  ['a town', { 'site.yaml': small.replace('page: /', 'page: /gifts') }, elsewhere],
  [
    'the button of the navigation',
    { 'site.yaml': small.replace(/(navigation: .*)to: booking/, '$1to: /gifts') },
    elsewhere,
  ],
  [
    'an item of the navigation',
    { 'site.yaml': small.replace(/(navigation: .*)to: \/ /, '$1to: /gifts ') },
    `Remove the link${like('the list item that has it')}`,
  ],
  ['the banner', { 'site.yaml': small + bannerTo('/gifts') }, `Remove the link${like('the banner')}`],
  ['a parent', { 'pages/a.yaml': page({ rest: 'parent: /gifts\n' }) }, `Choose another parent${like('this page')}`],
  [
    'a text of a page',
    { 'pages/home.yaml': home('  - { type: intro, heading: A, text: "[A](/gifts)" }\n') },
    `Remove the link${like('the section or list item that has it')}`,
  ],
])('what can be done about a link to a page that is over: %s', async (_, files, hint) => {
  const site = await project('small', { ...gifts, ...files });
  const { exit, out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(exit).toBe(1);
  expect(out).toContain('The page "/gifts" is not on the site after October 26, 2026, so nobody could open it.');
  expect(out).toContain(`\n  ${hint}\n\n1 error in 1 file.`);
});

test('links that can be changed in different ways have a message each', async () => {
  const site = await project('small', {
    ...gifts,
    'site.yaml': `${small}redirects: { /old: /gifts, /older: /gifts }\n${bannerTo('/gifts')}`,
  });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(out).toContain('The same problem is in site.yaml:46.');
  expect(out).toContain(`\n  ${elsewhere}\n`);
  expect(out).toContain(`\n  Remove the link${like('the banner')}\n\n2 errors in 1 file.`);
});

const christmas = intro('Christmas', 'id: xmas\n    from: 2026-12-01\n    until: 2026-12-26');
const toChristmas = '  - { type: intro, id: xma, heading: B, text: "[A](#xmas)" }\n';

test('a link to the id of a section that its dates leave out', async () => {
  const files = {
    'site.yaml': `${small}redirects: { /old: "/#xmas" }\n`,
    'pages/home.yaml': home(always + christmas + toChristmas),
  };
  const site = await project('small', files);
  const { exit, out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(exit).toBe(1);
  expect(`\n${out}`).toMatchInlineSnapshot(`
    "
    pages/home.yaml:13:52  error  unpublished-id
      The part with the id "xmas" is not on the page "/" before December 1, 2026, so the link would lead to the top of the page.
      12 │     until: 2026-12-26
      13 │   - { type: intro, id: xma, heading: B, text: "[A](#xmas)" }
         │                                                    ^^^^^
      Remove the link, or give the section or list item that has it "from: 2026-12-01", like what it leads to.

    site.yaml:46:20  error  unpublished-id
      The part with the id "xmas" is not on the page "/" before December 1, 2026, so the link would lead to the top of the page.
      45 │   print: Print
      46 │ redirects: { /old: "/#xmas" }
         │                    ^^^^^^^^
      Link to something else, or change "from: 2026-12-01" in pages/home.yaml.

    2 errors in 2 files. Nothing was written.
    "
  `);
  expect((await on('2026-12-02', site, 'build')).exit).toBe(0);
  expect((await on('2026-12-02', site, 'check')).out).toContain(
    'Starting December 27, 2026: The part with the id "xmas" is not on the page "/" after December 26, 2026',
  );
});

const rules = 'rules: [{ title: A, text: A }]';

test('a link to the id of an item of a list, and of a draft', async () => {
  const groups = (when: string) =>
    [`{ heading: A, ${rules} }`, `{ id: xmas, heading: B, ${rules}, ${when} }`].map((group) => `      - ${group}\n`);
  const policies = (when: string) => `  - type: policies\n    groups:\n${groups(when).join('')}`;
  const files = (when: string) => ({ 'pages/home.yaml': home(always + policies(when) + toChristmas) });
  const over = await project('small', files('until: 2026-10-26'));
  expect((await on('2026-11-20', over, 'check')).out).toContain(
    'The part with the id "xmas" is not on the page "/" after October 26, 2026, so the link would lead to the top of the page.',
  );
  const draft = await project('small', files('draft: true'));
  const { out } = await on('2026-11-20', draft, 'check');
  expect(out).toContain('The part with the id "xmas" is not on the page "/", because it is a draft.');
  expect(out).toContain('Finish the draft and delete "draft: true" in pages/home.yaml. Or remove the link until then.');
});
