/** Returns the width of the text in pixels, in Arial at 20 pixels, which search results use for titles. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const character of text) sum += widths.get(character) ?? digitWidth;
  return Math.round((sum * 20) / 1000);
}

/** In thousandths of the font size. Characters that are not listed count as digits. */
const digitWidth = 556;

/** Characters by advance width. Arial has the widths of Helvetica, which Adobe publishes as Helvetica.afm. */
const glyphs: Record<number, string> = {
  191: "'",
  222: 'ijl’‘',
  260: '|',
  278: ' !,./:;I[\\]ft·',
  333: '()-r`“”',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–',
  584: '+<=>~×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '…—',
  1015: '@',
};

const widths = new Map(
  Object.entries(glyphs).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)] as const)),
);
