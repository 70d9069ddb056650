import { expect, test } from 'vitest';
import { slugOf } from '../../generator/basics/slug.ts';
import { routeFault, routeProblem } from '../../generator/plan/routes/route.ts';

test.each(['/', '/services', '/areas/little-elm', '/404', '/a-1/b', '/indexes'])('the route %s is valid', (route) => {
  expect(routeProblem(route, 'en-US')).toBeNull();
});

test.each([
  ['/con', 'con'],
  ['/areas/aux', 'aux'],
  ['/nul/prices', 'nul'],
  ['/lpt9', 'lpt9'],
])('%s cannot be a file on Windows', (route, name) => {
  const fault = `has the part "${name}", which cannot be the name of a file on Windows`;
  expect(routeFault(route, 'en-US')).toEqual({ fault, better: null });
  expect(routeFault(route.replace(name, `${name}-1`), 'en-US')).toBeNull();
});

test.each([
  ['services', '/services'],
  ['/services/', '/services'],
  ['/Our Services', '/our-services'],
  ['/a//b', '/a/b'],
  ['/a/../b', '/a/b'],
  ['/./a', '/a'],
  ['/a/index', '/a'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/prices.html', '/prices'],
  ['/prices.php', '/prices'],
  ['/a_b', '/a-b'],
  ['/a%20b', '/a-b'],
  ['/a%zz', '/a-zz'],
  ['/a%e9b', '/a-b'],
  ['\\a\\b', '/a/b'],
  ['/-a-', '/a'],
  ['/a--b', '/a-b'],
  ['/café', '/cafe'],
  ['/a?b=c', '/a'],
  ['/a#c', '/a'],
  ['https://example.com/services', '/services'],
  ['http://example.com', '/'],
  ['www.example.com/a/b', '/a/b'],
  ['//example.com/a', '/a'],
  ['/Massage-{town.slug}/', '/massage-{town.slug}'],
])('instead of the route %j, %s is suggested', (route, better) => {
  expect(routeFault(route, 'en-US')).toEqual({ fault: expect.any(String), better });
  expect(routeProblem(better, 'en-US')).toBeNull();
});

test.each([
  ['', 'is empty'],
  ['/日本', 'has the character "日"'],
  ['/assets', 'the generator uses'],
  ['/assets/a', 'the generator uses'],
  [`/${'a'.repeat(201)}`, 'is too long'],
  ['/abcdefg'.repeat(80), 'is too long'],
])('the route %j is refused without a suggestion', (route, words) => {
  expect(routeFault(route, 'en-US')).toEqual({ fault: expect.stringContaining(words), better: null });
});

test.each([
  ['Little Elm', 'little-elm'],
  ['St. Mary’s', 'st-marys'],
  ["Coeur d'Alene", 'coeur-dalene'],
  ['Cañon City', 'canon-city'],
  ['  7th & Main! ', '7th-main'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Москва', 'moskva'],
  ['Bärre', 'barre'],
  ['日本', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
