import { expect, test } from 'vitest';
import { auditOf, pageNamed, saying } from '../harness/messages/audit.ts';
import { project } from '../harness/project/project.ts';

test('a report ends with what to do about intentional findings', async () => {
  const { generate } = await project('small', { 'pages/a.yaml': pageNamed('/a') });
  const { exit, out } = await generate('check');
  expect(exit).toBe(0);
  expect(out.split('\n').at(-3)).toMatchInlineSnapshot(
    `"1 warning in 1 file. If a warning is intentional, accept it with a reason (see docs/audits.md)."`,
  );
});

test('a new price next to an accepted one is still reported', async () => {
  const pages = saying('We charge $70. Prices start at $60.');
  const report = await auditOf(pages, 'accept: { prices: { $70: A test. } }\n');
  expect(report).toContain('nothing in site.yaml costs $60');
  expect(report).not.toContain('costs $70');
});

test('a rule that does not exist', async () => {
  const accept = 'accept: { orphan: Because. }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', '', accept) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:11  error  unknown-rule
      There is no audit rule "orphan".
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphan: Because. }
        │           ^^^^^^
      6 │ sections:
      Did you mean "orphans"?

    1 error in 1 file.
    "
  `);
});

test('acceptances that are no longer needed', async () => {
  const accept = 'accept: { orphans: It is printed on a card., prices: { $20: It was last year’s price. } }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', '', accept) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:11  warning  unneeded-acceptance
      The acceptance of the rule "orphans" is no longer needed.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: It is printed on a card., prices: { $20: It was last year’s price. } }
        │           ^^^^^^^
      6 │ sections:
      Delete it, so that it does not hide a mistake later.

    pages/a.yaml:5:56  warning  unneeded-acceptance
      The acceptance of "$20" is no longer needed.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: It is printed on a card., prices: { $20: It was last year’s price. } }
        │                                                        ^^^
      6 │ sections:
      Delete it, so that it does not hide a mistake later.

    2 warnings in 1 file.
    "
  `);
});

test('an acceptance without a reason', async () => {
  const accept = 'accept: { orphans: true, prices: { $20: } }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', '', accept) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:20  error  wrong-type
      "orphans" must be text, but this is read as true or false.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: true, prices: { $20: } }
        │                    ^^^^
      6 │ sections:
      Put it in quotes:  "true"

    pages/a.yaml:5:41  error  wrong-type
      "$20" is empty.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: true, prices: { $20: } }
        │                                         ^
      6 │ sections:
      Give it a value, such as Costs less with a service. Or delete the property.

    2 errors in 1 file.
    "
  `);
});

test('a finding without a value can be accepted only with its whole rule', async () => {
  const accepted = (reason: string) => ({
    'pages/a.yaml': pageNamed('/a'),
    'pages/b.yaml': pageNamed('/b')
      .replace('Title of /b', 'Title of /a')
      .replace('seo:', `accept: { duplicates: ${reason} }\nseo:`),
  });
  const report = await auditOf(accepted('{ Title of /a: Both are right. }'));
  expect(report).toContain('The rule "duplicates" can be accepted only as a whole, not for single values.');
  expect(report).toContain('for all of this page:  duplicates: This is intentional.');
  expect(await auditOf(accepted('This is intentional.'))).toContain('No problems.');
});

test('warnings as JSON, with both locations', async () => {
  const pages = {
    'pages/a.yaml': pageNamed('/a'),
    'pages/b.yaml': pageNamed('/b').replace('Title of /b', 'Title of /a'),
  };
  expect(JSON.parse(await auditOf(pages, '', '--format', 'json'))).toMatchObject([
    { id: 'duplicates', severity: 'warning', file: 'pages/b.yaml', line: 4, also: { file: 'pages/a.yaml', line: 4 } },
  ]);
});

test('a misspelled acceptance is reported instead of the finding that it is about', async () => {
  const pages = saying('We charge $70.');
  const report = await auditOf(pages, 'accept: { prices: { $ 70: A test. } }\n');
  expect(report).toContain('Did you mean "$70"?');
  expect(report).not.toContain('costs $70');
  expect(report).toContain('1 warning in 1 file.');
});

test('two misspelled acceptances of similar values mean one finding each', async () => {
  const pages = saying('Write to ann@gmial.com or to bob@gmaill.com.');
  const report = await auditOf(pages, 'accept: { email-domains: { gmiall.com: A test., gmailll.com: A test. } }\n');
  expect(report.match(/(?<=Did you mean ").*(?=")/g)).toEqual(['gmial.com', 'gmaill.com']);
  expect(report).toContain('2 warnings in 1 file.');
});
