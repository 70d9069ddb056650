import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';
import { always, built, home, intro, on } from '../harness/project/scheduled.ts';
import { small } from '../harness/project/small.ts';

test('a mistake in what is still to come is an error now, and one in a draft never is', async () => {
  const mistake = '  - { type: intro, hedding: A, text: A';
  const site = await project('small', { 'pages/home.yaml': home(`${always}${mistake}, from: 2026-12-01 }\n`) });
  expect(await on('2026-11-20', site, 'check')).toMatchObject({ exit: 1, out: expect.stringContaining('"hedding"') });
  await site.write({
    'pages/home.yaml': home(`${always}${mistake}, draft: true }\n${intro('"TODO: a heading"', 'draft: true')}`),
  });
  expect((await on('2026-11-20', site, 'check')).out).toMatchInlineSnapshot(`
    "No problems.
    2 drafts are not published:
      section intro “A” in pages/home.yaml: 1 thing to finish
      section intro “TODO: a heading” in pages/home.yaml: 1 thing to finish
    To see what is left to finish, run:  npm run validate -- --drafts
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    "
  `);
  expect((await on('2026-11-20', site, 'build')).out).toContain('2 drafts are not published: section intro');
});

test('a check looks at the site as it will be on each day on which something changes', async () => {
  const site = await project('small', {
    'site.yaml': `${small}specials: { christmas: { name: Holiday Hour, price: $40, description: A, until: 2026-12-26 } }\n`,
    'pages/gifts.yaml': `until: 2026-12-26\n${page({ route: '/gifts', sections: always.replace('A }', '"{specials.christmas.price}" }') })}`,
    'pages/home.yaml': home(
      `${always}  - { type: links, heading: L, links: [{ label: A, to: /gifts }, { label: B, to: /b, from: 2027-02-01 }] }\n`,
    ),
  });
  const { exit, out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(exit).toBe(1);
  expect(out.slice(out.indexOf('pages/home.yaml:7'))).toMatchInlineSnapshot(`
    "pages/home.yaml:7:56  error  unpublished-page
      Starting December 27, 2026: The page "/gifts" is not on the site after December 26, 2026, so nobody could open it.
      6 │   - { type: intro, heading: Always, text: A }
      7 │   - { type: links, heading: L, links: [{ label: A, to: /gifts }, { label: B, to: /b, from: 2027-02-01 }] }
        │                                                        ^^^^^^
      Remove the link, or give the section or list item that has it "until: 2026-12-26", like the page.

    pages/home.yaml:7:82  error  unknown-page
      Starting February 1, 2027: There is no page "/b".
      6 │ …Always, text: A }
      7 │ …L, links: [{ label: A, to: /gifts }, { label: B, to: /b, from: 2027-02-01 }] }
        │                                                       ^^
      Check the route, add the page, or delete this link.

    2 errors and 2 warnings in 2 files. Nothing was written.
    "
  `);
  for (const again of [false, true]) {
    const { exit, out } = await on('2026-11-20', site, 'build');
    expect(exit).toBe(0);
    expect(out.includes('No files changed')).toBe(again);
    expect(out).toContain('On December 27, 2026, the site changes by itself. To check it for that day');
  }
});

test('a merge says when the site changes, as a build does', async () => {
  const site = await project('small', { 'pages/home.yaml': home(always + intro('Later', 'from: 2026-12-01')) });
  const part = join(site.root, 'part');
  expect((await on('2026-11-20', site, 'build', '--shard', '1/1', '--out', part)).exit).toBe(0);
  const { out } = await on('2026-11-20', site, 'merge', part, '--out', join(site.root, 'merged'));
  expect(out).toContain('On December 1, 2026, the site changes by itself.');
});

test('one page may follow another at the same address', async () => {
  const site = await project('small', {
    'pages/home.yaml': `until: 2026-11-30\n${home(always)}`,
    'pages/christmas.yaml': `from: 2026-12-01\n${home(always.replace('Always', 'Christmas'))}`,
  });
  expect(await on('2026-11-30', site, 'check')).toMatchObject({ exit: 0 });
  expect(await built('2026-11-30', site)).toContain('Always');
  expect(await built('2026-12-01', site)).toContain('Christmas');
  await site.write({ 'pages/christmas.yaml': `from: 2026-12-02\n${home(always)}` });
  expect((await on('2026-11-30', site, 'check')).out).toContain(
    'Starting December 1, 2026: No page has the route "/". It is the home page',
  );
});

test('a day that the next year does not have is not suggested', async () => {
  const dates = 'from: 2028-12-10\n    until: 2028-02-29';
  const site = await project('small', { 'pages/home.yaml': home(intro('A', dates)) });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(out).toContain('Write the first day after "from:"');
  expect(out).not.toContain('2029-02-29');
});

test('dates in the wrong order, and dates that leave nothing, are errors', async () => {
  const site = await project('small', {
    'pages/home.yaml': home(
      intro('A', 'from: 2026-12-10\n    until: 2026-12-01') + intro('B', 'from: 2026-12-10\n    until: 2026-01-05'),
    ),
  });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  await site.write({ 'pages/home.yaml': home(intro('A', 'from: 2026-12-10')) });
  expect(out + (await on('2026-11-20', site, 'check', '--quiet')).out).toMatchInlineSnapshot(`
    "pages/home.yaml:10:12  error  wrong-dates
      This ends on December 1, 2026, before it begins on December 10, 2026, so nobody would ever see it.
       9 │     from: 2026-12-10
      10 │     until: 2026-12-01
         │            ^^^^^^^^^^
      11 │   - type: intro
      Write the first day after "from:" and the last one after "until:".

    pages/home.yaml:15:12  error  wrong-dates
      This ends on January 5, 2026, before it begins on December 10, 2026, so nobody would ever see it.
      14 │     from: 2026-12-10
      15 │     until: 2026-01-05
         │            ^^^^^^^^^^
      If it ends in the next year, write:  2027-01-05

    2 errors in 1 file. Nothing was written.
    pages/home.yaml:6:3  error  empty-list
      Everything in "sections" is left out, by its dates or as a draft, but the page needs it.
      5 │ sections:
      6 │   - type: intro
        │   ^^^^^^^^^^^^^
      7 │     heading: A
      Move the dates, or "draft: true", to the top of the page, or keep something here that has neither.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a page that ends with the last of its sections leaves nothing empty', async () => {
  const site = await project('small', {
    'pages/gifts.yaml': `until: 2026-12-26\n${page({ route: '/gifts', sections: intro('Gifts', 'until: 2026-12-26') })}`,
  });
  expect(await on('2026-11-20', site, 'check')).toMatchObject({ exit: 0 });
});

test('what was over long ago can be deleted', async () => {
  const site = await project('small', {
    'pages/home.yaml': home(
      `${always}${intro('Long ago', 'until: 2026-01-05')}${intro('Just now', 'until: 2026-11-19')}`,
    ),
  });
  expect((await on('2026-11-20', site, 'check')).out).toMatchInlineSnapshot(`
    "No problems.
    These are over, so delete them or write new dates:
      pages/home.yaml:7 (section intro “Long ago”), since January 5, 2026
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    "
  `);
});

test('the workflow publishes every morning if something has dates, and a check says so', async () => {
  const site = await project('small', { 'pages/home.yaml': home(always + intro('Christmas', 'from: 2026-12-01')) });
  const workflow = '.github/workflows/publish.yml';
  await site.write({ [workflow]: 'on: push\n' });
  const advice = 'To let it publish every morning too, run:  npm run deploy -- --workflow';
  expect((await on('2026-11-20', site, 'check')).out).toContain(advice);
  expect((await on('2026-11-20', site, 'check', '--format', 'github')).out).toContain(
    `::warning file=${workflow},title=only-edits::Your workflow publishes only after an edit. ${advice}\n`,
  );
  const { out } = await on('2026-11-20', site, 'deploy', '--host', 'netlify', '--workflow', '--force');
  expect(out).toContain(`Replaced ${workflow}. It runs every morning too, because something on the site has dates.\n`);
  expect(await readFile(join(site.root, workflow), 'utf8')).toContain('cron:');
  expect((await on('2026-11-20', site, 'check')).out).not.toContain(advice);
  expect((await on('2026-11-20', site, 'check', '--format', 'github')).out).not.toContain(advice);
  const without = await on('2026-11-20', site, 'deploy', '--host', 'netlify', '--workflow', '--no-daily');
  expect(without.out).toContain(`Replaced ${workflow}. It publishes only edits, so what has dates waits`);
  expect((await on('2026-11-20', site, 'check')).out).toContain(advice);
  const inParts =
    "on:\n  schedule:\n    - cron: '17 11 * * *'\njobs: { merge: { steps: [{ run: npm run merge -- parts/* }] } }\n";
  await site.write({ '.github/workflows/site-in-parts.yml': inParts });
  expect((await on('2026-11-20', site, 'check')).out).not.toContain(advice);
});

test('a check asks for a publication every morning until the last of the holidays, and a workflow that has them goes on', async () => {
  const holiday = '{ dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }';
  const site = await project('small', {
    'site.yaml': `${small}specialHours: { heading: Holidays, days: [${holiday}] }\n`,
    '.github/workflows/publish.yml': 'on: push\n',
  });
  const advice = 'To let it publish every morning too';
  expect((await on('2026-12-26', site, 'check')).out).toContain(advice);
  expect((await on('2026-12-28', site, 'check')).out).not.toContain(advice);
  const deploy = (day: string) => on(day, site, 'deploy', '--host', 'netlify', '--workflow', '--force');
  expect((await deploy('2026-12-28')).out).not.toContain('every morning');
  expect((await deploy('2026-12-26')).out).toContain('It runs every morning too, because');
  expect((await deploy('2026-12-28')).out).toContain('It still runs every morning too.');
});

test.each([
  ['until: 2026-10-01', '"specials.gift" ended on October 1, 2026.', 'Give it a new "until:" in site.yaml'],
  ['from: 2026-12-01', '"specials.gift" begins on December 1, 2026.', 'the same "from: 2026-12-01"'],
  ['draft: true', '"specials.gift" is a draft.', 'Delete "draft: true" from it'],
])('a text that names an offer with %s is one mistake with one reason', async (timing, reason, hint) => {
  const gift = `gift: { name: Gift, duration: 60 min, price: $40, regular: $50, description: A, ${timing} }`;
  const texts = '"{specials.gift.price} instead of {specials.gift.regular}"';
  const site = await project('small', {
    'site.yaml': `${small}specials: { ${gift} }\n`,
    'pages/home.yaml': home(always.replace('A }', `${texts} }`)),
  });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(out).toContain(reason);
  expect(out).toContain(hint);
  expect(out).toContain('1 error in 1 file');
});

test('the description of a page can have the dates of the page alone', async () => {
  const gift = 'gift: { name: Gift, duration: 60 min, price: $40, regular: $50, description: A, until: 2026-10-01 }';
  const site = await project('small', {
    'site.yaml': `${small}specials: { ${gift} }\n`,
    'pages/gift.yaml': page({ route: '/gift' }).replace('description: A', 'description: "{specials.gift.price}"'),
  });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(out).toContain('Or give the whole page the same "until: 2026-10-01", or write the text without it.');
});
