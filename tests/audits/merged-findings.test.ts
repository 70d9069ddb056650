import { expect, test } from 'vitest';
import type { Spot } from '../../generator/audit/finding.ts';
import { mergeFindings } from '../../generator/audit/merge-findings.ts';
import type { AuditedSite, Rule } from '../../generator/audit/rule.ts';
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

test('if many different wrong words fill in one text, a few get a message each, and JSON lists all pages', async () => {
  const areasServed = Array.from({ length: 12 }, (_, index) => (index < 5 ? 'Mars' : `Mars ${index}`));
  const file = page({
    route: '/{town.slug}',
    rest: 'each: towns\nstructuredData: { service: leak, areas: ["{town.words.area}"] }\n',
    sections: '  - { type: intro, heading: "{town.name}", text: Up the hill. }\n',
  }).replace('title: A, description: A', 'title: "{town.name}", description: "All about {town.name}"');
  const report = await auditOf({ 'pages/a.yaml': file }, townsOf(areasServed), '--format', 'json');
  const found = JSON.parse(report) as { message: string; pages?: string[] }[];
  const areas = found.filter(({ message }) => message.includes(' tells search engines '));
  expect(areas.map(({ pages }) => pages?.length)).toEqual([5, undefined, undefined, undefined, undefined, 3]);
  expect(areas[0]?.message).toMatch(/ Mars, .*\nThe same is true of \/town-1, \/town-2, \/town-3, and \/town-4\.$/);
  expect(areas[5]?.message).toMatch(
    / Mars 7, .*\nThis line has the same problem with other words on \/town-8 and \/town-9\.$/,
  );
  const price = found.find(({ message }) => message.startsWith('Search engines get 50'));
  expect(price?.message).toMatch(/, and 8 more, which `npm run --silent validate -- --format json` lists\.$/);
  expect(price?.pages).toHaveLength(12);
});

/** What is reported for findings at one location, which begins in the first line and may end in a later one. */
function merged(
  found: readonly { at: Spot; message: string; value?: string }[],
  end: { line: number; column: number },
) {
  const rule: Rule = { id: 'facts', severity: 'warning', reason: 'A.', source: 'https://example.com' };
  const location = { source: { file: 'site.yaml', text: '' }, span: { start: { line: 1, column: 3 }, end } };
  const findings = found.map((one) => ({ ...one, hint: 'Write another.' }));
  return mergeFindings(rule, findings, () => location, {} as AuditedSite);
}

const onPage = (route: string): Spot => ({ route, path: [] });

test('a finding in a file names all pages that have it too', () => {
  const spots: Spot[] = [{ file: 'site.yaml', path: [] }, onPage('/a'), onPage('/b')];
  const [one, ...others] = merged(
    spots.map((at) => ({ at, message: 'A is wrong.' })),
    { line: 1, column: 9 },
  );
  expect(one).toMatchObject({ message: 'A is wrong.\nThe same is true of /a and /b.', pages: ['/a', '/b'] });
  expect(others).toEqual([]);
});

test('words that are wrong in two ways are reported once if they are within one line', () => {
  const found = ['A is wrong.', 'A is old.'].map((message) => ({ at: onPage('/a'), message, value: 'Monday' }));
  expect(merged(found, { line: 1, column: 9 })).toHaveLength(1);
  expect(merged(found, { line: 2, column: 9 })).toHaveLength(2);
});
