import { type CheerioAPI, load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { monthAndYear } from '../../templates/facts/dates.ts';
import { hero, photo } from '../harness/project/photo.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const room = 'image: room.jpg, alt: A warm room';
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => `{ image: room.jpg, alt: Room ${index + 1} }`).join(', ');
const gallery = (count: number) => `  - type: gallery
    heading: Rooms
    pictures: [${pictures(count)}]
    viewer: { next: Next, previous: Back, close: Close }
`;
const reviews = `  - type: reviews
    heading: Said
    reviews: [{ quote: Five stars, name: A. B., source: Google, date: 2025-11, to: "https://reviews.example.com/a" }]
`;
const team = `  - type: team
    heading: Us
    people: [{ name: Ann Example, ${room} }, { name: Élodie de la Cruz }]
`;
const embed = `  - type: embed
    heading: Choose a time
    address: https://book.example.com/calendar
    title: Calendar
    show: Show it
`;
const aside = '  - { type: aside, heading: Gifts, text: A day., actions: [{ label: Buy, to: booking }] }\n';
const pages: Record<string, string> = {
  embed,
  'embed-grass': `${embed}    drawing: grass\n`,
  'embed-oil': `${embed}    drawing: oil\n`,
  aside,
  'aside-grass': aside.replace(' }\n', ', drawing: grass }\n'),
  focus: hero('    image: room.jpg\n    alt: A warm room\n    focus: 30% 40%\n'),
  words: hero('    drawing: none\n'),
  cards: `  - { type: cards, cards: [{ title: A, text: B, ${room}, focus: 0% 100% }, { title: C, text: D }] }\n`,
  reviews,
  team,
  one: gallery(1),
  five: gallery(5),
  six: gallery(6),
};
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const definitions = Object.entries(pages).map(([name, sections]) => [
    `pages/${name}.yaml`,
    page({ route: `/${name}`, sections }),
  ]);
  const { root, remove } = await sharedProject('small', {
    ...Object.fromEntries(definitions),
    'room.jpg': await photo(1400, 2100),
  });
  texts = await builtTexts(root).finally(remove);
});

const pageAt = (name: string): CheerioAPI => load(texts.get(`${name}.html`) ?? '');

/** The widths at which the pictures of a gallery are drawn, one for each. */
const sizesOf = (name: string) =>
  pageAt(name)('main li img')
    .get()
    .map((image) => image.attribs.sizes);

test('a gallery with one picture has no buttons for others, and counts none', () => {
  const names = (page: string) =>
    pageAt(page)('dialog.lightbox button')
      .get()
      .map(({ attribs }) => attribs['aria-label']);
  expect(names('one')).toEqual(['Close']);
  expect(names('five')).toEqual(['Close', 'Back', 'Next']);
  expect(pageAt('one')('[data-count]')).toHaveLength(0);
});

test('a focus keeps a point of a picture in view, without a style attribute', () => {
  const $ = pageAt('focus');
  expect($('main img').attr('class')).toContain('object-[30%_40%]');
  expect($('style').text()).toContain('object-position:30% 40%');
  expect($('[style]')).toHaveLength(0);
});

test('a hero may have neither a picture nor a drawing', () => {
  const $ = pageAt('words');
  expect($('main h1').text()).toBe('Rest');
  expect($('main').find('img, svg')).toHaveLength(0);
});

test('a card may have a picture, which is as wide as its column', () => {
  const images = pageAt('cards')('main img');
  expect(images).toHaveLength(1);
  expect(images.attr()).toMatchObject({
    alt: 'A warm room',
    sizes: '(min-width: 72rem) 33.5rem, (min-width: 48rem) calc(50vw - 2.5rem), calc(100vw - 2.5rem)',
    class: expect.stringContaining('object-[0%_100%]'),
  });
});

