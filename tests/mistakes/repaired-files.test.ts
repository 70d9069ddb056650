import { expect, test } from 'vitest';
import { type Project, project, textIn } from '../harness/project/project.ts';

test('after a mistake in site.yaml, pages are checked with what its owner meant', async () => {
  const { generate, write, root } = await project('chimney-sweep');
  const site = await textIn(root, 'site.yaml');
  const start = await textIn(root, 'pages/start.yaml');
  await write({
    'site.yaml': site.replace('\nservices:', '\nservice:').replace('\nlinks:', '\nlink:'),
    'pages/start.yaml': start.replace('to: schedule', 'to: shedule'),
  });
  expect(await messages(generate)).toEqual([
    expect.stringContaining('Did you mean "schedule"?'),
    'Unknown property "link" in site.yaml. Did you mean "links"?',
    'Unknown property "service" in site.yaml. Did you mean "services"?',
  ]);
});

test.each([
  [
    'a group of facts that is missing',
    /\nservices:\n( .*\n)+/,
    '\n',
    'There is no "sweep", because site.yaml has no "services"',
  ],
  [
    'a group of facts that is not a group',
    /\nservices:\n( .*\n)+/,
    '\nservices: Sweeping\n',
    '"services" must be a group',
  ],
  ['links that are missing', /\nlinks:\n( .*\n)+/, '\n', '"links" is missing from site.yaml'],
  ['an entry that several places need', /\n {2}sweep:\n( {4}.*\n)+/, '\n', 'but 5 places refer to it'],
  ['towns that are a word', /\ntowns:\n( .*\n)+/, '\ntowns: Peacham\n', '"towns" must be a list'],
  ['a town without its slug', '    slug: barnet\n', '', '"slug" is missing from item 2 of "towns"'],
  ['contact facts that are missing', /\ncontact:\n( .*\n)+/, '\n', '"contact" is missing from site.yaml'],
])('%s: pages that need it are not blamed', async (_, before, after, message) => {
  const { generate, write, root } = await project('chimney-sweep');
  const site = await textIn(root, 'site.yaml');
  await write({ 'site.yaml': site.replace(before, after) });
  expect(await messages(generate)).toEqual([expect.stringContaining(message)]);
});

test('a mistake in a page does not make links to it wrong', async () => {
  const { generate, write, root } = await project('chimney-sweep');
  const start = await textIn(root, 'pages/start.yaml');
  const broken = [
    start.replace('- type: services', '- type: servces'),
    start.replace('- type: services', '- type: catalog'),
    start.replace('route: /\n', ''),
    start.replace(/sections:[\s\S]*/, 'sections: hero\n'),
    start.replace('id: prices', 'id:'),
  ];
  for (const page of broken) {
    await write({ 'pages/start.yaml': page });
    expect(await messages(generate)).toHaveLength(1);
  }
});

test('what a repair reveals is reported too', async () => {
  const { generate, write, root } = await project('chimney-sweep');
  const start = await textIn(root, 'pages/start.yaml');
  await write({
    'pages/start.yaml': start.replace('- type: hero', '- type: Hero').replace('drawing: stones', 'drawing: stoness'),
  });
  expect(await messages(generate)).toEqual([
    'Unknown section type "Hero". Did you mean "hero"?',
    '"stoness" is not a choice for "drawing". Did you mean "stones"?',
  ]);
});

/** Every problem of a project, as a message and a hint. */
async function messages(generate: Project['generate']): Promise<string[]> {
  const { out } = await generate('check', '--format', 'json');
  const problems: { message: string; hint: string }[] = JSON.parse(out);
  return problems.map(({ message, hint }) => `${message} ${hint}`);
}
