import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { headsOf } from '../harness/messages/audit.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { project, textIn } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';

const wrongNumber = 'Call 802-555-0109.';

test('a number is not found inside a longer number of an earlier paragraph', async () => {
  const text = 'We charge $45 for a bath.\n\nFor treats, we charge $4.';
  const files = { 'pages/baths.yaml': pageWith('baths', { type: 'prose', heading: 'Baths', text }) };
  const { generate } = await project('every-fact', files);
  const { out } = await generate('check');
  const lines = files['pages/baths.yaml'].split('\n');
  const line = lines.findIndex((one) => one.includes('treats'));
  const place = `pages/baths.yaml:${line + 1}:${(lines[line]?.indexOf('$4') ?? -1) + 1}  warning  prices`;
  expect(headsOf(out)).toContain(place);
});

/** A page with an example of a section, and after it a paragraph with a wrong number. */
function pageWith(name: string, example: object): string {
  const below = { type: 'prose', heading: 'Below', text: wrongNumber };
  const seo = { title: name, description: name, keywords: name };
  return stringify({ route: `/${name}`, name, template: 'standard', seo, sections: [example, below] });
}

/** Where its number is written, as a report gives it. */
function placeIn(file: string, text: string): string {
  const line = text.split('\n').findIndex((one) => one.includes(wrongNumber));
  const column = text.split('\n')[line]?.indexOf('802') ?? -1;
  return `${file}:${line + 1}:${column + 1}  warning  facts`;
}

test('a mistake after a section of any type is found at its line', async () => {
  const files = [...(await loadSectionTypes())].flatMap(([type, { examples }]) =>
    examples.map((example, index): [string, string] => {
      const name = `${type}-${index + 1}`;
      return [`pages/example-${name}.yaml`, pageWith(name, { type, ...example })];
    }),
  );
  const { generate } = await project('every-fact', Object.fromEntries(files));
  const { out } = await generate('check');
  const found = headsOf(out).filter((head) => head.endsWith('facts'));
  expect(found).toEqual(expect.arrayContaining(files.map(([file, text]) => placeIn(file, text))));
});

test('a finding is located on a page with a picture that a text of its town names', async () => {
  const { generate, root, write } = await project('chimney-sweep', {
    ...(await townFiles('chimney-sweep')),
    'van.jpg': await photo(1200, 800),
  });
  const text = (file: string) => textIn(root, file);
  for (const town of ['peacham', 'barnet']) {
    const file = `pages/towns/${town}.yaml`;
    await write({ [file]: (await text(file)).replace('stoves: {', 'stoves: { photo: van.jpg,') });
  }
  await write({ 'pages/stoves.yaml': (await text('pages/stoves.yaml')) + heroWith('"{specialty.photo}"') });
  const { exit, out } = await generate('check');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: expect.stringMatching(/pages\/stoves\.yaml:\d+:14 {2}warning {2}headings/),
  });
});
