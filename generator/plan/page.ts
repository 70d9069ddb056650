import type { Town } from '../../templates/facts/site.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { Source } from '../read/source.ts';
import type { Leaf } from './texts/fill-context.ts';

/** Names a page among those of a definition that makes several, by its town or its number in a list of posts. */
export type Copy = Pick<Town, 'slug'>;

/** Returns a string that identifies a page by its definition, and its town or number. */
export const pageName = (file: string, copy: string | null | undefined) => `${file}\n${copy ?? ''}`;

/** What can be checked on every page, even one that does not match its schema. */
export interface PageCandidate {
  readonly source: Source;
  /** Null if it is missing, or depends on a town. */
  readonly route: string | null;
  /** Every text of the page. If the site has very many pages, they are filled in again whenever this is read. */
  readonly leaves: readonly Leaf[];
  /** Its links, ids, and pictures. Without it, they are among the leaves. */
  readonly references?: readonly Leaf[] | undefined;
  readonly town?: Town | undefined;
  readonly copy?: Copy | undefined;
  /** True if a mistake in its sections may hide ids. */
  readonly hidesIds?: boolean;
  /** True if it does not match its schema, or cannot be made. */
  readonly isInvalid?: boolean;
  /** True if its texts and links are known to be valid, so that they do not need to be filled in and checked. */
  readonly isTrusted?: boolean;
}

/** A page of the site: a definition, or a definition for one of its towns. */
export interface Page extends PageCandidate {
  readonly route: string;
  readonly data: PageData;
  /** Releases data that can be computed again, once the page is made. */
  release: () => void;
}

/** Returns true for the page that hosts show for unknown addresses. */
export const isErrorPage = ({ route }: Pick<PageCandidate, 'route'>): boolean => route === '/404';

/** Returns true for a page that is hidden from search engines. */
export const isHidden = (page: Pick<Page, 'route' | 'data'>): boolean =>
  isErrorPage(page) || page.data.seo.hidden === true;

/** Returns the links, ids, and pictures of a page. */
export function referencesOf(page: PageCandidate): readonly Leaf[] {
  return page.references ?? page.leaves;
}

/** Returns the ids that links to a page can lead to. */
export function idsOf(page: PageCandidate): string[] {
  return referencesOf(page).flatMap(({ role, text }) => (role === 'anchor' ? [text] : []));
}

/** Returns the references, unless they are known to be valid. */
export function leavesToCheck(page: PageCandidate): readonly Leaf[] {
  return page.isTrusted ? [] : referencesOf(page);
}

/** Returns a page with another route. */
export function atRoute(page: PageCandidate, route: string | null): PageCandidate {
  return {
    source: page.source,
    route,
    ...(page.town && { town: page.town }),
    ...(page.hidesIds && { hidesIds: true }),
    ...(page.isInvalid && { isInvalid: true }),
    ...(page.isTrusted && { isTrusted: true }),
    ...(page.references && { references: page.references }),
    get leaves() {
      return page.leaves;
    },
  };
}

/** Returns the route of a definition, if it does not depend on a town. */
export function fixedRoute(data: unknown): string | null {
  const { route } = asGroup(data);
  return typeof route === 'string' && isKnownRoute(route) ? route : null;
}

/** Returns false for a gap, and for a route with a placeholder that could not be filled in. */
export function isKnownRoute(route: string): boolean {
  return route !== '' && !/[{}]/.test(route);
}
