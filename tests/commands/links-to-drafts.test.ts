import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures, page, project } from '../harness/project/project.ts';
import { linkTo, unfinished } from '../harness/project/unfinished-page.ts';

test('what is left to finish in drafts is also shown if the site links to them', async () => {
  const { generate } = await project('small', {
    'pages/gifts.yaml': unfinished,
    'pages/broken.yaml': 'draft: true\nname: "A\n',
    'pages/a.yaml': page({ sections: linkTo('/gifts') }),
  });
  expect((await generate('check')).out).toContain('\n1 error in 1 file.');
  const { exit, out } = await generate('check', '--drafts');
  expect({ exit, out }).toEqual({ exit: 1, out: expect.stringMatching(/\n1 error and \d warnings in 3 files\./) });
  expect(out).toContain('pages/a.yaml:6:56  error  unpublished-page');
  expect(out).toMatch(/pages\/gifts\.yaml:\S+ {2}warning {2}gap/);
  expect(out).toMatch(/pages\/broken\.yaml:\S+ {2}warning/);
});

test('a link to a draft whose YAML cannot be read is one to a draft', async () => {
  const { generate } = await project('small', {
    'pages/gifts.yaml': 'draft: true\nroute: "/gifts" # The cards.\nname: "A\n',
    'pages/a.yaml': page({ sections: linkTo('/gifts') }),
  });
  expect((await generate('check')).out).toContain('The page "/gifts" is a draft, so nobody could open it.');
});

test('a link to a draft whose route lacks its slash is one to a draft', async () => {
  const { generate } = await project('small', {
    'pages/gifts.yaml': unfinished.replace('route: /gifts', 'route: gifts'),
    'pages/a.yaml': page({ sections: linkTo('/gifts') }),
  });
  expect((await generate('check')).out).toContain('The page "/gifts" is a draft, so nobody could open it.');
});

test('a link to a draft is an error that says so', async () => {
  const { generate } = await project('small', {
    'pages/gifts.yaml': unfinished,
    'pages/a.yaml': page({ sections: linkTo('/gifts') }),
  });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/a.yaml:6:56  error  unpublished-page
      The page "/gifts" is a draft, so nobody could open it.
      5 │ sections:
      6 │   - { type: links, heading: A, links: [{ label: A, to: /gifts }] }
        │                                                        ^^^^^^
      Finish the draft and delete "draft: true" in pages/gifts.yaml. Or remove the link until then.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a home page that is a draft is reported as missing', async () => {
  const home = await readFile(join(fixtures, 'small/pages/home.yaml'), 'utf8');
  const { generate } = await project('small', { 'pages/home.yaml': `draft: true\n${home}` });
  expect((await generate('check')).out).toContain(
    'pages/home.yaml has this route, but is a draft. Finish it, and delete "draft: true" there.',
  );
});
