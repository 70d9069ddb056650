import { type Copy, type Page, pageName } from '../../plan/page.ts';
import type { Site } from '../../plan/resolve.ts';
import { outputRoute } from '../../plan/routes/address.ts';
import type { Source } from '../../read/source.ts';

/** With fewer pages, checking all of them is fast enough to go unnoticed. */
const manyPages = 500;

/** How many of the most recently requested pages count as open. */
const maxOpen = 20;

export type IsOpen = (source: Source, copy: Copy | undefined) => boolean;

/** The pages that somebody may be viewing. */
export class OpenPages {
  #routes: readonly string[] = [];
  /** The routes of pages that were requested while they could not be shown. */
  #missed: ReadonlySet<string> = new Set();
  readonly #many: number;

  /** @param many the number of pages from which a site counts as large */
  constructor(many = manyPages) {
    this.#many = many;
  }

  /** Returns true for a site whose check is slow enough to notice. */
  isLarge({ pages }: Pick<Site, 'pages'>): boolean {
    return pages.length >= this.#many;
  }

  /**
   * Returns true if definitions make many pages, each for a town or as one of a list, and an edit of this file may change
   * them.
   */
  changesMany({ pages }: Site, edited: string): boolean {
    const isMadeOf = ({ source, copy }: Page) => copy && (edited === 'site.yaml' || edited === source.file);
    return pages.filter(isMadeOf).length >= this.#many;
  }

  get routes(): readonly string[] {
    return this.#routes;
  }

  /**
   * @param path the path of a file that a browser requests
   * @returns the route of its page; null for any other file
   */
  add(path: string): string | null {
    if (!path.endsWith('.html')) return null;
    const route = outputRoute(path);
    this.#routes = [route, ...this.#routes.filter((one) => one !== route)].slice(0, maxOpen);
    return route;
  }

  /** Records that a requested page could not be shown. */
  miss(route: string): void {
    this.#missed = new Set([...this.#missed, route]);
  }

  /** Returns the routes of the pages that could not be shown since the last call. */
  takeMissed(): ReadonlySet<string> {
    const missed = this.#missed;
    this.#missed = new Set();
    return missed;
  }

  /**
   * Returns a function that recognizes the open pages of a site, even if they have other addresses after an edit. It
   * includes one page of each definition, with the pictures that all of its pages share.
   */
  among({ pages }: Site): IsOpen {
    const open = pages.filter(({ route }) => this.#routes.includes(route));
    const ofEach = new Map(pages.flatMap((page) => (page.copy ? [[page.source.file, page]] : []))).values();
    const names = new Set([...open, ...ofEach].map(({ source, copy }) => pageName(source.file, copy?.slug)));
    return ({ file }, copy) => names.has(pageName(file, copy?.slug));
  }
}
