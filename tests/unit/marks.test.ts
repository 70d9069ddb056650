import { expect, test } from 'vitest';
import type { Leaf } from '../../generator/plan/texts/fill-context.ts';
import { parse } from '../../generator/read/source.ts';
import { closeMarks, marker, unmark } from '../../generator/render/provenance-marks.ts';

const source = parse('pages/a.yaml', '');
const leafOf = (text: string, ...path: Leaf['path']): Leaf => ({ text, role: 'shown', source, path });

/** The texts between the tags of a page, each as its parts: the text, and the paths of its leaves. */
function partsOf(html: string, leaves: readonly Leaf[]) {
  const texts = closeMarks(html).match(/(?<=>)[^<]+/g) ?? [];
  return texts.map((text) =>
    unmark(text, leaves).map((part) => [part.text, ...part.leaves.map(({ path }) => path.join('.'))]),
  );
}

test('a marked text is read from the HTML with the same words, and with the place in YAML that it comes from', () => {
  const { mark, leaves } = marker();
  const html = `<p>${mark(leafOf('One', 'a'))}</p><p>${mark(leafOf('Two', 'b'))}</p>`;
  expect(partsOf(html, leaves)).toEqual([[['One', 'a']], [['Two', 'b']]]);
});

test('texts that are not from YAML have no leaf', () => {
  const { mark, leaves } = marker();
  expect(partsOf(`<p>By ${mark(leafOf('Maple', 'a'))}!</p><p>Top</p>`, leaves)).toEqual([
    [['By '], ['Maple', 'a'], ['!']],
    [['Top']],
  ]);
});

test('a fact in a text has the leaf of the text, and then its own', () => {
  const { mark, leaves } = marker();
  const fact = mark(leafOf('$50', 'price'));
  const html = `<p>${mark(leafOf(`Only ${fact} a visit`, 'text'))}</p>`;
  expect(partsOf(html, leaves)).toEqual([
    [
      ['Only ', 'text'],
      ['$50', 'text', 'price'],
      [' a visit', 'text'],
    ],
  ]);
});

test('a text that is split over several elements keeps its leaf in each', () => {
  const { mark, leaves } = marker();
  const html = mark(leafOf(`One ${mark(leafOf('two', 'b'))}\n\nthree`, 'a')).split('\n\n');
  expect(partsOf(`<p>${html.join('</p><p>')}</p><p>Top</p>`, leaves)).toEqual([
    [
      ['One ', 'a'],
      ['two', 'a', 'b'],
    ],
    [['three', 'a']],
    [['Top']],
  ]);
});

test('a fact that is split over two elements keeps both leaves in each', () => {
  const { mark, leaves } = marker();
  const text = mark(leafOf(`See ${mark(leafOf('one|two', 'b'))}.`, 'a'));
  expect(partsOf(`<p>${text.replace('|', '</p><p>')}</p>`, leaves)).toEqual([
    [
      ['See ', 'a'],
      ['one', 'a', 'b'],
    ],
    [
      ['two', 'a', 'b'],
      ['.', 'a'],
    ],
  ]);
});

test('spaces around a text stay outside its mark, where code can trim them', () => {
  const { mark, leaves } = marker();
  const marked = mark(leafOf(' One\n', 'a'));
  expect([marked[0], marked.at(-1)]).toEqual([' ', '\n']);
  expect(partsOf(`<p>${marked.trim()}</p>`, leaves)).toEqual([[['One', 'a']]]);
});

test('texts that pages may merge share a mark where they are the same, and no others do', () => {
  const { mark } = marker();
  const hours = (text: string, day: string) => mark({ ...leafOf(text, 'hours', day), merges: true });
  const monday = hours('9 AM–5 PM', 'Monday');
  expect(hours('9 AM–5 PM', 'Tuesday')).toBe(monday);
  expect(hours('9 AM–6 PM', 'Sunday')).not.toBe(monday);
  expect(mark(leafOf('$50', 'prices', '60 min'))).not.toBe(mark(leafOf('$50', 'prices', '90 min')));
});

test('what only programs read stays unmarked', () => {
  const { mark, leaves } = marker();
  const { role: _, ...plain } = leafOf('/a', 'route');
  expect(mark(plain)).toBe('/a');
  expect(mark({ ...plain, role: 'link' })).toBe('/a');
  expect(leaves).toEqual([]);
});

test('thousands of texts have marks of their own', () => {
  const { mark, leaves } = marker();
  const html = Array.from({ length: 8000 }, (_, index) => `<p>${mark(leafOf('One', index, 'text'))}</p>`).join('');
  expect(partsOf(html, leaves).map(([part]) => part?.[1])).toEqual(leaves.map((_, index) => `${index}.text`));
});
