import { expect, test } from 'vitest';
import { routeProblem, slugOf } from '../../generator/plan/route.ts';

test.each(['/', '/services', '/areas/little-elm', '/404', '/a-1/b', '/indexes'])('the route %s is valid', (route) => {
  expect(routeProblem(route)).toBeNull();
});

test.each([
  ['services', '/services'],
  ['/services/', '/services'],
  ['/Our Services', '/our-services'],
  ['/a//b', '/a/b'],
  ['/a/../b', '/a/b'],
  ['/./a', '/a'],
  ['/a/index', '/a/start'],
  ['/index', '/start'],
  ['/prices.html', '/prices-html'],
  ['/a_b', '/a-b'],
  ['/-a-', '/a'],
  ['/a--b', '/a-b'],
  ['/café', '/cafe'],
  ['/a?b#c', '/a-b-c'],
])('instead of the route %j, %s is suggested', (route, better) => {
  expect(routeProblem(route)).toMatchObject({ id: 'bad-route', hint: expect.stringMatching(`\\s${better}$`) });
  expect(routeProblem(better)).toBeNull();
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
  ['日本', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
