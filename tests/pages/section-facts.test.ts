import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { linksOf, rowsOf, textsOf } from '../harness/pages/texts.ts';
import { fixtures, page, project, textIn } from '../harness/project/project.ts';
import { builtTexts } from '../harness/project/shared-project.ts';

/** Pages of the fixture, with sections that show facts of its site.yaml. */
let [prices, paper] = [load(''), load('')];

beforeAll(async () => {
  const texts = await builtTexts(`${fixtures}chimney-sweep`);
  const page = (path: string) => load(texts.get(path) ?? '');
  [prices, paper] = [page('prices.html'), page('paper.html')];
});

describe('a card of a service', () => {
  const card = (number: number) => `#cards article:nth-of-type(${number})`;

  test('shows the prices of the page, or by default those of site.yaml', () => {
    expect(rowsOf(prices, `${card(1)} > div > dl`)).toEqual([
      ['Grand Opening', '$150'],
      ['Usual Price', '$180'],
    ]);
    expect(rowsOf(prices, `${card(2)} > div > dl`)).toEqual([
      ['60 min', '$95'],
      ['90 min', '$135'],
    ]);
  });

  test('strikes the usual price through only beside an opening price', () => {
    expect(textsOf(prices, `${card(1)} s`)).toEqual(['$180']);
    expect(textsOf(prices, '#untitled dd')).toEqual(['$180']);
    expect(textsOf(prices, '#untitled s')).toEqual([]);
  });

  test('lists enhancements at the price of the page, or by default that of site.yaml', () => {
    expect(rowsOf(prices, `${card(1)} div > div > dl`)).toEqual([['Evening Visit', '+$30']]);
    expect(rowsOf(prices, `${card(2)} div > div > dl`)).toEqual([['Evening Visit', '$35']]);
  });

  test('links where the page says, or by default where site.yaml says', () => {
    expect(linksOf(prices, card(1))).toEqual([['Ask for a date', 'https://calendar.example.com/maple-notch']]);
    expect(linksOf(prices, card(2))).toEqual([
      ['Ask the smith', 'https://stoves.example.com'],
      ['More', '/maple-notch/#prices'],
    ]);
    expect(linksOf(prices, '#untitled')).toEqual([['Ask for a date', '/maple-notch/']]);
  });

  test('has a heading one level below that of its section', () => {
    expect(textsOf(prices, '#cards h2, #cards h3')).toEqual(['Cards', 'Full Sweep', 'Stove Repair']);
    expect(textsOf(prices, '#cards h2')).toEqual(['Cards']);
    expect(textsOf(prices, '#untitled h2')).toEqual(['Short Sweep']);
  });
});

test('a price list shows the prices of the page, or by default those of site.yaml, each with its note', () => {
  expect(rowsOf(prices, '#own')).toEqual([['Two flues', '$310']]);
  expect(prices('#own a').attr('href')).toBe('/maple-notch/');
  expect(textsOf(prices, '#usual dl > div')).toEqual(['60 min$95For one fault.', '90 min$135For two.']);
  expect(prices('#usual a').attr('href')).toBe('https://stoves.example.com');
});

test('bundles are those that the page names, with its own words, or by default all of site.yaml', () => {
  expect(textsOf(prices, '#all h3')).toEqual(['Winter Bundle', 'Spring Bundle']);
  expect(textsOf(prices, '#all li')).toEqual(['A sweep', 'A cap', 'A wash']);
  expect(textsOf(prices, '#one h3, #one h3 + div > p')).toEqual(['April Bundle', '$190']);
  expect(textsOf(prices, '#one li')).toEqual(['A cold wash']);
});

test('offers, memberships and packages show what they cost and what they save', () => {
  expect(textsOf(prices, '#offers article p')).toEqual(['75 min', '$145Otherwise $185', 'For flues we have not met.']);
  expect(textsOf(prices, '#offers s')).toEqual(['$185']);
  expect(textsOf(prices, '#plans article p')).toEqual(['$21 a month', 'Otherwise $28 Spare $7', 'A sweep each fall.']);
  expect(textsOf(prices, '#plans s')).toEqual(['$28']);
  expect(rowsOf(prices, '#packages')).toEqual([['5 × 60 min', '$425']]);
  expect(textsOf(prices, '#packages article > p')).toEqual(['For long winters.', 'Spare $50 in all']);
  expect(textsOf(prices, '#extras dt, #extras dd')).toEqual(['Evening Visit', '$35', 'After supper. Two days ahead.']);
});

test('the printable menu has every price and the hours of every day', () => {
  const entries = paper('main dl > div')
    .get()
    .map((entry) => [
      paper(entry).find('dt').text(),
      ...paper(entry)
        .find('dd span')
        .get()
        .map((price) => paper(price).text()),
    ]);
  expect(entries).toEqual([
    ['Full Sweep', 'One flue $180', 'Two flues $310', 'Grand Opening $150', 'Usual Price $180'],
    ['Stove Repair', '60 min $95', '90 min $135'],
    ['Yearly Plan', '$21 a month'],
    ['Winter Bundle', '$260'],
    ['Spring Bundle', '$190'],
    ['Evening Visit', '$35'],
  ]);
  expect(textsOf(paper, 'main s')).toEqual(['$180']);
  expect(textsOf(paper, 'main footer p + p span')).toEqual([
    'Monday–Thursday 08:00–16:30',
    'Friday 12 PM–4 PM',
    'Saturday By arrangement',
    'Sunday Closed',
  ]);
});

test('a visit to a business without hours shows what it says instead of hours', async () => {
  const { generate, write, root, dist } = await project('chimney-sweep');
  const site = await textIn(root, 'site.yaml');
  await write({ 'site.yaml': site.replace(/^( {2}(?:Mon|Tues|Wednes|Thurs|Fri)day: ).*$/gm, '$1By arrangement') });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0 });
  expect(rowsOf(load(await dist('find.html')), '#short')).toEqual([['Monday–Saturday', 'By arrangement']]);
});

test('a newsletter has the introduction of its size in site.yaml, except for words of the page', async () => {
  const sections = `
  - { type: intro, heading: News, text: Of the trade. }
  - { type: newsletter, id: full }
  - { type: newsletter, id: compact, size: compact }
  - { type: newsletter, id: own, size: compact, heading: Own }
`.slice(1);
  const site = await project('chimney-sweep', { 'pages/news.yaml': page({ route: '/news', sections }) });
  expect(await site.generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  const $ = load(await site.dist('news.html'));
  const introductions = ['#full', '#compact', '#own'].map((id) => textsOf($, `${id} h2, ${id} h2 + *`));
  expect(introductions).toEqual([
    ['Smoke Signals', 'A letter each season.'],
    ['Letters', 'Each season.'],
    ['Own', 'Each season.'],
  ]);
});
