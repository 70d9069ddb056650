import { expect, test } from 'vitest';
import { pagesOnLines, printPages, townsOnLines } from '../../generator/memory/kept-lines.ts';
import type { ShinglelessPage } from '../../generator/memory/stored-pages.ts';

test('a town is found by the file at the beginning of its line, and not where a finding refers to that file', () => {
  const [barre, calais] = ['pages/towns/barre.yaml', 'pages/towns/calais.yaml'];
  const findings = { distances: [{ at: { file: calais, path: ['name'] } }] };
  const lines = [
    { file: barre, findings },
    { file: calais, findings: {} },
  ].map((town) => JSON.stringify(town));
  const towns = townsOnLines(Buffer.from(lines.join('\n')));
  expect([barre, calais, 'pages/towns/lyndon.yaml'].map(towns.indexOf)).toEqual([0, 1, -1]);
  expect([towns.count, towns.lineAt(1)]).toEqual([2, lines[1]]);
});

test('the part with the pages is JSON, and each page can also be read from its line', () => {
  const page = (copy: string | null, title: string) => ({ notes: { links: ['/'], copy, title } });
  const pages = [page(null, 'Chimneys'), page('barre', 'Börre'), page('calais', '"copy":"barre"'), page('barre', 'B')];
  const text = [...printPages(pages.map((one) => ({ read: () => one as ShinglelessPage })))].join('');
  const onLines = pagesOnLines(Buffer.from(text));
  const plain = pages.map(({ notes }) => ({ notes: { ...notes, links: [0] } }));
  expect(JSON.parse(text)).toEqual({ pages: plain, routes: ['/'] });
  expect(onLines.routes).toEqual(['/']);
  expect([...pages.keys()].map(onLines.at)).toEqual(plain);
  expect(onLines.indexesFor('barre')).toEqual([1, 3]);
});

test('without pages, the part is JSON too', () => {
  const text = [...printPages([])].join('');
  expect(JSON.parse(text)).toEqual({ pages: [], routes: [] });
  expect(pagesOnLines(Buffer.from(text)).routes).toEqual([]);
});
