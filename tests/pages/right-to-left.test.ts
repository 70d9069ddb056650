import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { builtTexts, type SharedProject, sharedProject } from '../harness/project/shared-project.ts';

const numbers = [
  'Call +972 2-555-0100 or (02) 555-0100 or 055 555 0123.',
  'Open 9:00–17:00, for ₪120–₪180, at 1 Example Way.',
  'In 2019 2020 2021 it was $60.',
  'יום:02-555-0100 (24 hours), (04 555 0100), 800 555 0100, ٠٤ ٥٥٥ ٠١٠٠.',
];

const contactForm = `  - type: contact-form
    heading: C
    service: formspree
    address: xyzabcde
    fields: [{ label: Phone, kind: phone, placeholder: 02-555-0100 }]
    submit: A
    privacy: A.
    submitting: A
    missing: A.
    invalid: A.
    success: { title: A, text: A. }
    failure: { title: A, text: A. }`;

const lists = `  - { type: menu, heading: M, text: All., services: { heading: S }, foot: Thanks. }
  - { type: downloads, heading: D, files: [{ label: L, to: "https://example.com/form.pdf", kind: Form, size: one page }] }
`;

let shared: SharedProject;

beforeAll(async () => {
  const sections = [
    ...numbers.map((text) => `  - { type: intro, heading: A, text: "${text}" }`),
    contactForm,
    `  - { type: faq, heading: B, items: [{ question: When?, answer: "${numbers[0]}" }, { question: Why?, answer: So }] }\n`,
  ].join('\n');
  shared = await sharedProject('small', {
    'pages/numbers.yaml': page({ route: '/numbers', sections }),
    'pages/lists.yaml': page({ route: '/lists', sections: lists }),
  });
});

afterAll(() => shared.remove());

async function builtIn(language: string) {
  const file = join(shared.root, 'site.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^language: .*/m, `language: ${language}`));
  return builtTexts(shared.root);
}

const isolates = (text: string) => text.replaceAll('\u2066', '[').replaceAll('\u2069', ']');

test.each(['he-IL', 'ar-AE', 'fa', 'ur-PK', 'yi', 'pa-PK', 'az-Arab'])(
  'pages in %s are read from right to left',
  async (language) => {
    const texts = await builtIn(language);
    for (const file of ['index.html', '404.html']) {
      const html = load(texts.get(file) ?? '')('html');
      expect([html.attr('lang'), html.attr('dir')]).toEqual([language, 'rtl']);
    }
    expect(JSON.parse(texts.get('site.webmanifest') ?? '')).toMatchObject({ lang: language, dir: 'rtl' });
  },
);

test.each(['en-US', 'de', 'ja', 'az', 'ku'])('pages in %s say nothing of their direction', async (language) => {
  const texts = await builtIn(language);
  expect(texts.get('index.html')).toContain(`<html lang="${language}"><head>`);
  expect(texts.get('numbers.html')).not.toMatch(/[\u2066\u2069]|right-to-left/);
  expect(JSON.parse(texts.get('site.webmanifest') ?? '')).not.toHaveProperty('dir');
});

test.each([
  [
    'he',
    [
      'Call [+972 2-555-0100] or [(02) 555-0100] or [055 555 0123].',
      'Open [9:00–17:00], for [₪120–₪180], at 1 Example Way.',
      'In 2019 2020 2021 it was $60.',
      'יום:[02-555-0100] (24 hours), ([04 555 0100]), [800 555 0100], [٠٤ ٥٥٥ ٠١٠٠].',
    ],
  ],
  [
    'ar',
    [
      'Call [+972 2-555-0100] or [(02) 555-0100] or [055 555 0123].',
      'Open 9:00–17:00, for [₪120]–[₪180], at 1 Example Way.',
      'In 2019 2020 2021 it was [$60].',
      'יום:[02-555-0100] (24 hours), ([04 555 0100]), [800 555 0100], [٠٤ ٥٥٥ ٠١٠٠].',
    ],
  ],
])(
  'numbers keep their order in a text in %s, also in a widget, and links still dial them',
  async (language, expected) => {
    const $ = load((await builtIn(language)).get('numbers.html') ?? '');
    const main = $('main');
    const shown = main
      .find('p')
      .toArray()
      .map((one) => isolates($(one).text()));
    expect(shown).toEqual(expect.arrayContaining(expected));
    const { items } = JSON.parse(main.find('[data-island="accordion"]').attr('data-props') ?? '{}');
    expect(isolates(JSON.stringify(items))).toContain(expected[0]);
    expect(main.find('[data-island="accordion"]').text()).toContain('\u2066+972 2-555-0100\u2069');
    expect(isolates(main.find('input[placeholder]').attr('placeholder') ?? '')).toBe('[02-555-0100]');
    expect($('a[href^="tel:"]').first().attr('href')).toMatch(/^tel:\+\d+$/);
    expect($('head').text()).not.toMatch(/[\u2066\u2069]/);
  },
);

test.each([
  ['he', ', '],
  ['ar', '، '],
  ['fa', '، '],
])('lists in %s are joined with the comma of its letters', async (language, comma) => {
  const $ = load((await builtIn(language)).get('lists.html') ?? '');
  expect($('main footer span').first().text()).toContain(`${comma}Barre`);
  expect($('main').text()).toContain(`Form${comma}one page`);
});
