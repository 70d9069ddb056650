import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRules } from '../generator/audit/load-rules.ts';
import { auditOf, pageNamed } from './audit.ts';
import { generate, project, spa } from './project.ts';

test('the example site has nothing that is not accepted with a reason', async () => {
  expect((await generate('check', '--root', spa)).out).toMatch(
    /^No problems\.\n\d+ things to replace before launch; npm run validate -- --launch lists them\.\n$/,
  );
});

test('a new price beside the accepted ones is still told', async () => {
  const pages = {
    'pages/a.yaml': pageNamed('/a', '  - { type: prose, heading: More, text: "A bath is $70, a sink $60." }\n'),
  };
  const report = await auditOf(pages, 'accept: { prices: { $70: A test. } }\n');
  expect(report).toContain('nothing in site.yaml costs $60');
  expect(report).not.toContain('costs $70');
});

test('a rule that there is not', async () => {
  const { generate } = await project('small', {
    'pages/a.yaml': pageNamed('/a', '', 'accept: { orphan: Because. }\n'),
  });
  const { exit, out } = await generate('check');
  expect(exit).toBe(1);
  expect(out.split('\n\n')[1]).toMatchInlineSnapshot(`
    "pages/a.yaml:5:11  error  unknown-rule
      There is no rule "orphan" to accept anything of.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphan: Because. }
        │           ^^^^^^
      6 │ sections:
      Did you mean "orphans"?"
  `);
});

test('an acceptance that nothing needs any more', async () => {
  const accept = 'accept: { orphans: A card has it., prices: { $20: It was so. } }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', '', accept) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:11  warning  unneeded-acceptance
      Nothing here needs the rule "orphans" to be accepted any more.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: A card has it., prices: { $20: It was so. } }
        │           ^^^^^^^
      6 │ sections:
      Delete this line, so that it does not hide a mistake one day.

    pages/a.yaml:5:46  warning  unneeded-acceptance
      Nothing here needs "$20" to be accepted any more.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: A card has it., prices: { $20: It was so. } }
        │                                              ^^^
      6 │ sections:
      Delete this line, so that it does not hide a mistake one day.

    2 warnings in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('an acceptance without a reason', async () => {
  const { generate } = await project('small', {
    'pages/a.yaml': pageNamed('/a', '', 'accept: { orphans: true, prices: { $20: } }\n'),
  });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/a.yaml:5:20  error  wrong-type
      "orphans" must be a reason, or a group of reasons, but this is true or false.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: true, prices: { $20: } }
        │                    ^^^^
      6 │ sections:
      Check the indentation and the dashes of the lines around it.

    pages/a.yaml:5:41  error  wrong-type
      "$20" must be a text, but this is nothing.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ accept: { orphans: true, prices: { $20: } }
        │                                         ^
      6 │ sections:
      Write a value after the colon, with a space between them.

    2 errors in 1 file. Nothing was written.
    "
  `);
});

test('warnings as JSON, with both places', async () => {
  const pages = {
    'pages/a.yaml': pageNamed('/a'),
    'pages/b.yaml': pageNamed('/b').replace('Title of /b', 'Title of /a'),
  };
  expect(JSON.parse(await auditOf(pages, '', '--format', 'json'))).toMatchObject([
    { id: 'duplicates', severity: 'warning', file: 'pages/b.yaml', line: 4, also: { file: 'pages/a.yaml', line: 4 } },
  ]);
});

test('the README lists every rule with its reason', async () => {
  const readme = await readFile(join(spa, 'README.md'), 'utf8');
  for (const { id, reason, source } of await loadRules())
    expect(readme).toContain(`| [${id}](${source}) | ${reason} |`);
});
