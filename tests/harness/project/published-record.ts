/** Returns the record of a site that was published with these routes. */
export const recordOf = (routes: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(routes.map((route) => [route, { content: 'before', changed: '2029-01-01' }])));
