import { expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';

const site = builtSite('site');

test('the home page describes the business, and every other page refers to it', () => {
  const [business] = site.graph('/');
  for (const route of site.routes) {
    const { areaServed: _, ...rest } = site.graph(route)[0];
    expect(business, route).toMatchObject(rest);
  }
});

test('a page about a town says that the business serves it', () => {
  expect(site.graph('/massage-prosper-tx')[0].areaServed).toEqual([expect.objectContaining({ name: 'Prosper' })]);
});

test('the business has the place, the hours and the prices of the specification', () => {
  const [business] = site.graph('/');
  const weekday = (name: string) => `https://schema.org/${name}`;
  expect(business).toMatchObject({
    geo: { latitude: 33.220385, longitude: -96.9073461 },
    priceRange: '$90–$190',
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    address: { addressLocality: 'Aubrey', addressRegion: 'TX' },
  });
  const hours = business.openingHoursSpecification.flatMap(
    ({ dayOfWeek, opens, closes }: { dayOfWeek: string | string[]; opens: string; closes: string }) =>
      [dayOfWeek].flat().map((day) => [day, `${opens}–${closes}`]),
  );
  expect(Object.fromEntries(hours)).toEqual({
    [weekday('Monday')]: '19:00–22:00',
    [weekday('Tuesday')]: '19:00–22:00',
    [weekday('Wednesday')]: '00:00–00:00',
    [weekday('Thursday')]: '00:00–00:00',
    [weekday('Friday')]: '19:00–22:00',
    [weekday('Saturday')]: '09:00–18:00',
    [weekday('Sunday')]: '12:00–18:00',
  });
});

test('the business serves the towns of the specification', () => {
  const served = site.graph('/')[0].areaServed.map((town: { name: string }) => town.name);
  const towns = ['Prosper', 'Aubrey', 'Frisco', 'Little Elm', 'Celina', 'Providence Village'];
  expect(served).toEqual(expect.arrayContaining(towns));
});
