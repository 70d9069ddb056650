import { expect, test } from 'vitest';
import { project, textIn } from '../harness/project/project.ts';
import { files, rename } from '../harness/project/renamed-site.ts';

const siteOf = (root: string) => textIn(root, 'site.yaml');

test.each([
  ['all at once', [['--name', 'Storm Drains', '--texts']]],
  [
    'its texts later, and twice',
    [
      ['--name', 'Storm Drains'],
      ['--old-name', 'Drains Cleaned', '--texts'],
      ['--old-name', 'Drains Cleaned', '--texts'],
    ],
  ],
])('a new key and a new name may contain the old ones: %s', async (_, runs) => {
  const { root, generate: run } = await project('small', files);
  for (const flags of runs) {
    const { exit, out, err } = await rename(root, 'service', 'drains', 'storm-drains', ...flags);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).not.toContain('regular: services');
  }
  const text = await siteOf(root);
  expect(text).toContain('name: Storm Drains, description: We clear storm drains.');
  expect(text).toContain('regular: services.storm-drains.Visit');
  expect(await textIn(root, 'pages/storm-drains.yaml')).toContain('heading: "STORM DRAINS in {town.name}"');
  expect((await run('check')).exit).toBe(0);
});

test.each([
  ['the same command again', 'Clear Pipes & Co.', ['--name', 'Clear Pipes & Co.']],
  ['only the keys', 'Clear Pipes & Co.', []],
  ['a name that also has the old key in it', 'Pipes and Drains', []],
])('a new name is not mistaken for the old one: %s', async (_, name, flags) => {
  const { root } = await project('small', files);
  await rename(root, 'service', 'drains', 'pipes', '--name', name);
  const before = await siteOf(root);
  expect(await rename(root, 'service', 'drains', 'pipes', ...flags, '--texts')).toMatchObject({
    exit: 2,
    err: `The service "pipes" has its new name already, “${name}”, so its old name is unknown. To change the texts, add --old-name and that name, as the first run printed it.\n`,
  });
  expect(await siteOf(root)).toBe(before);
});

test.each(['', ' '])('an old name of no words is like none: "%s"', async (oldName) => {
  const { root } = await project('small', files);
  await rename(root, 'service', 'drains', 'pipes');
  const { exit, out } = await rename(root, 'service', 'drains', 'pipes', '--old-name', oldName, '--texts');
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/^Wrote “Pipes” instead of “Drains/) });
});
