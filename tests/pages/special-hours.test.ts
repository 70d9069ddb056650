import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rangeInWords } from '../../templates/facts/date-range.ts';
import { auditOf, siteWith } from '../harness/audit.ts';
import { buildInMemory } from '../harness/build-into.ts';
import { sharedProject } from '../harness/shared-project.ts';
import { sharedTools } from '../harness/shared-tools.ts';
import { linksOf, textsOf } from '../harness/texts.ts';

const special = `specialHours:
  heading: Holidays
  days:
    - { dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }
    - { dates: 2026-12-31, hours: "9 AM–1 PM, 2 PM–4 PM", reason: New Year’s Eve }
    - { dates: 2027-02-15, hours: By appointment, reason: Winter fair }
  announce:
    days: 7
    label: News
    close: Close the news
`;

/** The pages of the site with every fact, built on a day. */
async function builtOn(today: string, more = special) {
  const { root, write, remove } = await sharedProject('every-fact');
  const site = await readFile(`${root}/site.yaml`, 'utf8');
  await write({ 'site.yaml': site.replace(/^specialHours:\n(?: .*\n)+/m, () => more) });
  const { files } = await buildInMemory({ root, today }, await sharedTools()).finally(remove);
  const texts = new Map(files.map(({ path, content }) => [path, typeof content === 'string' ? content : '']));
  return (path: string) => load(texts.get(path) ?? '');
}

const rows = 'dl:has(time)';

test('days to come are shown where hours are', async () => {
  const page = await builtOn('2026-11-20');
  const shown = ['December 24–26 Christmas', 'December 31 New Year’s Eve', 'February 15 Winter fair'];
  expect(textsOf(page('find-us.html'), `${rows} dt`)).toEqual(shown);
  expect(textsOf(page('find-us.html'), `${rows} dd`)).toEqual(['Closed', '9 AM–1 PM, 2 PM–4 PM', 'By appointment']);
  expect(textsOf(page('find-us.html'), `p:has(+ ${rows})`)).toEqual(['Holidays']);
  expect(textsOf(page('find-us.html'), `${rows} dd.font-semibold`)).toEqual(['9 AM–1 PM, 2 PM–4 PM']);
  expect(textsOf(page('index.html'), `${rows} dt`)).toEqual(shown);
  expect(textsOf(page('print.html'), 'main p, p').filter((text) => text.includes('Christmas'))).toEqual([
    'Christmas (December 24–26): Closed',
  ]);
});

test('a day that is over in Greenwich is shown for one more day, because elsewhere it is not over', async () => {
  const page = await builtOn('2026-12-28');
  expect(textsOf(page('find-us.html'), `${rows} dt`)).toEqual([
    'December 31 New Year’s Eve',
    'February 15 Winter fair',
  ]);
  expect(textsOf((await builtOn('2027-02-17'))('find-us.html'), rows)).toEqual([]);
});

test('upcoming special days replace the announcement above the navigation', async () => {
  const strip = async (today: string) => {
    const $ = (await builtOn(today))('plain.html');
    return [textsOf($, 'aside strong').join(), ...linksOf($, 'aside')];
  };
  expect(await strip('2026-12-16')).toEqual(['The shop is open again!', ['Read more', '/plain']]);
  expect(await strip('2026-12-17')).toEqual(['Christmas (December 24–26): Closed']);
  expect(await strip('2026-12-26')).toEqual([
    'Christmas (December 24–26): Closed · New Year’s Eve (December 31): 9 AM–1 PM, 2 PM–4 PM',
  ]);
});

test('a season has its days of the week, and is announced when it begins', async () => {
  const season = `specialHours:
  heading: Seasons
  days:
    - { dates: 2026-06-01 to 2026-08-31, only: [Sunday, Saturday], hours: 8 AM–8 PM, reason: Summer }
    - { dates: 2026-09-07 to 2026-09-30, hours: Closed, reason: Vacation }
  announce: { days: 7, label: News, close: Close the news }
`;
  const strip = async (today: string) => textsOf((await builtOn(today, season))('plain.html'), 'aside strong').join();
  const page = await builtOn('2026-05-01', season);
  expect(textsOf(page('find-us.html'), `${rows} dt`)).toEqual([
    'Saturday and Sunday, June 1 – August 31 Summer',
    'September 7–30 Vacation',
  ]);
  const summer = 'Summer (Saturday and Sunday, June 1 – August 31): 8 AM–8 PM';
  expect(await strip('2026-05-25')).toBe(summer);
  expect(await strip('2026-06-08')).toBe(summer);
  expect(await strip('2026-06-09')).toBe('The shop is open again!');
  expect(await strip('2026-09-30')).toBe('Vacation (September 7–30): Closed');
  const [business] = JSON.parse(page('index.html')('script[type="application/ld+json"]').text())['@graph'];
  expect(business.specialOpeningHoursSpecification[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
    validFrom: '2026-06-01',
    validThrough: '2026-08-31',
    opens: '08:00',
    closes: '20:00',
  });
});