test('all rows of a gallery are full, and its pictures load at the width of their rows', () => {
  const half = '(min-width: 72rem) 33.5rem, (min-width: 48rem) calc(50vw - 2.5rem)';
  const third = '(min-width: 72rem) 22rem, (min-width: 48rem) calc(33vw - 2rem)';
  const [all, halfOfSmall] = ['calc(100vw - 2.5rem)', 'calc(50vw - 1.625rem)'];
  expect(sizesOf('five')).toEqual([
    `${half}, ${all}`,
    `${half}, ${halfOfSmall}`,
    ...Array(3).fill(`${third}, ${halfOfSmall}`),
  ]);
  expect(sizesOf('six')).toEqual(Array(6).fill(`${third}, ${halfOfSmall}`));
});

test('a review shows when and where it was written, and search engines get no stars', () => {
  const $ = pageAt('reviews');
  expect($('main time').attr('datetime')).toBe('2025-11');
  expect($('main time').text()).toBe('November 2025');
  expect($('main figcaption a').attr('href')).toBe('https://reviews.example.com/a');
  expect($('script[type="application/ld+json"]').text()).not.toMatch(/Review|Rating/);
});

test('the date of a review is in the language of the site, and never reported as over', async () => {
  expect(monthAndYear('2025-12-31', 'fr')).toBe('décembre 2025');
  const { generate } = await project('small', { 'pages/r.yaml': page({ route: '/r', sections: reviews }) });
  expect((await generate('check')).out).not.toContain('2025');
});

test('people without a photo beside others show their initials', () => {
  const $ = pageAt('team');
  expect($('main [aria-hidden="true"].font-display').text()).toBe('ÉC');
});

describe('mistakes', () => {
  const card = (more: string) =>
    reportOf({
      'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
      'pages/a.yaml': page({ sections: `  - { type: cards, cards: [{ title: A, text: B, ${more} }] }\n` }),
    });

  test('a picture of a card without alt text, and a focus without a picture', async () => {
    expect(await card('image: plan.svg')).toMatchInlineSnapshot(`
      "
      pages/a.yaml:6:49  error  missing-property
        "alt" is missing from item 1 of "cards", and "image" needs it.
        5 │ sections:
        6 │   - { type: cards, cards: [{ title: A, text: B, image: plan.svg }] }
          │                                                 ^^^^^
        Add "alt:" (what the picture shows, for people who cannot see it). For example: A copper kettle on a workbench

      1 error in 1 file.
      "
    `);
    expect(await card('focus: 30% 40%')).toMatchInlineSnapshot(`
      "
      pages/a.yaml:6:49  error  missing-property
        "image" and "alt" are missing from item 1 of "cards", and "focus" needs them.
        5 │ sections:
        6 │   - { type: cards, cards: [{ title: A, text: B, focus: 30% 40% }] }
          │                                                 ^^^^^
        Add these before the closing brace, with your own values:
        , image: photos/room.jpg, alt: A copper kettle on a workbench

      1 error in 1 file.
      "
    `);
  });

  test('a focus that is not a point', async () => {
    expect(await card('image: plan.svg, alt: A plan, focus: left')).toMatchInlineSnapshot(`
      "
      pages/a.yaml:6:86  error  wrong-form
        "focus" must be two percentages, from the left and from the top, but this is "left".
        5 │
        6 │ …le: A, text: B, image: plan.svg, alt: A plan, focus: left }] }
          │                                                       ^^^^
        For example:  30% 40%

      1 error in 1 file.
      "
    `);
  });

  test('the date of a review in another order', async () => {
    expect(
      await reportOf({ 'pages/a.yaml': page({ sections: reviews.replace('2025-11', '11/2025') }) }),
    ).toMatchInlineSnapshot(`
      "
      pages/a.yaml:8:71  error  wrong-form
        "date" must be a year and a month, such as 2025-11, but this is "11/2025".
        7 │     heading: Said
        8 │     reviews: [{ quote: Five stars, name: A. B., source: Google, date: 11/2025, to: "https://reviews.example.c…
          │                                                                       ^^^^^^^
        Write:  2025-11

      1 error in 1 file.
      "
    `);
  });
});

test('a section without a picture shows the drawing that it names, or else one for any trade', () => {
  const drawn = (name: string) => pageAt(name)('main svg').last().html();
  expect(drawn('embed')).toBe(drawn('embed-grass'));
  expect(drawn('embed')).not.toBe(drawn('embed-oil'));
  expect(drawn('aside')).toBe(drawn('aside-grass'));
});
