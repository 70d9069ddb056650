import type { PageFacts } from '../../templates/define.ts';
import type { Action, Town } from '../../templates/facts/site.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { Source } from '../read/source.ts';
import type { Copy, Page } from './page.ts';
import type { Leaf } from './texts/fill-context.ts';

/** A page, with what templates need to know about its location in the site. */
export interface SitePage extends Page {
  readonly facts: PageFacts;
  /** Releases data that can be computed again, once the page is made. */
  release: () => void;
}

/** A page among all pages, by route. There may be very many, so it stores nothing that the page already has. */
export class PlacedPage implements SitePage {
  readonly #page: Page;
  readonly #byRoute: ReadonlyMap<string, Page>;
  #known: PageFacts | null = null;

  constructor(page: Page, byRoute: ReadonlyMap<string, Page>) {
    this.#page = page;
    this.#byRoute = byRoute;
  }

  get source(): Source {
    return this.#page.source;
  }

  get route(): string {
    return this.#page.route;
  }

  get town(): Town | undefined {
    return this.#page.town;
  }

  get copy(): Copy | undefined {
    return this.#page.copy;
  }

  get isTrusted(): boolean {
    return this.#page.isTrusted ?? false;
  }

  get data(): PageData {
    return this.#page.data;
  }

  get leaves(): readonly Leaf[] {
    return this.#page.leaves;
  }

  get references(): readonly Leaf[] | undefined {
    return this.#page.references;
  }

  release(): void {
    this.#known = null;
    this.#page.release?.();
  }

  get facts(): PageFacts {
    this.#known ??= pageFacts(this.#page, this.#byRoute);
    return this.#known;
  }
}

function pageFacts(page: Page, byRoute: ReadonlyMap<string, Page>): PageFacts {
  const { route, town, copy } = page;
  const { name, published, updated } = page.data;
  const trail: Action[] = [];
  // Pages may be each other's parents, which is reported elsewhere.
  const seen = new Set<string>();
  for (let parent = parentOf(page); parent !== null && !seen.has(parent); parent = parentOf(byRoute.get(parent))) {
    seen.add(parent);
    const label = byRoute.get(parent)?.data.name;
    if (label) trail.unshift({ label, to: parent });
  }
  const number = copy && !town ? Number(copy.slug) : 1;
  return { route, name, trail, number, ...(town && { town }), ...(published && { published, updated }) };
}

function parentOf(page: Page | undefined): string | null {
  return !page || page.route === '/' ? null : (page.data.parent ?? '/');
}