test('search engines get the times of the days to come', async () => {
  const $ = (await builtOn('2026-12-25'))('index.html');
  const [business] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  expect(business.specialOpeningHoursSpecification).toMatchInlineSnapshot(`
    [
      {
        "@type": "OpeningHoursSpecification",
        "closes": "00:00",
        "opens": "00:00",
        "validFrom": "2026-12-24",
        "validThrough": "2026-12-26",
      },
      {
        "@type": "OpeningHoursSpecification",
        "closes": "13:00",
        "opens": "09:00",
        "validFrom": "2026-12-31",
        "validThrough": "2026-12-31",
      },
      {
        "@type": "OpeningHoursSpecification",
        "closes": "16:00",
        "opens": "14:00",
        "validFrom": "2026-12-31",
        "validThrough": "2026-12-31",
      },
    ]
  `);
  const after = (await builtOn('2027-02-01'))('index.html');
  expect(after('script[type="application/ld+json"]').text()).not.toContain('specialOpeningHours');
});

test('days are written in the language of the site', async () => {
  const christmas = { from: '2026-12-24', until: '2026-12-26' };
  expect(['en-US', 'de', 'fr', 'es'].map((language) => rangeInWords(christmas, language))).toMatchInlineSnapshot(`
    [
      "December 24–26",
      "24.–26. Dezember",
      "24–26 décembre",
      "24–26 de diciembre",
    ]
  `);
  expect(rangeInWords({ from: '2026-12-30', until: '2027-01-02' }, 'en-US')).toMatchInlineSnapshot(
    `"December 30, 2026 – January 2, 2027"`,
  );
});

