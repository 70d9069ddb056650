import transliterate from '@sindresorhus/transliterate';
import type { Message } from '../report/diagnostic.ts';
import { routeMessages } from './route-messages.ts';

/** What is wrong with a route, or null. A route is `/`, or words of a to z, 0 to 9, and single hyphens, each after a slash. */
export function routeProblem(route: string): Message | null {
  const fault = faults.find(([pattern]) => pattern.test(route))?.[1];
  return fault ? routeMessages.badRoute(route, fault, correctedRoute(route)) : null;
}

/** Each completes "The route …". */
const faults: readonly [RegExp, string][] = [
  [/(^|\/)\.\.?(\/|$)/, 'has dots that would lead out of the site'],
  [/^[^/]/, 'does not begin with a slash'],
  [/.\/$/, 'ends with a slash'],
  [/\/\//, 'has two slashes in a row'],
  [/\/index$/, 'would be the same file as the page above it'],
  [/\s/, 'has a space in it'],
  [/[A-Z]/, 'has capital letters, which many hosts tell apart from small ones'],
  [/[^a-z0-9/-]/, 'has a sign other than small letters, digits and hyphens'],
  [/(^|\/)-|-(\/|$)|--/, 'has a hyphen that stands between no two words'],
];

function correctedRoute(route: string): string {
  const words = route
    .replace(/\/index$/, '/start')
    .split('/')
    .map(slugOf);
  return `/${words.filter(Boolean).join('/')}`;
}

/** A name as part of a route: `Little Elm` becomes `little-elm`, `Łódź` becomes `lodz`. Empty for a name in Chinese, for example. */
export function slugOf(name: string): string {
  return transliterate(name.normalize('NFD').replace(/[\p{M}'’]/gu, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
