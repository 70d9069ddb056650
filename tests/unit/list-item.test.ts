import { expect, test } from 'vitest';
import { parse } from '../../generator/read/source.ts';
import { UsageError } from '../../generator/report/usage-error.ts';
import { addItem } from '../../generator/workshop/new/list-item.ts';

const value = { name: 'New' };

/** Adds `{ name: New }` to `list` in site.yaml. */
const edit = (text: string, after?: number) => addItem(parse('site.yaml', text), 'list', { value, after }, 'added it');

/** A YAML file, a line per argument. */
const lines = (...text: string[]) => `${text.join('\n')}\n`;

test.each([
  ['a list', lines('list:', '  - name: A'), lines('list:', '  - name: A', '  - name: New')],
  [
    'a list with blank lines between its items',
    lines('list:', '  - name: A', '', '  - name: B'),
    lines('list:', '  - name: A', '', '  - name: B', '', '  - name: New'),
  ],
  [
    'a list that is not indented',
    lines('list:', '- name: A', 'b: 1'),
    lines('list:', '- name: A', '- name: New', 'b: 1'),
  ],
  [
    'a list with a comment inside its last item',
    lines('list:', '  - name: A', '    # About A.', '# About b.', 'b: 1'),
    lines('list:', '  - name: A', '    # About A.', '  - name: New', '# About b.', 'b: 1'),
  ],
  ['a list on one line', lines('list: [{ name: A }] # one'), lines('list: [{ name: A }, { name: New }] # one')],
  ['a list without a line break at its end', 'list:\n  - name: A', 'list:\n  - name: A\n  - name: New'],
  ['a list with Windows line breaks', 'list:\r\n  - name: A\r\n', 'list:\r\n  - name: A\r\n  - name: New\r\n'],
  ['an empty list', lines('list: [] # none yet', 'b: 1'), lines('list: # none yet', '  - name: New', 'b: 1')],
  ['a key without a value', lines('list:', 'b: 1'), lines('list:', '  - name: New', 'b: 1')],
  ['a file without the list', lines('b: 1'), lines('b: 1', '', 'list:', '  - name: New')],
  ['a file that ends with dots', lines('b: 1', '...'), lines('b: 1', '', 'list:', '  - name: New', '...')],
  ['a file without the list or a final line break', 'b: 1', 'b: 1\n\nlist:\n  - name: New'],
])('an item is added to %s', (_, before, after) => {
  expect(edit(before).source.text).toBe(after);
});

test.each([
  [0, lines('list:', '  - name: New', '  # About A.', '  - name: A', '  - name: B')],
  [1, lines('list:', '  # About A.', '  - name: A', '  - name: New', '  - name: B')],
  [2, lines('list:', '  # About A.', '  - name: A', '  - name: B', '  - name: New')],
])('an item is added after %d others', (after, expected) => {
  expect(edit(lines('list:', '  # About A.', '  - name: A', '  - name: B'), after).source.text).toBe(expected);
});

test.each([
  [0, '[{ name: New }, { name: A }, { name: B }]'],
  [1, '[{ name: A }, { name: New }, { name: B }]'],
  [2, '[{ name: A }, { name: B }, { name: New }]'],
])('an item is added after %d others on one line', (after, expected) => {
  expect(edit('list: [{ name: A }, { name: B }]\n', after).source.text).toBe(`list: ${expected}\n`);
});

test('the edit names the new lines and keeps the text before it', () => {
  const text = lines('a: 1', 'list:', '  - name: A', '', '  - name: B', 'b: 1');
  expect(edit(text)).toMatchObject({ before: text, first: 7, last: 7, what: 'added it' });
});

test('maps can be written in braces', () => {
  const item = { value: { name: 'New', center: { x: 1, y: 2 } }, inline: ['center'] };
  expect(addItem(parse('site.yaml', 'list:\n'), 'list', item, '').source.text).toBe(
    lines('list:', '  - name: New', '    center: { x: 1, y: 2 }'),
  );
});

test.each([
  ['a text instead of a list', lines('list: none'), '"list" in site.yaml is not a list.'],
  ['a file in braces', lines('{ list: [] }'), 'site.yaml has no lines such as "name: value"'],
])('%s is refused', (_, text, message) => {
  expect(() => edit(text)).toThrow(UsageError);
  expect(() => edit(text)).toThrow(message);
});
