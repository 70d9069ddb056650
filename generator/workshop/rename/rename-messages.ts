import { plural } from '../../report/wording.ts';

/** Why `npm run rename` cannot do what was asked. */
export const refusal = {
  unknown: (kind: string, key: string) => `There is no ${kind} "${key}".`,
  /** @param family the page of all towns that this one replaces */
  ownPage: (file: string, family: string, route: string) =>
    `${file} takes the place of a page that ${family} makes, so it cannot have an address of its own. To give the pages of all towns another address, rename "${route}".`,
  /** @param route as the definition has it, with the placeholder that `slug` is for */
  ofTown: (file: string, route: string, slug: string) =>
    `${file} makes that page for a town. Its address follows the slug of the town:  npm run rename -- town ${slug} the-new-slug\nTo change the addresses of all its pages, name the route as it is written, in quotes:  npm run rename -- page "${route}" "/new-{town.slug}"`,
  taken: (kind: string, key: string, name: string, place: string) =>
    `The key "${key}" belongs to the ${kind} ${name}: ${place}. Choose another key.`,
  oldNameGone: (kind: string, key: string, name: string) =>
    `The ${kind} "${key}" has its new name already, “${name}”, so its old name is unknown. To change the texts, add --old-name and that name, as the first run printed it.`,
  /** For a key in German, which has no umlauts. */
  noName: (kind: string, key: string) =>
    `The key "${key}" does not say how the new name of the ${kind} is spelled. Add --name and the name.`,
  required: (route: string, reason: string) => `The page ${route} must keep its address. ${reason}`,
  /** @param report the mistakes that the changed files would have */
  wrongAfter: (report: string) =>
    `Nothing was written, because the site would then have these mistakes:\n\n${report.trimEnd()}`,
};

/** How many of the lines that are never changed are shown. */
const fewUnsure = 10;

/** How many of the changed addresses are shown. */
const fewMoved = 10;

const counted = (places: readonly string[], verb: string) =>
  `${plural(places.length, 'line')} still ${places.length === 1 ? `${verb}s` : verb}`;

/** What was done. */
export const done = {
  renamed: (kind: string, from: string, to: string, files: number) =>
    `Renamed the ${kind} "${from}" to "${to}" in ${plural(files, 'file')}.`,
  moved: (from: string, to: string) => `  ${from} is now ${to}`,
  routes: (pairs: readonly (readonly [from: string, to: string])[]) => [
    ...pairs.slice(0, fewMoved).map(([from, to]) => `  ${from} is now ${to}, and redirects there`),
    ...(pairs.length > fewMoved ? [`  and ${pairs.length - fewMoved} more, each with a redirect in site.yaml`] : []),
  ],
  texts: (from: string, to: string, lines: number) => `Wrote “${to}” instead of “${from}” on ${plural(lines, 'line')}.`,
};

export const next = {
  /** @param places each with the line */
  left: (name: string, places: readonly string[]) => [`${counted(places, 'say')} “${name}”:`, ...places].join('\n'),
  /** @param places in texts about something else */
  named: (name: string, places: readonly string[]) =>
    [`${counted(places, 'name')} ${name} in other texts:`, ...places].join('\n'),
  /** @param places where the name may have another meaning */
  unsure: (name: string, places: readonly string[]) =>
    [
      `${plural(places.length, 'line')} with “${name}” may be about something else, and ${places.length === 1 ? 'stays' : 'stay'} unchanged:`,
      ...places.slice(0, fewUnsure),
      ...(places.length > fewUnsure ? [`  and ${places.length - fewUnsure} more`] : []),
    ].join('\n'),
  city: (name: string) =>
    `${name} is also the city of the business. If the city has a new name, change \`city:\` of \`address:\` in site.yaml, and texts about the business.`,
  none: (name: string) => `No text says “${name}”.`,
  same: (name: string) => `The name is still “${name}”.`,
  change: (command: string, lines: number) => `To change ${lines === 1 ? 'it' : 'them'}, run:  ${command}`,
  compare: 'Read the changed texts once. To see them, run:  npm run diff',
  nothing: 'Nothing was written.',
};

/** What to ask at a terminal. */
export const question = {
  from: (kind: string) => `Key of the ${kind}`,
  to: 'New key, such as hot-stone',
  page: 'Page',
  route: 'New route, such as /our-story',
  texts: (from: string, to: string, lines: number) => `Write “${to}” instead of “${from}” on ${plural(lines, 'line')}?`,
  change: 'Change them all',
  own: (lines: number, name: string) => `Change only the ${plural(lines, 'line')} about ${name} alone`,
  leave: 'Leave them as they are',
};
