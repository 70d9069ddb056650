import type { Message } from '../report/diagnostic.ts';
import { content } from './content-messages.ts';

/** What is wrong with a route, or null: `/` or small words with single hyphens, each after a slash. */
export function routeProblem(route: string): Message | null {
  const fault = faults.find(([pattern]) => pattern.test(route))?.[1];
  return fault ? content.badRoute(route, fault, better(route)) : null;
}

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

function better(route: string): string {
  const words = route
    .replace(/\/index$/, '/start')
    .split('/')
    .map(slugOf);
  return `/${words.filter(Boolean).join('/')}`;
}

/** A name as it can stand in a route: `Little Elm` gives `little-elm`. Empty where no letter or digit is left. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
