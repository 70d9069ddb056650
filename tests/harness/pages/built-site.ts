import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';
import { outputFile, outputRoute } from '../../../generator/plan/routes/address.ts';
import type { SiteName } from '../../setup/global-setup.ts';

/** A site as it was built before all tests. */
export interface BuiltSite {
  /** The paths of all its files. */
  paths: string[];
  /** The routes of all its pages. */
  routes: string[];
  file: (path: string) => Buffer;
  /** A page, as a visitor's browser would read it. */
  page: (route: string) => CheerioAPI;
  /** What a visitor sees as text in part of a page, with single spaces. */
  text: (route: string, selector?: string) => string;
  /** Where the links with these words lead, each once. */
  targets: (route: string, words: string, within?: string) => string[];
  /** The structured data of a page. */
  // biome-ignore lint/suspicious/noExplicitAny: structured data has no one shape.
  graph: (route: string) => any[];
}

/** Reads a built site; each of its pages is parsed when it is first asked for. */
export function builtSite(name: SiteName): BuiltSite {
  const { folder } = inject('sites')[name];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const pages = new Map<string, CheerioAPI>();
  const file = (path: string) => readFileSync(join(folder, path));
  const page = (route: string) => {
    const parsed = pages.get(route) ?? load(file(outputFile(route)).toString());
    pages.set(route, parsed);
    return parsed;
  };
  return {
    paths,
    routes: paths.filter((path) => path.endsWith('.html')).map(outputRoute),
    file,
    page,
    text: (route, selector = 'main') => seen(page(route), selector),
    targets: (route, words, within = 'main') => {
      const $ = page(route);
      const links = $(`${within} a`).toArray();
      return [...new Set(links.filter((link) => seen($, link) === words).map((link) => $(link).attr('href') ?? ''))];
    },
    graph: (route) => JSON.parse(page(route)('script[type="application/ld+json"]').text())['@graph'],
  };
}

function seen($: CheerioAPI, part: Parameters<CheerioAPI>[0]): string {
  return $(part).clone().find('.sr-only').remove().end().text().replace(/\s+/g, ' ').trim();
}
