import { expect, test } from 'vitest';
import { landscapeOf } from '../../templates/illustrations/landscape.ts';

const drawn = (slug: string) => JSON.stringify(landscapeOf(slug));

test('a town always has the same landscape, and 200 towns have different ones', () => {
  expect(drawn('barnet')).toBe(drawn('barnet'));
  const slugs = Array.from({ length: 200 }, (_, index) => `town-${index}`);
  expect(new Set(slugs.map(drawn)).size).toBe(200);
});

test('a landmark keeps away from the sun', () => {
  for (const slug of ['barnet', 'peacham', 'montpelier', 'stowe', 'waterbury']) {
    const { sun, landmarkX } = landscapeOf(slug);
    expect(Math.abs(sun.x - landmarkX)).toBeGreaterThan(180);
  }
});
