import { basename } from 'node:path';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugOf } from '../../basics/slug.ts';
import { hasTownFolder } from '../../check/sort-files.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Project } from './project.ts';

type Texts = Record<string, string>;

/** A town as written. Missing properties are empty. */
export interface WrittenTown {
  source: Source;
  /** The path of the town in the file: empty if it has its own file. */
  path: Path;
  order: unknown;
  name: string;
  slug: string;
  page: string;
  county?: unknown;
  region?: unknown;
  center: Record<string, unknown>;
  words: Texts;
  specialties: Record<string, Texts>;
}

/** Returns the towns of a project, in the order of lists. */
export function townsOf({ site, towns }: Pick<Project, 'site' | 'towns'>): WrittenTown[] {
  if (hasTownFolder(site.data)) {
    const rank = ({ order }: WrittenTown) => (typeof order === 'number' ? order : Number.MAX_VALUE);
    return towns
      .map((source) =>
        writtenTown({ ...asGroup(source.data), slug: slugOf(basename(source.file, '.yaml')) }, source, []),
      )
      .sort((a, b) => rank(a) - rank(b));
  }
  const { towns: listed } = asGroup(site.data);
  return (Array.isArray(listed) ? listed : []).map((town, index) => writtenTown(town, site, ['towns', index]));
}

function writtenTown(town: unknown, source: Source, path: Path): WrittenTown {
  const { name, slug, page, county, region, center, words, specialties, order } = asGroup(town);
  const named = Object.entries(asGroup(specialties)).map(([key, own]) => [key, textsOf(own)]);
  return {
    source,
    path,
    order,
    name: String(name),
    slug: String(slug),
    page: String(page),
    county,
    region,
    center: asGroup(center),
    words: textsOf(words),
    specialties: Object.fromEntries(named),
  };
}

/** The folder for the files of towns, unless site.yaml names another. */
export const usualTownFolder = 'pages/towns';

/**
 * Returns true if the first town can be a file in the usual folder: site.yaml says nothing about towns, and no file is in
 * the folder yet, each of which would become a town.
 */
export function mayBeginTownFolder({ site, pages }: Pick<Project, 'site' | 'pages'>): boolean {
  const isTaken = pages.some(({ file }) => file.startsWith(`${usualTownFolder}/`));
  return asGroup(site.data).towns === undefined && !isTaken;
}

/** Returns the folder with a file for each town; null if site.yaml lists the towns. */
export function townFolderOf({ site }: Pick<Project, 'site'>): string | null {
  return hasTownFolder(site.data) ? String(asGroup(site.data).towns).replace(/\/+$/, '') : null;
}

function textsOf(value: unknown): Texts {
  return Object.fromEntries(Object.entries(asGroup(value)).map(([key, text]) => [key, String(text)]));
}
