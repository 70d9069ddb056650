import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtRoutes, files, pageAt } from './site.ts';

const meta = (route: string, property: string) => pageAt(route)(`meta[property="${property}"]`).attr('content') ?? '';
const cardOf = (route: string) => files.get(meta(route, 'og:image').replace('https://www.example.com/', ''));

test.each(builtRoutes)('a shared link to %s shows a picture of its own, small enough to arrive', async (route) => {
  const card = cardOf(route);
  expect(card?.length).toBeLessThan(60_000);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width: String(width), height: String(height) }).toEqual({
    format: 'png',
    width: meta(route, 'og:image:width'),
    height: meta(route, 'og:image:height'),
  });
  expect([width, height]).toEqual([1200, 630]);
  expect(pageAt(route)('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
});

test('no two pages share a picture', () => {
  const addresses = builtRoutes.map((route) => meta(route, 'og:image'));
  expect(new Set(addresses).size).toBe(builtRoutes.length);
});

test('a picture says the heading of its page, the town, the price, and whose it is', () => {
  expect(meta('/swedish-massage-frisco-tx', 'og:image:alt')).toBe(
    'Duskfield Massage · Swedish Massage in Frisco · Frisco, TX · 60 min $95 · 90 min $130',
  );
  expect(meta('/promotions', 'og:image:alt')).toBe('Duskfield Massage · New Client Special · 75 min $90 · 90 min $110');
  expect(meta('/policies', 'og:image:alt')).toBe('Duskfield Massage · Policies · 60 min $95 · 90 min $130');
});
