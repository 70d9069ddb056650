import type { Message } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { nearOrAll } from '../report/wording.ts';
import type { UnknownPlaceholder } from './placeholder.ts';

/** Messages about data that matches its schema: placeholders, routes, links, and facts. */
export const contentMessages = {
  unknownPlaceholder: ({ name, reason, step, known }: UnknownPlaceholder, town: string | undefined): Message => {
    const id = 'unknown-placeholder';
    if (reason === 'unclosed') {
      return {
        id: 'unclosed-placeholder',
        message: `This ${name} stands alone.`,
        hint: 'A placeholder has both braces, as {business.name} has. For a brace that is no placeholder, write {{ or }}.',
      };
    }
    if (reason === 'circular') {
      return {
        id,
        message: `{${name}} is filled with a text that leads back to itself.`,
        hint: 'Write the text out in one of the two places.',
      };
    }
    if (reason === 'group') {
      return {
        id,
        message: `{${name}} is a group of facts, not a text.`,
        hint: `Name one of them, such as {${name}.${known[0] ?? 'name'}}.`,
      };
    }
    if (!town && (name.startsWith('town.') || name.startsWith('specialty.'))) {
      return {
        id,
        message: `{${name}} has no town to come from, because this is not made for each town.`,
        hint: 'Add "town: …" with the slug of a town to the page, or "each: towns" to the page or the list item.',
      };
    }
    const near = suggest(step, known);
    return {
      id,
      message: `There is no {${name}}${town ? ` for ${town}` : ''}.`,
      hint: `${near ? `Did you mean {${name.replace(step, near)}}?` : nearOrAll(step, known, 'Known here:')} For a brace that is no placeholder, write {{.`,
    };
  },
  duplicateTown: (slug: string, other: string): Message => ({
    id: 'duplicate-town',
    message: `The slug "${slug}" is also the slug of ${other}.`,
    hint: 'Give this town a slug of its own; its routes are made of it.',
  }),
  farTown: (name: string, miles: number): Message => ({
    id: 'far-town',
    message: `${name} would be ${miles} miles from the business.`,
    hint: 'Check the latitude and the longitude; west is negative.',
  }),
  otherTown: (name: string, route: string, other: string): Message => ({
    id: 'other-town',
    message: `The page ${route} of ${name} is about ${other}.`,
    hint: `Name the page about ${name} here, or put its slug after "town:" in the page.`,
  }),
  unusedSpecialty: (name: string, used: readonly string[]): Message => ({
    id: 'unused-specialty',
    message: `No page is made for the specialty "${name}".`,
    hint: nearOrAll(name, used, 'There are pages for:'),
  }),
  duplicateAnchor: (anchor: string): Message => ({
    id: 'duplicate-anchor',
    message: `The id "${anchor}" stands twice on this page, so links cannot tell the two apart.`,
    hint: 'Give one of them another id.',
  }),
  takenAnchor: (anchor: string): Message => ({
    id: 'taken-anchor',
    message: `The id "${anchor}" belongs to the frame of every page.`,
    hint: 'Choose another id.',
  }),
  unknownTown: (slug: string, slugs: readonly string[]): Message => ({
    id: 'unknown-town',
    message: `No town of site.yaml has the slug "${slug}".`,
    hint: nearOrAll(slug, slugs, 'The slugs are:'),
  }),
  unknownSpecialty: (name: string, known: readonly string[]): Message => ({
    id: 'unknown-specialty',
    message: `No town of site.yaml lists the specialty "${name}".`,
    hint: nearOrAll(name, known, 'The specialties are:'),
  }),
  specialtyWithoutTown: (): Message => ({
    id: 'specialty-without-town',
    message: 'A specialty chooses among towns, and there is no town here.',
    hint: 'Add "each: towns" beside it.',
  }),
  unknownPage: (route: string, routes: readonly string[]): Message => {
    const near = suggest(route, routes);
    return {
      id: 'unknown-page',
      message: `There is no page "${route}".`,
      hint: near ? `Did you mean "${near}"?` : 'Check the route, or add the page.',
    };
  },
  unknownAnchor: (anchor: string, route: string, anchors: readonly string[]): Message => ({
    id: 'unknown-anchor',
    message: `Nothing on the page "${route}" has the id "${anchor}".`,
    hint: nearOrAll(anchor, anchors, 'Its ids are:'),
  }),
  unknownLink: (name: string, names: readonly string[], routes: readonly string[]): Message => ({
    id: 'unknown-link',
    message: `"${name}" is neither a route, an address, nor one of the links of site.yaml.`,
    hint: linkHint(name, names, routes),
  }),
  badAddress: (address: string, fault: string): Message => ({
    id: 'bad-address',
    message: `The address "${address}" ${fault}.`,
    hint: 'A link leads to a route such as /services, an anchor such as #prices, or an address that begins with https:, tel:, sms: or mailto:.',
  }),
};

function linkHint(name: string, names: readonly string[], routes: readonly string[]): string {
  if (name.includes('@')) return `Write:  mailto:${name}`;
  const isDomain = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(name);
  if (isDomain) return `Write:  https://${name}`;
  const near = suggest(name, names) ?? suggest(`/${name}`, routes);
  return near ? `Did you mean "${near}"?` : `The links are: ${names.join(', ')}.`;
}