test('a special day that is over should be deleted or moved to the next year', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2027-01-05') / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await auditOf({}, special)).toMatchInlineSnapshot(`
    "
    site.yaml:49:16  warning  special-hours
      “Christmas” is over (2026-12-24 to 2026-12-26), so pages no longer show it.
      48 │   days:
      49 │     - { dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }
         │                ^^^^^^^^^^^^^^^^^^^^^^^^
      50 │     - { dates: 2026-12-31, hours: "9 AM–1 PM, 2 PM–4 PM", reason: New Year’s Eve }
      If it comes again on the same days, write:  2027-12-24 to 2027-12-26
      If it comes on other days, write those. Otherwise, delete it.
      If this is intentional, add \`accept: { special-hours: { Christmas: … } }\` with your reason (see docs/audits.md).

    site.yaml:50:16  warning  special-hours
      “New Year’s Eve” is over (2026-12-31), so pages no longer show it.
      49 │     - { dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }
      50 │     - { dates: 2026-12-31, hours: "9 AM–1 PM, 2 PM–4 PM", reason: New Year’s Eve }
         │                ^^^^^^^^^^
      51 │     - { dates: 2027-02-15, hours: By appointment, reason: Winter fair }
      If it comes again on the same days, write:  2027-12-31
      If it comes on other days, write those. Otherwise, delete it.
      If this is intentional, add \`accept: { special-hours: { "New Year’s Eve": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test('a special day in a mistyped year', async () => {
  const report = await auditOf({}, special.replaceAll('2026-12-2', '2062-12-2'));
  expect(report).toMatch(
    /“Christmas” is \d\d years from now \(2062-12-24 to 2062-12-26\), and no page shows it until then\./,
  );
});

test('a special day on none of its days of the week', async () => {
  const report = await auditOf(
    {},
    special.replace('2027-02-15, ', '2027-02-15 to 2027-02-16, only: [Saturday, Sunday], '),
  );
  expect(report).toContain(
    '“Winter fair” is on no day: 2027-02-15 to 2027-02-16 is Monday and Tuesday, not Saturday or Sunday.',
  );
  const weekend = special.replace('2027-02-15, ', '2027-02-19 to 2027-02-20, only: [Saturday, Sunday], ');
  expect(await auditOf({}, weekend)).not.toContain('special-hours');
});

test('a day that is special twice, with other hours', async () => {
  const day = (hours: string, reason: string) => `    - { dates: 2030-12-25, hours: ${hours}, reason: ${reason} }\n`;
  const twice = (hours: string) =>
    auditOf({}, `specialHours:\n  heading: Holidays\n  days:\n${day('Closed', 'Christmas')}${day(hours, 'Market')}`);
  expect(await twice('9 AM–1 PM')).toContain(
    '“Christmas” and “Market” are both about 2030-12-25, with different hours (Closed, and here 9 AM–1 PM). Neither',
  );
  expect(await twice('Closed')).not.toContain('special-hours');
  expect(
    await auditOf(
      {},
      `specialHours:\n  heading: Holidays\n  days:\n${day('9 AM–1 PM', 'Fair')}${day('9 AM - 1 PM', 'Market')}`,
    ),
  ).not.toContain('special-hours');
});

test('special days of one length that share some days, with other hours', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-11-23') / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
  const report = (...days: string[]) =>
    auditOf(
      {},
      `specialHours:\n  heading: Holidays\n  days:\n${days.map((day) => `    - { dates: ${day} }\n`).join('')}`,
    );
  const closed = '2026-12-24 to 2027-01-01, hours: closed, reason: Break';
  const after = (rest: string) => `2026-12-28 to 2027-01-05, hours: ${rest}, reason: Short days`;
  expect(await report(closed, after('10 AM–2 PM'))).toMatchInlineSnapshot(`
    "
    site.yaml:50:16  warning  special-hours
      “Break” and “Short days” are both about 2026-12-28 to 2027-01-01, with different hours (closed, and here 10 AM–2 PM). Neither is shorter, so nothing says which is right.
      49 │     - { dates: 2026-12-24 to 2027-01-01, hours: closed, reason: Break }
      50 │     - { dates: 2026-12-28 to 2027-01-05, hours: 10 AM–2 PM, reason: Short days }
         │                ^^^^^^^^^^^^^^^^^^^^^^^^
      site.yaml:49:16
      48 │   days:
      49 │     - { dates: 2026-12-24 to 2027-01-01, hours: closed, reason: Break }
         │                ^^^^^^^^^^^^^^^^^^^^^^^^
      50 │     - { dates: 2026-12-28 to 2027-01-05, hours: 10 AM–2 PM, reason: Short days }
      Correct the dates of one of the two so that they share no days, or delete one.
      If this is intentional, add \`accept: { special-hours: { Break and Short days: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const decided = '2026-12-28 to 2027-01-06, hours: 10 AM–2 PM, reason: Short days';
  const all = [
    await report(closed, after('Closed')),
    await report(closed, decided),
    await report(closed, after('10 AM–2 PM, only: [Saturday]')),
    await report(`${closed}, only: [Friday]`, after('10 AM–2 PM, only: [Saturday]')),
    await report(
      '2026-11-18 to 2026-11-21, hours: closed, reason: A',
      '2026-11-21 to 2026-11-24, hours: 9–10 AM, reason: B',
    ),
  ];
  expect(all.filter((one) => one.includes('both about'))).toEqual([]);
});

test.each([
  ['no number of days', ''],
  ['a number in words', ', days: fourteen'],
  ['far too many days', ', days: 99999999999'],
])('an announcement with %s does not hide what is wrong with the special days', async (_, days) => {
  const wrong = special.replace('hours: Closed', 'hours: Closd').replace(/announce:.*/s, '');
  const report = await auditOf({}, `${wrong}announce: { label: News, close: Close the news${days} }\n`);
  expect(report).toContain('Did you mean "Closed"?');
  expect(report).toContain('"days"');
});

test('the hours of a special day may be in a text', async () => {
  const site = (await siteWith()) + special;
  const page = (words: string) => ({ 'site.yaml': site.replace('Pipes, mended', words) });
  expect(await auditOf(page('Open 9 AM–1 PM on the last day of the year'))).not.toContain('facts');
});
