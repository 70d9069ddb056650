import { describe, expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';
import { rename } from '../harness/project/renamed-site.ts';
import { small } from '../harness/project/small.ts';

/** Every object of the program seems to have these names. */
const names = ['constructor', 'toString', 'valueOf', '__proto__'];

const checked = async (files: Record<string, string>) => {
  const { generate } = await project('small', files);
  return generate('check');
};

describe.each(names)('"%s"', (name) => {
  test('is not the route of a page', async () => {
    const { root } = await project('small');
    const { exit, err } = await rename(root, 'page', name, '/a');
    expect({ exit, err }).toEqual({ exit: 2, err: `There is no page "${name}". The routes are: /404, /.\n` });
  });

  test.each([
    ['country', 'country: US', `country: ${name}`],
    ['state', 'region: VT', `region: ${name}`],
    ['language', 'language: en-US', `language: ${name}`],
    ['currency', 'currency: USD', `currency: ${name}`],
  ])('is reported as a %s', async (_, from, to) => {
    const { exit, out, err } = await checked({ 'site.yaml': small.replace(from, to) });
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
    expect(out).toContain(`"${name}"`);
    expect(out).not.toMatch(/function|native code/);
  });
});

test('a word of a text may be a name that every object has', async () => {
  const special =
    'specialHours:\n  heading: constructor\n  days: [{ dates: 2031-12-25, hours: Closed, reason: constructor }]\n';
  const words = '  - { type: intro, heading: constructor, text: "constructor: 9 AM–5 PM, &constructor; apart." }\n';
  const sections = `${words}  - { type: hours, heading: When we work }\n`;
  const { exit, out, err } = await checked({ 'site.yaml': small + special, 'pages/a.yaml': page({ sections }) });
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).not.toMatch(/function|native code/);
});
