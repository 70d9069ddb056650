import { expect, test } from 'vitest';
import { auditOf } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';

/** Towns whose areas are named. */
const townsOf = (areas: readonly string[]) =>
  `towns:\n${areas
    .map((area, index) => {
      const center = `{ latitude: 44.${index + 10}, longitude: -72.${index + 10} }`;
      return `  - { name: Town ${index}, slug: town-${index}, page: /, center: ${center}, words: { area: ${area} } }\n`;
    })
    .join('')}`;

test('of many wrong words that fill in one text, a few are reported each by itself, and all pages are listed as data', async () => {
  const areasServed = Array.from({ length: 12 }, (_, index) => (index < 5 ? 'Mars' : `Mars ${index}`));
  const file = page({
    route: '/{town.slug}',
    rest: 'each: towns\nstructuredData: { service: leak, areas: ["{town.words.area}"] }\n',
    sections: '  - { type: intro, heading: "{town.name}", text: Up the hill. }\n',
  }).replace('title: A, description: A', 'title: "{town.name}", description: "All about {town.name}"');
  const report = await auditOf({ 'pages/a.yaml': file }, townsOf(areasServed), '--format', 'json');
  const found = JSON.parse(report) as { message: string; pages?: string[] }[];
  const areas = found.filter(({ message }) => message.startsWith('Search engines read'));
  expect(areas.map(({ pages }) => pages?.length)).toEqual([5, undefined, undefined, undefined, undefined, 3]);
  expect(areas[0]?.message).toMatch(/ Mars, .*\nThe same is true of \/town-1, \/town-2, \/town-3, and \/town-4\.$/);
  expect(areas[5]?.message).toMatch(
    / Mars 7, .*\nThis line has the same problem with other words on \/town-8 and \/town-9\.$/,
  );
  const price = found.find(({ message }) => message.startsWith('Search engines get 50'));
  expect(price?.message).toMatch(/, and 8 more, which `npm run validate -- --format json` lists\.$/);
  expect(price?.pages).toHaveLength(12);
});
