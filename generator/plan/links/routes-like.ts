import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { slugOf } from '../../basics/slug.ts';
import { suggest } from '../../basics/suggest.ts';
import type { PageCandidate } from '../page.ts';
import { listsPosts } from '../posts.ts';
import { routeFault } from '../routes/route.ts';
import { isFileAddress } from './link-target.ts';
import { hasId, type LinkedSite } from './linked-site.ts';
import { isOfOtherTown } from './other-town.ts';

/** Returns a text as a route, with a slash and without mistakes of form, and similar routes, each with the anchor. */
export function routesLike(to: string, page: PageCandidate | null, site: LinkedSite): string[] {
  const [, text = '', anchorText = ''] = to.trim().match(/^([^#]*)#*(.*)$/s) ?? [];
  const written = text.trim();
  const anchor = anchorText.trim().replace(/^\/+/, '');
  const { base = '', language } = site.facts;
  if (base !== '' && written.startsWith(`${base}/`)) return routesLike(to.trim().slice(base.length), page, site);
  const ofFile = routeOfFile(written, site);
  if (ofFile !== null) return [ofFile];
  const file = fileLike(written, site.files);
  if (file !== null) return [anchor === '' ? file : `${file}#${anchor}`];
  if (written === '') return page ? withAnchor('', page, anchor, site) : [];
  const corrected = routeFault(written.startsWith('/') ? written : `/${written}`, language)?.better ?? null;
  const plain = corrected ?? (written.startsWith('/') ? written : `/${written}`);
  const list = site.routes.has(plain) ? null : listOfPage(plain, site);
  if (list !== null) return [list];
  // A link from a page to itself is never intended.
  const near = site.routes.has(plain) ? plain : site.nearRoute(plain, anchor === '' ? page?.route : null);
  // The page of another service is not what was meant.
  if (near !== null && hasOtherWord(plain, near)) return [];
  const other = near === null ? undefined : site.routes.get(near);
  if (near === null || !other || isOfOtherTown(plain, other)) return [];
  return withAnchor(near, other, anchor, site);
}

/**
 * Returns the list of posts that used to have this page number: `/blog` for /blog/4. Lists get shorter, but always have
 * a first page.
 */
function listOfPage(route: string, { routes }: LinkedSite): string | null {
  const [, list = '', number] = route.match(/^(.+)\/(\d+)$/) ?? [];
  const page = routes.get(list);
  return number !== undefined && page && listsPosts(page.source.data) ? list : null;
}

/**
 * Returns true if two routes have the same number of words, but one word differs completely: /roof-repair and
 * /drain-repair.
 */
function hasOtherWord(route: string, other: string): boolean {
  const wordsOf = (one: string) => one.toLowerCase().split(/[/-]+/);
  const [words, others] = [wordsOf(route), wordsOf(other)];
  const isOther = (word: string, than = '') =>
    editDistance(word, than) > Math.max(2, Math.max(word.length, than.length) / 2);
  return words.length === others.length && words.some((word, index) => isOther(word, others[index]));
}

/** Returns the route of the only page that a named file of pages/ makes; null if the text names no such file. */
function routeOfFile(written: string, { routes }: LinkedSite): string | null {
  if (!/\.ya?ml$/i.test(written)) return null;
  const file = written.replace(/^[./]+/, '');
  const [only, ...others] = [...routes.values()].filter(({ source }) => source.file === file);
  return others.length === 0 ? (only?.route ?? null) : null;
}

/** Returns the file in static/ that a text most likely means. */
function fileLike(written: string, files: ReadonlySet<string>): string | null {
  const plain = `/${written.replace(/^\/*(static\/)?/, '')}`;
  if (files.has(plain)) return plain;
  if (!isFileAddress(plain)) return null;
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const stemOf = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');
  const same = [...files].find((file) => nameOf(file) === nameOf(plain));
  const near = same ? null : suggest(stemOf(plain), [...files].map(stemOf));
  return same ?? [...files].find((file) => stemOf(file) === near) ?? null;
}

function withAnchor(route: string, page: PageCandidate, anchor: string, site: LinkedSite): string[] {
  if (anchor === '') return [route || page.route].filter((to) => to !== null);
  if (hasId(page, anchor, site)) return [`${route}#${anchor}`];
  const ids = [...site.idsOn(page).keys()];
  const near = ids.find((id) => id === slugOf(anchor)) ?? suggest(anchor, ids);
  return near === null ? [] : [`${route}#${near}`];
}
