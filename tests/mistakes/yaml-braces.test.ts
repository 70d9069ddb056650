import { expect, test } from 'vitest';
import { auditOf, siteWith } from '../harness/messages/audit.ts';
import { reportOn, siteReportOf } from './report-on.ts';

test('a brace that is never closed', async () => {
  expect(await reportOn('seo: { title: A, description: B\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:6  error  unclosed-brace
      This { is never closed.
      1 │ seo: { title: A, description: B
        │      ^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ name: A
      Close it:  { title: A, description: B }

    1 error in 1 file.
    "
  `);
});

test('a placeholder inside braces', async () => {
  expect(await reportOn('seo: { title: Call {contact.phone}, description: B }\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:15  error  unquoted-placeholder
      Between braces, text with a placeholder needs quotes.
      1 │ seo: { title: Call {contact.phone}, description: B }
        │               ^^^^^^^^^^^^^^^^^^^^
      Put it in quotes:  "Call {contact.phone}"

    1 error in 1 file.
    "
  `);
});

test('a placeholder at the start of a text without quotes', async () => {
  expect(await reportOn('name: {town.name} repairs\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unquoted-placeholder
      Text that starts with { needs quotes, because { has a special meaning in YAML.
      1 │ name: {town.name} repairs
        │       ^^^^^^^^^^^^^^^^^^^
      Put it in quotes:  "{town.name} repairs"

    1 error in 1 file.
    "
  `);
});

test.each([
  ['{business name} comes to {town}.', '"{business.name} comes to {town.name}."'],
  ['{Phone} or {e-mail}', '"{contact.phone} or {contact.email}"'],
  ['{Town-Name}: {free} {name}', '"{town.name}: {{free}} {{name}}"'],
  ['{years since 2019} years in {year}', '"{years since 2019} years in {year}"'],
])('words in braces that name a fact become its placeholder: %s', async (text, better) => {
  expect(await reportOn(`name: ${text}\n`)).toContain(`Put it in quotes:  ${better}\n`);
  expect(await reportOn(`seo: { title: ${text.replace(':', '')} }\n`)).toContain(better.replace(':', ''));
});

test('brackets nested without end', async () => {
  expect(await reportOn(`name: ${'['.repeat(80)}${']'.repeat(80)}\n`)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:65  error  too-deep
      This is nested far deeper than any page needs.
      1 │ name: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]…
        │                                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Check the indentation, braces, and brackets of the lines above.

    1 error in 1 file.
    "
  `);
});

test('prices with dashes for their cents', async () => {
  const report = await siteReportOf(['prices: { Visit: $50 }', 'prices: { Visit: 50,- €, Longer: 80,–, Short: 20 € }']);
  expect(report).toContain('Between braces, text with a comma needs quotes.');
  expect(report).toContain('Put it in quotes:  "50,- €", Longer: "80,–"');
});

test.each([
  ['90,00 $', '120,00 $'],
  ['90,00 €', '120,00 €'],
  ['90,00 kr', '120,00 kr'],
  ['90,00\u00a0$', '120,00\u00a0$'],
  ['à partir de 90,00 $', '120,00–150,00 $ par mois'],
])('several prices with commas are put in quotes: %s, %s', async (low, high) => {
  const prices = (one: string, other: string) => `prices: { 60 min: ${one}, 90 min: ${other} }`;
  const report = await siteReportOf(['prices: { Visit: $50 }', prices(low, high)]);
  expect(report).toContain('Between braces, text with a comma needs quotes.');
  expect(report).toContain(`Put each of them in quotes:  ${prices(`"${low}"`, `"${high}"`).replace('prices: ', '')}\n`);
  expect(report).toContain('1 error in 1 file.');
});

test('the same break on two days is no duplicate', async () => {
  const hours = (span: string) =>
    `{ Monday: ${span}, Tuesday: ${span},\n  Wednesday: Closed, Thursday: Closed, Friday: Closed, Saturday: Closed, Sunday: Closed }`;
  const site = (await siteWith()).replace(/(?<=^hours:)\n(?: .*\n)+/m, () => ` ${hours('09:00–12:00, 14:00–18:00')}\n`);
  const report = await auditOf({ 'site.yaml': site });
  expect(report).toContain('Put it in quotes:  "09:00–12:00, 14:00–18:00"');
  expect(report).not.toContain('used twice');
  const quoted = site.replaceAll('09:00–12:00, 14:00–18:00', '"$&"');
  expect(await auditOf({ 'site.yaml': quoted })).toBe('\nNo problems.\n');
});
