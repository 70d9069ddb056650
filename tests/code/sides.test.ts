import { expect, test } from 'vitest';
import { themeFiles } from '../../generator/assets/styles/theme.ts';
import { classesOfSides, linesOfSides } from './sides.ts';
import { sourcesIn } from './syntax.ts';

test('no page has what would be on the wrong side where it is read from right to left', async () => {
  expect((await sourcesIn('client', 'templates')).flatMap(classesOfSides)).toEqual([]);
  const files = (await themeFiles()).filter(({ file }) => !file.endsWith('/right-to-left.css'));
  expect(files.flatMap(linesOfSides)).toEqual([]);
});

test.each(['ml-4', 'md:-mr-2', 'pl-[3px]', 'sm:text-right', '-left-2', 'border-l-4', 'rounded-tr-full', 'object-left'])(
  'a page may not have the class %s',
  (name) => {
    for (const text of [`<p className="${name}" />`, `\`a ${name} \${b}\``])
      expect(classesOfSides({ file: 'templates/a.tsx', text })).toHaveLength(1);
  },
);

test.each(['ms-4', 'pe-2', 'text-end', '-start-2', 'border-s-4', 'rounded-t-full', 'left', 'leading-tight', 'mx-auto'])(
  'a page may have the class %s',
  (name) => {
    expect(classesOfSides({ file: 'templates/a.tsx', text: `<p className="${name}" />` })).toEqual([]);
  },
);

test.each(['  left: 0;', '  padding-right: 1rem;', '  border-top-left-radius: 7rem;', '  border-left: 1px solid;'])(
  'a stylesheet may not have the line "%s"',
  (text) => {
    expect(linesOfSides({ file: 'templates/a.css', text })).toHaveLength(1);
  },
);
