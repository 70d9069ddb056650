import { beforeAll, describe, expect, test } from 'vitest';
import { outputRoute } from '../../generator/plan/routes/address.ts';
import { buildInMemory } from '../harness/project/build-into.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { observatoryScore } from './harness/observatory.ts';

/** What hosts send with every page that let a site choose. */
const headers = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
};

describe('the score of the Mozilla Observatory', () => {
  /** The scores of all pages, by route, without a key for the map and with one. */
  let [bare, keyed]: Map<string, number>[] = [];
  let home = '';

  beforeAll(async () => {
    const pagesWith = async (mapsKey?: string) => {
      const { files } = await buildInMemory({ root: '.', today: '2026-01-01', mapsKey }, await sharedTools());
      return files.flatMap(({ path, content }) =>
        path.endsWith('.html') && typeof content === 'string' ? [[outputRoute(path), content] as const] : [],
      );
    };
    const scored = (pages: Awaited<ReturnType<typeof pagesWith>>) =>
      new Map(pages.map(([route, html]) => [route, observatoryScore(html, headers).total]));
    const pages = await pagesWith();
    home = new Map(pages).get('/') ?? '';
    [bare, keyed] = [scored(pages), scored(await pagesWith('a-key'))];
    console.log(`Mozilla Observatory: ${bare.get('/')} for /, ${keyed.get('/')} for / with a map of Google`);
  });

  test('is 120 for every page', () => {
    expect([...new Set(bare?.values())]).toEqual([120]);
  });

  test('is 100 for a page with a map, because Google needs eval, and 120 for all others', () => {
    const withMap = [...(keyed ?? [])].filter(([, score]) => score !== 120);
    expect(withMap).toEqual([
      ['/', 100],
      ['/areas-we-serve', 100],
      ['/location', 100],
    ]);
  });

  test('is less on a host that sends no headers, such as GitHub Pages', () => {
    expect(observatoryScore(home, {})).toEqual({
      policy: 10,
      transport: -20,
      framing: -20,
      sniffing: -5,
      referrer: 0,
      resources: 0,
      total: 55,
    });
  });
});
