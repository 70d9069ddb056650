import { expect, test } from 'vitest';
import { auditOf, type Change, siteWith } from '../harness/messages/audit.ts';

const said = async (language: string, more = '', ...changes: Change[]) =>
  auditOf({ 'site.yaml': (await siteWith(['language: en-US', `language: ${language}`], ...changes)) + more });

test('preview pictures without the letters of the language are reported once, with the way out', async () => {
  expect(await said('he-IL')).toMatchInlineSnapshot(`
    "
    site.yaml:2:11  warning  card-letters
      Preview pictures of shared links leave out the letters of Hebrew, which the fonts of the site do not have.
      1 │ url: https://small.example.com
      2 │ language: he-IL
        │           ^^^^^
      3 │ currency: USD
      Write "cards: none" in site.yaml, so that links are shared without a picture.
      If this is intentional, add \`accept: { card-letters: { he-IL: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await said('ja', 'cards: site\n')).toContain('leave out the letters of Japanese');
});

test('letters with an accent are missing too if only the accent is in the fonts', async () => {
  expect(await said('el')).toContain('leave out the letters of Greek, which');
});

test('if the fonts have most letters of a language, the message names the others', async () => {
  expect(await said('ee')).toContain(
    'leave out letters of Ewe such as ɖ and ɔ, which the fonts of the site do not have.',
  );
});

test.each(['en-US', 'de', 'pl', 'vi', 'tr', 'az'])('the fonts have the letters of %s', async (language) => {
  expect(await said(language)).not.toContain('card-letters');
});

test.each(['he', 'ar-AE', 'ja', 'el', 'uk', 'ko', 'th'])(
  'without preview pictures, %s needs no font for them',
  async (language) => {
    expect(await said(language)).toContain('card-letters');
    expect(await said(language, 'cards: none\n')).not.toContain('card-letters');
  },
);
