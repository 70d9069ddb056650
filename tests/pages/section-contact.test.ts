import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { linksOf, rowsOf, textsOf } from '../harness/pages/texts.ts';
import { fixtures, page, project } from '../harness/project/project.ts';
import { builtTexts } from '../harness/project/shared-project.ts';

/** A page of the fixture, with sections that show facts of its site.yaml. */
let find = load('');

beforeAll(async () => {
  find = load((await builtTexts(`${fixtures}chimney-sweep`)).get('find.html') ?? '');
});

test('the hours are shown for every day, or in short for the days that are not closed', () => {
  expect(rowsOf(find, '#short')).toEqual([
    ['Monday–Thursday', '08:00–16:30'],
    ['Friday', '12 PM–4 PM'],
    ['Saturday', 'By arrangement'],
  ]);
  expect(rowsOf(find, '#long dl:first')).toEqual([
    ['Monday', '08:00–16:30'],
    ['Tuesday', '08:00–16:30'],
    ['Wednesday', '08:00–16:30'],
    ['Thursday', '08:00–16:30'],
    ['Friday', '12 PM–4 PM'],
    ['Saturday', 'By arrangement'],
    ['Sunday', 'Closed'],
  ]);
});

test('the phone number and the e-mail address are links', () => {
  expect(linksOf(find, '#long li')).toEqual([
    ['802-555-0117', 'tel:+18025550117'],
    ['Text us', 'sms:+18025550117'],
    ['sweep@example.com', 'mailto:sweep@example.com'],
  ]);
});

test('a long email address breaks after the @ or before a dot, in the footer too', () => {
  for (const place of ['#long li', 'footer']) {
    const link = find(`${place} a[href^="mailto:"]`);
    expect(link.html()).toBe('<span>sweep@<wbr>example<wbr>.com</span>');
    // Chromium puts a space at each break into the name that it computes of the text.
    expect(link.attr('aria-label')).toBe('sweep@example.com');
  }
});

test('a section leaves out the address, the details, and the links that it is not given', async () => {
  const location = 'reach: Reach us, call: Call, email: Email, hours: Hours, actions: [{ label: Call, to: call }]';
  const town = 'text: Close by., more: { label: More, to: / }';
  const { generate, dist } = await project('small', {
    'pages/a.yaml': page({
      sections: `  - { type: intro, heading: A, text: A }
  - { type: location, ${location} }
  - { type: areas, heading: Towns, cards: [{ title: Here, ${town} }, { title: There, links: [], ${town} }] }\n`,
    }),
  });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  const $ = load(await dist('a.html'));
  expect(textsOf($, 'main h2')).toEqual(['Reach us', 'Hours', 'Towns']);
  expect($('main address')).toHaveLength(0);
  expect($('main :is(ul, dl):empty')).toHaveLength(0);
});

test('the newsletter has the heading and text of the page, or by default those of site.yaml', () => {
  expect(textsOf(find, '#usual h2, #usual h2 + p')).toEqual(['Smoke Signals', 'A letter each season.']);
  expect(textsOf(find, '#own h2, #own h2 + p')).toEqual(['Ash Wednesday', 'Once a year.']);
});

test('a line of links without a link is left out', () => {
  expect(find('#none')).toHaveLength(0);
  expect(find('#some')).toHaveLength(1);
});

test('a link to another website opens a new tab and says so', () => {
  expect(textsOf(find, '#some a')).toEqual(['Photographs in another tab', 'Start']);
  expect(find('#some a[target="_blank"]').attr('href')).toBe('https://photos.example.com/maple-notch');
});
