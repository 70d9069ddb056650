import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { rangeInWords } from '../../templates/facts/date-range.ts';
import { dayInWords } from '../../templates/facts/dates.ts';
import { auditOf, headsOf, saying, siteWith } from '../harness/messages/audit.ts';
import { linksOf, textsOf } from '../harness/pages/texts.ts';
import { buildInMemory } from '../harness/project/build-into.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { special } from '../harness/project/special-days.ts';

/** The pages of the site with every fact, built on a day. */
async function builtOn(today: string, more = special, language = 'en-US') {
  const { root, write, remove } = await sharedProject('every-fact');
  const site = await readFile(`${root}/site.yaml`, 'utf8');
  await write({
    'site.yaml': site
      .replace('language: en-US', `language: ${language}`)
      .replace(/^specialHours:\n(?: .*\n)+/m, () => more),
  });
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

test('days are shown in the order of the calendar, and with their year if that is a later one and far away', async () => {
  const days = `specialHours:
  heading: Holidays
  days:
    - { dates: 2027-11-22 to 2027-11-26, hours: Closed, reason: Vacation }
    - { dates: 2027-07-04, hours: Closed, reason: Independence Day }
    - { dates: 2026-12-24, hours: Closed, reason: Christmas }
`;
  const shown = async (today: string) => textsOf((await builtOn(today, days))('find-us.html'), `${rows} dt`);
  const next = ['December 24 Christmas', 'July 4 Independence Day'];
  expect(await shown('2026-11-30')).toEqual([...next, 'November 22–26, 2027 Vacation']);
  expect(await shown('2027-02-01')).toEqual(['July 4 Independence Day', 'November 22–26 Vacation']);
});

test('a day that is over in Greenwich is shown for one more day, because elsewhere it is not over', async () => {
  const days = async (today: string) => textsOf((await builtOn(today))('find-us.html'), `${rows} dt`);
  const later = ['December 31 New Year’s Eve', 'February 15 Winter fair'];
  expect(await days('2026-12-27')).toEqual(['December 24–26 Christmas', ...later]);
  expect(await days('2026-12-28')).toEqual(later);
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
    'June 1 – August 31, Saturday and Sunday Summer',
    'September 7–30 Vacation',
  ]);
  const summer = 'Summer (June 1 – August 31, Saturday and Sunday): 8 AM–8 PM';
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

test('search engines get the times of the days to come, and a day with words is closed', async () => {
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
      {
        "@type": "OpeningHoursSpecification",
        "closes": "00:00",
        "opens": "00:00",
        "validFrom": "2027-02-15",
        "validThrough": "2027-02-15",
      },
    ]
  `);
  const after = await builtOn('2027-02-17');
  expect(after('index.html')('script[type="application/ld+json"]').text()).not.toContain('specialOpeningHours');
  expect(textsOf(after('find-us.html'), rows)).toEqual([]);
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
  expect(rangeInWords({ from: '2026-12-30', until: '2027-01-02' }, 'es')).toBe(
    '30 de diciembre de 2026 – 2 de enero de 2027',
  );
});

test.each([
  ['fr-CA', '\u00A0'],
  ['fr-FR', '\u00A0'],
  ['fr-CH', '\u202F'],
  ['de', ''],
])('in %s, what is before a colon', async (language, space) => {
  const page = await builtOn('2026-12-17', special, language);
  const [strip, printed] = [page('plain.html')('aside strong').text(), page('print.html')('footer').text()];
  for (const text of [strip, printed]) expect(text).toMatch(new RegExp(`Christmas \\([^)]*\\)${space}: Closed`));
  const map = page('find-us.html')('section[aria-label="Map of the shop"]').html()?.replaceAll('&nbsp;', '\u00A0');
  expect(map).toMatch(new RegExp(`\\p{L}${space}: 9 AM–5 PM`, 'u'));
  expect(page('index.html')('a .sr-only').text()).toContain(`${space}: First Service`);
});

test.each([
  ['2026-12-01', '2026-12-01', '1er décembre'],
  ['2026-12-01', '2026-12-05', '1er–5 décembre'],
  ['2026-11-30', '2026-12-01', '30 novembre – 1er décembre'],
  ['2026-12-31', '2027-01-01', '31 décembre 2026 – 1er janvier 2027'],
  ['2026-12-11', '2026-12-21', '11–21 décembre'],
])('in French, %s to %s is %s', (from, until, words) => {
  for (const language of ['fr-CA', 'fr-FR', 'fr-CH']) expect(rangeInWords({ from, until }, language)).toBe(words);
});

test('in French, the first of a month is an ordinal', () => {
  expect(dayInWords('2026-11-01', 'fr-CA')).toBe('1er novembre 2026');
  expect(dayInWords('2026-11-11', 'fr-CA')).toBe('11 novembre 2026');
  expect(dayInWords('2026-11-01', 'en-US')).toBe('November 1, 2026');
});

test('the hours of a special day may be in a text', async () => {
  const site = (await siteWith()) + special;
  const about = (words: string) => ({ 'site.yaml': site, ...saying(words) });
  expect(headsOf(await auditOf(about('Open 9 AM–1 PM on December 31.')))).toEqual([]);
  expect(headsOf(await auditOf(about('Open 9 AM–2 PM on December 31.')))).toEqual([expect.stringContaining('facts')]);
});

test('a row begins with a capital in languages that write the names of days with a small letter', async () => {
  const { root, write, remove } = await sharedProject('every-fact');
  const site = await readFile(`${root}/site.yaml`, 'utf8');
  await write({ 'site.yaml': site.replace(/^language: .*/m, 'language: es') });
  const texts = await buildInMemory({ root, today: '2026-01-01' }, await sharedTools()).finally(remove);
  const html = String(texts.files.find(({ path }) => path === 'find-us.html')?.content);
  expect(textsOf(load(html), '[data-hours] dt')).toContain('Lunes');
  expect(html).toContain('<meta property="og:locale" content="es_US"');
});

test('no line ends within a time in Spanish', async () => {
  const spanish = special.replace('9 AM–1 PM', '9 a. m.–1 p. m.').replace('hours: Closed', 'hours: 10 a. m.–12 p. m.');
  const page = await builtOn('2026-12-20', spanish, 'es-US');
  const shown = [
    page('find-us.html')('dl').text(),
    page('index.html')('dl').text(),
    page('print.html')('footer').text(),
  ];
  for (const text of [...shown, page('plain.html')('aside strong').text()]) {
    expect(text).toContain('10\u00a0a.\u00a0m.–12\u00a0p.\u00a0m.');
    expect(text).not.toMatch(/[ap]\. m\./);
  }
});
