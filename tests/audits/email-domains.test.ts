import { expect, test } from 'vitest';
import { auditOf, type Change, saying, siteWith } from '../harness/messages/audit.ts';

/** The addresses that are suggested for the email address of the business. */
async function suggestedFor(email: string, ...changes: Change[]): Promise<string[]> {
  const report = await auditOf({ 'site.yaml': await siteWith(['small@example.com', email], ...changes) });
  return report.match(/(?<=Did you mean ").*(?="\?)/g) ?? [];
}

test('the domain of a mail service that is misspelled', async () => {
  expect(
    await auditOf({ 'site.yaml': await siteWith(['small@example.com', 'small@gmial.com']) }),
  ).toMatchInlineSnapshot(`
    "
    site.yaml:6:59  warning  email-domains
      The domain of this email address, gmial.com, is almost gmail.com.
      5 │ brand: { mark: drop, shortName: Small }
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@gmial.com }
        │                                                           ^^^^^^^^^^^^^^^
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      Did you mean "small@gmail.com"?
      If this is intentional, add \`accept: { email-domains: { gmial.com: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test.each([
  ['gmail.co', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['Gmai.com', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
  ['comcast.com', null],
  ['gmail.com', null],
  ['ymail.com', null],
  ['mail.com', null],
  ['yahoo.ca', null],
  ['hotmail.ca', null],
  ['example.net', null],
])('if somebody writes %s, it suggests %s', async (domain, meant) => {
  expect(await suggestedFor(`small@${domain}`)).toEqual(meant === null ? [] : [`small@${meant}`]);
});

test.each([
  ['small@maplenotch.com', ['small@maple-notch.com']],
  ['small@maple-notch.com', []],
  ['small@maplenotches.com', []],
])('the domain of the website: %s', async (email, suggested) => {
  expect(await suggestedFor(email, ['https://small.example.com', 'https://www.maple-notch.com'])).toEqual(suggested);
});

test('a misspelled domain is found in a text too', async () => {
  const text = 'For gift cards, write to gifts@gmail.com or to cards@yahooo.com.';
  const report = await auditOf(saying(text));
  expect(report.match(/Did you mean.*/g)).toEqual(['Did you mean "cards@yahoo.com"?']);
});

test('an accepted domain is not reported', async () => {
  const accept = 'accept: { email-domains: { gmal.com: This is ours. } }\nbusiness:';
  expect(await suggestedFor('small@gmal.com', ['business:', accept])).toEqual([]);
});
