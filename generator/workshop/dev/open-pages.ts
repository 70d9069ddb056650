import { type Copy, pageName } from '../../plan/page.ts';
import type { SitePage } from '../../plan/placed-page.ts';
import type { Site } from '../../plan/resolve.ts';
import { outputRoute } from '../../plan/routes/address.ts';
import type { Source } from '../../read/source.ts';

/** With fewer pages, checking all of them takes no longer than a person notices. */
const manyPages = 500;

/** How many pages may be open, of those that were asked for last. */
const maxOpen = 20;

/** True for a site of which a check takes longer than a person notices. */
export const isLarge = ({ pages }: Site): boolean => pages.length >= manyPages;

/** True if definitions make many pages, each for a town or as one of a list, and an edit of this file may change them. */
export function changesMany({ pages }: Site, edited: string): boolean {
  const isMadeOf = ({ source, copy }: SitePage) => copy && (edited === 'site.yaml' || edited === source.file);
  return pages.filter(isMadeOf).length >= manyPages;
}

export type IsOpen = (source: Source, copy: Copy | undefined) => boolean;

/** The pages that somebody may be looking at. */
export class OpenPages {
  #routes: readonly string[] = [];

  get routes(): readonly string[] {
    return this.#routes;
  }

  /** @param path of a file that a browser asks for */
  add(path: string): void {
    if (!path.endsWith('.html')) return;
    const route = outputRoute(path);
    this.#routes = [route, ...this.#routes.filter((one) => one !== route)].slice(0, maxOpen);
  }

  /**
   * What tells the open pages of a site from the others, also if they have other addresses after an edit. One of those that a definition
   * makes counts too: it has the pictures that all of them share.
   */
  among({ pages }: Site): IsOpen {
    const open = pages.filter(({ route }) => this.#routes.includes(route));
    const ofEach = new Map(pages.flatMap((page) => (page.copy ? [[page.source.file, page]] : []))).values();
    const names = new Set([...open, ...ofEach].map(({ source, copy }) => pageName(source.file, copy?.slug)));
    return ({ file }, copy) => names.has(pageName(file, copy?.slug));
  }
}
