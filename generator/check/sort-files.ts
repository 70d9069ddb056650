import { basename, dirname } from 'node:path';
import { isGroup } from '../../templates/schema/is-group.ts';
import { errorAt, errorAtValue } from '../read/error-at.ts';
import { keySpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import { similarFolders } from '../read/stray-files.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { townFileMessages } from './towns/town-file-messages.ts';

interface Files {
  site: Source;
  pages: Source[];
  /** The files in the folder of the towns. */
  towns: Source[];
}

/** The files, sorted by their contents. */
export interface SortedFiles extends Omit<Files, 'site'> {
  /** Files in the folder of the towns that contain several towns. */
  lists: Source[];
  /** True if site.yaml names the folder of the towns, even with a mistake. */
  hasFolder: boolean;
  problems: Diagnostic[];
}

/**
 * Returns true if site.yaml names the folder of its towns and does not list them. A word without a slash is not a
 * folder.
 */
export function hasTownFolder(site: unknown): boolean {
  return isGroup(site) && typeof site.towns === 'string' && site.towns.includes('/');
}

/** Returns true if it names a folder, or if a word in place of the list is most likely the name of one. */
const seemsToNameFolder = (site: object) =>
  hasTownFolder(site) || ('towns' in site && typeof site.towns === 'string' && similarFolders.includes(site.towns));

/**
 * Finds pages among the towns, and towns and copies of site.yaml among the pages, based on their contents. Each is then
 * treated as what it is, so that a file in the wrong folder is one mistake. If the folder that site.yaml names is the
 * cause, that is the only mistake.
 */
export function sortFiles({ site, pages, towns }: Files): SortedFiles {
  const sites = pages.filter(({ data }) => looksLikeSite(data));
  const strayTowns = pages.filter(({ data }) => looksLikeTown(data));
  const strayPages = towns.filter(({ data }) => looksLikePage(data));
  const lists = towns.filter(({ data }) => looksLikeTowns(data));
  const sorted = {
    pages: [...pages.filter(({ data }) => !looksLikeTown(data) && !looksLikeSite(data)), ...strayPages],
    towns: [...towns.filter(({ data }) => !looksLikePage(data) && !looksLikeTowns(data)), ...strayTowns],
    lists,
  };
  const copies = sites.map((source) => errorAt(source, keySpan(source, ['business']), townFileMessages.site()));
  if (!isGroup(site.data)) return { ...sorted, hasFolder: false, problems: copies };
  // Without any file, the folder of all pages is missing.
  if (pages.length + towns.length === 0) return { ...sorted, hasFolder: seemsToNameFolder(site.data), problems: [] };
  // If there are town files, an empty property lacks their folder.
  const named = site.data.towns ?? undefined;
  const hasFiles = sorted.towns.length > 0;
  const isMisspelledKey = named === undefined && Object.values(site.data).some(isFolderInPages);
  // If there are town files, a word is a misspelled folder.
  const isFolder = seemsToNameFolder(site.data) || (hasFiles && typeof named === 'string');
  const hasFolder = isFolder || (hasFiles && isMisspelledKey);
  if (isMisspelledKey) return { ...sorted, hasFolder, problems: copies };
  const isListed = named !== undefined && !isFolder;
  const folderProblem = isListed
    ? problemOfList(site, strayTowns)
    : problemOfFolder(site, named, [...sorted.towns, ...lists]);
  const problems = [
    ...copies,
    ...strayPages.map(pageAmongTowns),
    ...strayTowns.map((source) => townAmongPages(source, named)),
    ...lists.map(listOfTowns),
  ];
  return { ...sorted, hasFolder, problems: folderProblem ? [...copies, folderProblem] : problems };
}

const isFolderInPages = (value: unknown) => typeof value === 'string' && value.startsWith('pages/');

/** @param named the value of `towns` in site.yaml */
function problemOfFolder(site: Source, named: unknown, towns: readonly Source[]): Diagnostic | null {
  const isThere = ({ file }: Source) => named !== 'pages' && file.startsWith(`${named}/`);
  // A town outside pages/ is reported as such.
  if (towns.some((town) => isThere(town) || !town.file.startsWith('pages/'))) return null;
  const other = towns.map(({ file }) => dirname(file)).find((folder) => folder !== 'pages') ?? null;
  if (named === undefined) {
    const isEmpty = isGroup(site.data) && 'towns' in site.data;
    return other === null ? null : errorAtValue(site, isEmpty ? ['towns'] : [], townFileMessages.noFolder(other));
  }
  if (typeof named !== 'string' || (towns.length > 0 && other === null && named.startsWith('pages/'))) return null;
  return errorAtValue(site, ['towns'], townFileMessages.noFiles(named, other));
}

/**
 * Reports town files in their own folder although site.yaml has a list of towns. A file in the folder of the pages may
 * belong in the list.
 */
function problemOfList(site: Source, towns: readonly Source[]): Diagnostic | null {
  const folder = towns.map(({ file }) => dirname(file)).find((one) => one !== 'pages');
  if (folder === undefined) return null;
  return errorAt(site, keySpan(site, ['towns']), townFileMessages.listAndFiles(folder));
}

function pageAmongTowns(source: Source): Diagnostic {
  const better = `pages/${basename(source.file)}`;
  const span = keySpan(source, [isGroup(source.data) && 'route' in source.data ? 'route' : 'sections']);
  return errorAt(source, span, townFileMessages.page(dirname(source.file), better));
}

function listOfTowns(source: Source): Diagnostic {
  const { data } = source;
  const list = isGroup(data) ? data.towns : data;
  const message = townFileMessages.severalTowns(Array.isArray(list) ? list.length : 0);
  return errorAtValue(source, isGroup(data) ? ['towns'] : [0], message);
}

/** @param named the value of `towns` in site.yaml */
function townAmongPages(source: Source, named: unknown): Diagnostic {
  const folder = typeof named === 'string' ? named : null;
  return errorAtValue(source, ['name'], townFileMessages.town(source.file, folder, named !== undefined));
}

const ofPages = ['route', 'sections', 'template', 'seo'];

function looksLikePage(data: unknown): boolean {
  return isGroup(data) && !('center' in data) && ('route' in data || 'sections' in data);
}

function looksLikeSite(data: unknown): boolean {
  return isGroup(data) && 'business' in data && !ofPages.some((name) => name in data);
}

function looksLikeTown(data: unknown): boolean {
  if (!isGroup(data) || ofPages.some((name) => name in data)) return false;
  return 'center' in data || 'page' in data;
}

function looksLikeTowns(data: unknown): boolean {
  return Array.isArray(data) || (isGroup(data) && Array.isArray(data.towns));
}
