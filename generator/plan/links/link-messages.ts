import type { Message } from '../../report/diagnostic.ts';
import { allIfFew } from '../../report/wording.ts';
import { didYouMean } from '../texts/dictate.ts';

const forms =
  'A link leads to a route such as /services, an id such as #prices, a name from "links:" in site.yaml, or an address that begins with https:, tel:, sms:, or mailto:.';
const formsOfRedirect =
  'A redirect leads to a route such as /services, a name from "links:" in site.yaml, or an address that begins with https:.';
/** A redirect cannot lead to everything that a link can lead to. */
type Kind = 'link' | 'redirect';

const formsOf = (what: Kind) => (what === 'link' ? forms : formsOfRedirect);

/** Messages about links. `better` is a link that works, or null if there is no way to know one. */
export const linkMessages = {
  takenName: (name: string): Message => ({
    id: 'taken-link',
    message: `The name "${name}" is taken: it always links to the phone number or email address in "contact".`,
    hint: 'Give this link another name, and use that name where pages link to it.',
  }),
  badAddress: (address: string, fault: string, better: string | null, what: Kind = 'link'): Message => ({
    id: 'bad-address',
    message: `The address "${address}" ${fault}.`,
    hint: better === null ? formsOf(what) : didYouMean(better),
  }),
  /** @param link a link in running text, as written */
  noTarget: (link: string): Message => ({
    id: 'bad-address',
    message: `The link ${link} does not say where it leads.`,
    hint: `Write it between the parentheses, as in [our prices](/services). ${forms}`,
  }),
  /** @param own how to refer to the address that site.yaml has for it */
  emptyAddress: (address: string, fault: string, what: string, own: string): Message => ({
    id: 'bad-address',
    message: `The address "${address}" ${fault}.`,
    hint: `For ${what} in site.yaml, write:  ${own}`,
  }),
  ownAddress: (address: string, better: string): Message => ({
    id: 'bad-address',
    message: `"${address}" is a page of this site. A link to it is only the route.`,
    hint: didYouMean(better),
  }),
  emptyAnchor: (to: string, better: string | null): Message => ({
    id: 'bad-address',
    message: `"${to}" has no id after the "#".`,
    hint: better === null ? forms : didYouMean(better),
  }),
  badRoute: (to: string, fault: string, better: string): Message => ({
    id: 'bad-address',
    message: `"${to}" ${fault}.`,
    hint: didYouMean(better),
  }),
  unknownPage: (route: string, better: string | null, what: Kind = 'link'): Message => ({
    id: 'unknown-page',
    message: `There is no page "${route}".`,
    hint: better === null ? `Check the route, add the page, or delete this ${what}.` : didYouMean(better),
  }),
  /** The main page that a town names. */
  unknownMainPage: (route: string, better: string | null): Message => ({
    id: 'unknown-page',
    message: `There is no page "${route}".`,
    hint:
      better === null
        ? 'Check the route, or add the page. One page with "each: towns" and a route such as /visit-{town.slug} makes a page for every town.'
        : didYouMean(better),
  }),
  missingFile: (address: string, better: string | null): Message => ({
    id: 'missing-file',
    message: `There is no file "${address}".`,
    hint: better === null ? `Put the file at static${address}, or check the address.` : didYouMean(better),
  }),
  /** @param raw the link as written, with its placeholder */
  unknownTownPage: (route: string, raw: string, better: string | null): Message => ({
    id: 'unknown-page',
    message: `There is no page "${route}", and ${raw} leads there for one of the towns.`,
    hint:
      better === null
        ? 'Check the route. If only some towns have this page, add "specialty:" to the list item, or add the page for this town.'
        : didYouMean(better),
  }),
  unknownAnchor: (anchor: string, route: string, ids: readonly string[], better: string | null): Message => ({
    id: 'unknown-anchor',
    message: `Nothing on the page "${route}" has the id "${anchor}".`,
    hint:
      better === null
        ? allIfFew(ids, 'Its ids are:', 'The page has no ids. Add one to a section, or link to the page alone.')
        : didYouMean(better),
  }),
  unknownLink: (name: string, names: readonly string[], better: string | null, what: Kind = 'link'): Message => ({
    id: 'unknown-link',
    message: `"${name}" is not a route, an address, or one of the links in site.yaml.`,
    hint:
      better === null
        ? allIfFew(names, 'The links are:', formsOf(what))
        : // A longer name may be another link, and this one may have been deleted.
          didYouMean(better) +
          (better.startsWith(`${name}-`) ? ` If not, add "${name}:" to "links" in site.yaml.` : ''),
  }),
  noAddress: (text: string, better: string | null): Message => ({
    id: 'bad-address',
    message: `"${text}" is not an address.`,
    hint: better === null ? 'An address begins with https:, tel:, sms:, or mailto:.' : didYouMean(better),
  }),
  nameForName: (name: string, address: string): Message => ({
    id: 'bad-address',
    message: `"${name}" is the name of another link, but this needs an address.`,
    hint: didYouMean(address),
  }),
  /** @param property the missing or wrong fact that makes the address unknown */
  nameOfContact: (name: string, property: string, what: string): Message => ({
    id: 'bad-address',
    message: `"${name}" is the name of another link, but this needs an address.`,
    hint: `First write ${what} in "${property}:" under "contact". Then check again to see the address to write here.`,
  }),
  /** Several links want an id that is missing, and nothing uses this one, which is similar. */
  misspelledId: (id: string, wanted: string, places: number): Message => ({
    id: 'unknown-anchor',
    message: `No link leads to "#${id}", but ${places} links lead to "#${wanted}", which is missing from this page.`,
    hint: didYouMean(wanted),
  }),
  misspelledName: (name: string, wanted: string, places: number): Message => ({
    id: 'unknown-link',
    message: `Nothing links to "${name}", but ${places} links lead to "${wanted}", which is missing here.`,
    hint: didYouMean(wanted),
  }),
  duplicateAnchor: (anchor: string): Message => ({
    id: 'duplicate-anchor',
    message: `The id "${anchor}" is used twice on this page, so a link to it could mean either one.`,
    hint: 'Give one of the two another id.',
  }),
  takenAnchor: (anchor: string): Message => ({
    id: 'taken-anchor',
    message: `Every page already has the id "${anchor}".`,
    hint: `For example:  ${anchor}-section`,
  }),
};
