import { expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';

/** The options of the command that a shortened report names. Fails unless npm prints no banner above what it prints. */
function namedOptions(out: string): string[] {
  const [, options = ''] = out.match(/To list all of them, run: {2}npm run --silent validate -- (.*)$/m) ?? [];
  expect(options).not.toBe('');
  return options.split(' ');
}

const lost = Array.from({ length: 12 }, (_, index) => `{ label: A, to: /sweeps-in-${'abcdefghijkl'[index]}ville }`);
const toLost = page({
  sections: `  - type: links\n    heading: A\n    links:\n${lost.map((one) => `      - ${one}\n`).join('')}`,
});
const example = page({ sections: '  - { type: prose, heading: A, text: Call 802-555-0123. }\n' });

test.each([
  ['', 'unknown-page', 12, { 'pages/a.yaml': toLost }],
  ['--drafts', 'unknown-page', 12, { 'pages/a.yaml': `draft: true\n${toLost}` }],
  [
    '--launch',
    'launch',
    7,
    Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((name) => [`pages/${name}.yaml`, example.replace('/a', `/${name}`)])),
  ],
])(
  'with "%s", the command that lists all problems does so',
  async (flag, id, amount, files: Record<string, string>) => {
    const { generate } = await project('small', files);
    const { out } = await generate('check', ...(flag === '' ? [] : [flag]));
    const all = await generate('check', ...namedOptions(out));
    const found: { id: string; file: string }[] = JSON.parse(all.out);
    expect(found.filter((one) => one.id === id && Object.hasOwn(files, one.file))).toHaveLength(amount);
  },
);
