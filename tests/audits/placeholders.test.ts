import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose, saying } from '../harness/messages/audit.ts';
import { type Finding, followHint } from '../harness/messages/follow-hint.ts';

const shown = (text: string, rest = '') => auditOf(saying(text, rest));

test('a placeholder in two pairs of braces', async () => {
  expect(await shown('{{ business.name }} is open.')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:42  warning  placeholders
      “{{ business.name }}” is not a placeholder: visitors would read “{business.name}”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "{{ business.name }} is open." }
        │                                          ^^^^^^^^^^^^^^^^^^^
      Write:  {business.name}
      If this is intentional, add \`accept: { placeholders: { "{{ business.name }}": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await shown(`A visit is \${services.leak.prices.Visit}.`)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:53  warning  placeholders
      “\${services.leak.prices.Visit}” prints the dollar sign too: visitors would read “$$50”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "A visit is \${services.leak.prices.Visit}." }
        │                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Delete the dollar sign before the brace.
      If this is intentional, add \`accept: { placeholders: { "\${services.leak.prices.Visit}": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const rest = 'town: barre\n';
  expect(headsOf(await shown('Drains in {{town.name}}: {{specialty.opening}}', rest))).toHaveLength(2);
});

test('following the hint about two pairs of braces', async () => {
  const text = pageNamed('/a', prose('Ask {{contact.phone}} today.'));
  const [found]: Finding[] = JSON.parse(await auditOf({ 'pages/a.yaml': text }, '', '--format', 'json'));
  const [fixed = ''] = followHint(text, found as Finding);
  expect(await auditOf({ 'pages/a.yaml': fixed })).toBe('\nNo problems.\n');
});

test.each([
  ['A visit is services.leak.prices.Visit, always.', 'services.leak.prices.Visit'],
  ['A visit is (services.leak.prices.Visit)! Call [contact.phone].', 'services.leak.prices.Visit contact.phone'],
  ['business.name is open. So is business.shop.', 'business.name'],
  ['Write to {contact.email} or see contact.example.com, x@contact.email, and /business.name.', ''],
  ['It took hours.Today it is done. Ask for {{contact.phone}}.', '{{contact.phone}}'],
])('a placeholder without braces: %s', async (text, names) => {
  const report = await shown(text);
  expect(
    [...report.matchAll(/(?:would read )?“([^”]*)”(?: is not|: a placeholder needs)/g)]
      .map(([, name]) => name)
      .join(' '),
  ).toBe(names);
});

test('following the hint about a placeholder without braces', async () => {
  const text = pageNamed('/a', '  - { type: prose, heading: contact.phone, text: A }\n');
  const [found]: Finding[] = JSON.parse(await auditOf({ 'pages/a.yaml': text }, '', '--format', 'json'));
  const [fixed = ''] = followHint(text, found as Finding);
  expect(fixed).toContain('heading: "{contact.phone}"');
  expect(await auditOf({ 'pages/a.yaml': fixed })).toBe('\nNo problems.\n');
});

test('a distance in a unit other than the one that the text names', async () => {
  const report = await shown(
    '{town.miles} km away, or {town.kilometers} miles, or {town.miles}-mile rides.',
    'town: barre\n',
  );
  expect(report).toContain('“{town.miles}” is the distance in miles, but the text says it is in kilometers.');
  expect(report).toContain('Write:  {town.miles}\n');
  expect(headsOf(report).filter((head) => head.includes('placeholders'))).toHaveLength(2);
});
