import type { Message } from '../report/diagnostic.ts';

/** What is wrong with the address of a page, or with its place among the others. */
export const routeMessages = {
  badRoute: (route: string, fault: string, better: string): Message => ({
    id: 'bad-route',
    message: `The route "${route}" ${fault}.`,
    hint: `Write:  ${better}`,
  }),
  /** @param other the file that has the same route; null if one definition makes both pages */
  duplicateRoute: (route: string, other: string | null): Message => ({
    id: 'duplicate-route',
    message: other
      ? `The route "${route}" is also defined in ${other}.`
      : `The route "${route}" would be made again for every town.`,
    hint: other ? 'Give one of the two another route, or delete it.' : 'Put {town.slug} into the route.',
  }),
  badParent: (parent: string): Message => ({
    id: 'bad-parent',
    message: `"${parent}" is not the route of a page, so it cannot be above this one.`,
    hint: 'Write a route, such as /areas-we-serve.',
  }),
  ownParent: (route: string): Message => ({
    id: 'bad-parent',
    message: `The pages above ${route} lead back to ${route} itself.`,
    hint: 'Change one of these parents, or delete it: then the home page is above it.',
  }),
  redirectedPage: (route: string, file: string): Message => ({
    id: 'redirected-page',
    message: `${route} leads elsewhere here, but ${file} is a page with that route.`,
    hint: 'Take the redirect away, or give the page another route.',
  }),
  missingPage: (route: string, why: string): Message => ({
    id: 'missing-page',
    message: `No page has the route "${route}". ${why}`,
    hint: `Add a page definition with "route: ${route}".`,
  }),
};
