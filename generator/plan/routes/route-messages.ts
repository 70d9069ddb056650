import type { Unpublished } from '../../check/definition.ts';
import type { Message } from '../../report/diagnostic.ts';
import { shellWord } from '../../report/shell-word.ts';
import { inArrows, plural } from '../../report/wording.ts';
import { didYouMean } from '../texts/dictate.ts';

/** A fault in a route. */
export interface RouteFault {
  /** Completes "The route …". */
  fault: string;
  /** The likely intended route; null if there is no way to know. */
  better: string | null;
}

/** Messages about the route of a page, or its relation to other routes. */
export const routeMessages = {
  badRoute: (route: string, { fault, better }: RouteFault): Message => ({
    id: 'bad-route',
    message: `The route "${route}" ${fault}.`,
    hint: better === null ? 'For example:  /our-services' : didYouMean(better),
  }),
  /** The corrected route is already the route of another page. */
  takenRoute: (route: string, { fault, better }: RouteFault, file: string): Message => ({
    id: 'bad-route',
    message: `The route "${route}" ${fault}. Without that, it would be the same as the route of ${file}.`,
    hint: `${better} is taken. Give this page another route, or delete the page.`,
  }),
  /** @param better the route with {town.slug} instead of the placeholder that makes it invalid */
  unfitPlaceholder: (route: string, fault: string, better: string | null): Message => ({
    id: 'bad-route',
    message: `With its placeholders filled in, the route is "${route}", which ${fault}.`,
    hint: better === null ? 'Use {town.slug}, which always fits into a route.' : didYouMean(better),
  }),
  /** Links lead to a route that no page has, and none leads to this page, whose route is similar. */
  misspelledRoute: (route: string, wanted: string, places: number): Message => ({
    id: 'misspelled-route',
    message: `No link leads to "${route}", but ${plural(places, 'link')} to "${wanted}" ${places === 1 ? 'needs' : 'need'} a page.`,
    hint: wantedOrRenamed(route, wanted),
  }),
  /** Links lead to the pages of a definition, but the towns expect their pages elsewhere. */
  movedPages: (route: string, wanted: string, towns: number): Message => ({
    id: 'misspelled-route',
    message: `${plural(towns, 'town')} have their page at "${wanted}", but this file makes "${route}", so no page is there.`,
    hint: wantedOrRenamed(route, wanted),
  }),
  lostPage: (route: string, wanted: string): Message => ({
    id: 'missing-page',
    message: `No page has the route "${wanted}". ${requiredPages[wanted] ?? ''}`,
    hint: `If "${route}" is meant to be that page, write:  ${wanted}`,
  }),
  /** @param better the route that links expect this page to have, if there is one */
  duplicateRoute: (route: string, other: string, better: string | null): Message => ({
    id: 'duplicate-route',
    message: `The route "${route}" is also the route of ${other}.`,
    hint: better === null ? 'Give one of the two pages another route, or delete it.' : didYouMean(better),
  }),
  /** @param slug the town that the other definition makes a page for there */
  routeOfTown: (route: string, other: string, slug: string): Message => ({
    id: 'duplicate-route',
    message: `The route "${route}" is also the route of the page that ${other} makes for ${slug}.`,
    hint: `If this page is about that town, add "town: ${slug}". It then replaces the other one. If not, give it another route.`,
  }),
  /** @param better the route with {town.slug} in it */
  routeForEveryTown: (route: string, better: string): Message => ({
    id: 'duplicate-route',
    message: `This page is made for each town, so its route needs {town.slug}. Without it, every town would have the route "${route}".`,
    hint: didYouMean(better),
  }),
  /** @param page the page, if it is not published */
  missingPage: (route: string, page: Unpublished | null): Message => ({
    id: 'missing-page',
    message: `No page has the route "${route}". ${requiredPages[route] ?? ''}`,
    hint: page === null ? `Add a page with "route: ${route}".` : publishIt(page),
  }),
};

function wantedOrRenamed(route: string, wanted: string): string {
  const command = `npm run rename -- page ${shellWord(wanted)} ${shellWord(route)}`;
  return `${didYouMean(wanted)}\nTo change the address on purpose, run \`${command}\` after that.`;
}

function publishIt({ source, absence }: Unpublished): string {
  return absence.kind === 'draft'
    ? `${source.file} has this route, but is a draft. Finish it, and delete "draft: true" there.`
    : `${source.file} has this route, but only on some days. Delete its dates, or add a page for the other days.`;
}

/** Why every site needs each of these pages. */
export const requiredPages: Readonly<Record<string, string>> = {
  '/': 'It is the home page, where visitors who type the address of the site arrive.',
  '/404': 'Hosts show it for addresses that do not exist; without it, some show the home page instead.',
};

/** Messages about `parent`. */
export const parentMessages = {
  badParent: (parent: string, better: string | null): Message => ({
    id: 'bad-parent',
    message: `"${parent}" is not the route of a page, and "parent" needs one.`,
    hint: better === null ? 'Write a route, such as /areas-we-serve.' : didYouMean(better),
  }),
  aboveHome: (): Message => ({
    id: 'bad-parent',
    message: 'No page can be above the home page.',
    hint: 'Delete this line.',
  }),
  missingPage: (): Message => ({
    id: 'bad-parent',
    message: 'The page that visitors see for a missing address cannot be above another page.',
    hint: 'Write the route of the page above this one. If that is the home page, delete this line.',
  }),
  ownParent: (route: string): Message => ({
    id: 'bad-parent',
    message: `${route} cannot be its own parent.`,
    hint: 'Write the route of the page above it. If that is the home page, delete this line.',
  }),
  parentLoop: (trail: readonly string[]): Message => ({
    id: 'bad-parent',
    message: `These parents lead in a circle: ${inArrows(trail)}.`,
    hint: 'Change one of them, or delete it: its page is then below the home page.',
  }),
};
