import { describe, expect, test } from 'vitest';
import { styleCompiler } from '../../generator/assets/styles/styles.ts';
import { loadTheme } from '../../generator/assets/styles/theme.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

const { css: theme } = await loadTheme();
const compilerOf = (css: string) => styleCompiler(css, (_, make) => make());

const classes = [
  ...[
    'p-4',
    'px-2',
    'w-1/2',
    'mt-1.5',
    '-mt-2',
    'flex',
    'text-ink',
    'bg-linen',
    'border',
    'leading-6',
    'font-semibold',
  ],
  ...['md:p-4', 'lg:flex', 'md:hover:underline', 'hover:underline', 'hover:bg-accent', 'print:hidden', 'before:block'],
  ...[
    'hero-text',
    'crumb',
    'field',
    'ruled',
    'stop-2',
    'stack-4',
    'animate-spin',
    'shadow-md',
    'translate-x-2',
    'outline-2',
  ],
  ...['[&_p]:mt-4', "before:content-['.p-4']", 'w-[calc(100%-2rem)]', 'grid-cols-[1fr_2fr]', 'no-such-class', 'group'],
];

/** Classes that two of appear in the selector of the first. */
const ofTwo = ['group-hover:p-4', 'in-[.flex]:p-2', '*:p-4', 'peer-checked:block'];

/** Stylesheets of random classes, each compiled alone, after the others, and with the others. */
async function compiledEachWay(
  css: string,
  from: readonly string[],
): Promise<Record<'alone' | 'after' | 'together', string[]>> {
  const below = randomNumbers(7);
  const sets = Array.from({ length: 12 }, () => new Set(from.filter(() => below(3) > 0)));
  const compile = compilerOf(css);
  const after: string[] = [];
  for (const set of sets) after.push(await compile(set));
  return {
    alone: await Promise.all(sets.map((set) => compilerOf(css)(set))),
    after,
    together: await Promise.all(sets.map(compilerOf(css))),
  };
}

describe('a stylesheet is the same bytes, whichever others are compiled before it or with it', () => {
  test.each([
    ['with the classes of templates', theme, classes],
    ['with a selector that has two classes', theme, [...classes, ...ofTwo]],
    [
      'with a rule for every page that has the name of a utility',
      `${theme}\n.p-4 { color: red }\n.own p { margin: 0 }`,
      classes,
    ],
  ])('%s', async (_, css, from) => {
    const { alone, after, together } = await compiledEachWay(css, from);
    expect(after).toEqual(alone);
    expect(together).toEqual(alone);
  });
});

test('keyframes come only with the class that uses them', async () => {
  const compile = compilerOf(theme);
  expect(await compile(new Set(['animate-spin']))).toContain('@keyframes spin');
  expect(await compile(new Set(['p-4']))).not.toContain('@keyframes');
});
