import { numberedRoute } from '../../templates/facts/posts.ts';
import type { Town } from '../../templates/facts/site.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import type { FilledPages } from './filled-pages.ts';
import type { Copy } from './page.ts';
import { numbered } from './posts.ts';
import { type FillContext, type Leaf, unreported } from './texts/fill-context.ts';
import { complete, type Prepared, prepare } from './texts/prepared.ts';
import { inTown } from './towns/choose-towns.ts';

/** A definition with its texts filled in for one page. */
interface Filled<T> {
  data: T;
  /** Null until they are needed, which is rare for a valid page. */
  leaves: Leaf[] | null;
}

/** What distinguishes a page from the other pages of its definition. */
export interface Variant {
  town?: Town;
  /** Which page of a list of posts, from 1. */
  number?: number;
}

/**
 * Returns what distinguishes a page from the others of its definition: its town, or its number if it is not the first.
 */
export function copyOf({ town, number = 1 }: Variant): Copy | undefined {
  return town ?? (number > 1 ? { slug: String(number) } : undefined);
}

/** Makes the pages of one definition. Their texts are filled in when they are read. */
export class PageMaker<T> {
  readonly source: Source;
  readonly #data: object;
  readonly #context: FillContext;
  readonly #specialty: unknown;
  #ready: Prepared | null = null;
  #route: Prepared | null = null;
  readonly #filled: FilledPages;
  #made = 0;

  /** @param context without a town */
  constructor({ source }: Definition<T>, data: object, specialty: unknown, context: FillContext, filled: FilledPages) {
    this.source = source;
    this.#context = context;
    this.#specialty = specialty;
    this.#data = data;
    this.#filled = filled;
  }

  /** Makes a page. Problems with its texts are reported once, now. */
  make(variant: Variant = {}): MadePage<T> {
    this.#made += 1;
    const filled = this.#fill(variant, this.#context, []);
    const page = new MadePage(this, variant, filled, String(asGroup(filled.data).route));
    this.#filled.add(page);
    return page;
  }

  /**
   * Makes a page whose texts are known to be valid. Reports nothing.
   *
   * @param route its route, if it is known
   */
  makeTrusted(variant: Variant, route = this.#routeFor(variant)): MadePage<T> {
    this.#made += 1;
    return new MadePage(this, variant, null, route);
  }

  /** Returns only the route, which needs the words of a town only if it names one of them. */
  #routeFor({ town, number = 1 }: Variant): string {
    const context = this.#silentContext();
    // Only the route, because another thread may fill in the rest.
    this.#route ??= prepare(asGroup(this.#data).route, ['route'], context);
    const route = this.#route;
    const needsWords = route.kind === 'text' && /\bspecialty\b/.test(route.template.raw);
    const own = town ? inTown(town, needsWords ? this.#specialty : undefined, context) : context;
    return numberedRoute(String(complete(route, own)), number);
  }

  /**
   * Fills in the texts again.
   *
   * @param leaves receives the leaves, if they are wanted
   */
  again(page: MadePage<T>, leaves: Leaf[] | null): Filled<T> {
    this.#filled.add(page);
    return this.#fill(page.variant, this.#silentContext(), leaves);
  }

  get #prepared(): Prepared {
    this.#ready ??= prepare(this.#data, [], this.#context);
    return this.#ready;
  }

  /** Drops a page that is no longer needed. */
  release(page: MadePage<T>): void {
    this.#filled.delete(page);
  }

  /** Drops what was filled in for one page alone. It does not need to outlive the page. */
  forget(): void {
    if (this.#made === 1) this.#ready = null;
  }

  /**
   * Makes the page about a town whose words have changed. Returns null if there is a problem with its texts, or if its
   * route changes.
   */
  remake(page: MadePage<T>, town: Town): MadePage<T> | null {
    const variant = { ...page.variant, town };
    const context = this.#silentContext();
    const filled = this.#fill(variant, context, []);
    const { route } = asGroup(filled.data);
    if (context.problems.length + context.missing.length > 0 || route !== page.route) return null;
    const changed = new MadePage(this, variant, filled, page.route);
    this.#filled.delete(page);
    this.#filled.add(changed);
    return changed;
  }

  /** Returns a context that does not report problems a second time. */
  #silentContext(): FillContext {
    return { ...this.#context, ...unreported() };
  }

  #fill({ town, number = 1 }: Variant, context: FillContext, leaves: Leaf[] | null): Filled<T> {
    const own = town ? inTown(town, this.#specialty, context) : context;
    const data = complete(this.#prepared, { ...own, leaves }) as T;
    return { data: number > 1 ? numbered(data, number) : data, leaves };
  }
}

/** A page of a definition. */
export class MadePage<T> {
  readonly route: string;
  readonly variant: Variant;
  /** True if its texts and links are known to be valid. */
  readonly isTrusted: boolean;
  references: readonly Leaf[] | undefined;
  readonly #maker: PageMaker<T>;
  #filled: Filled<T> | null;

  /** @param filled null for a trusted page, which fills in its texts when they are read */
  constructor(maker: PageMaker<T>, variant: Variant, filled: Filled<T> | null, route: string) {
    this.#maker = maker;
    this.variant = variant;
    this.isTrusted = filled === null;
    this.#filled = filled && { data: filled.data, leaves: null };
    this.route = route;
    this.references = filled?.leaves?.filter(({ role }) => role !== undefined && role !== 'shown');
  }

  get source(): Source {
    return this.#maker.source;
  }

  get town(): Town | undefined {
    return this.variant.town;
  }

  get copy(): Copy | undefined {
    return copyOf(this.variant);
  }

  get data(): T {
    return this.#read().data;
  }

  /** Every text of the page. */
  get leaves(): Leaf[] {
    const { data, leaves } = this.#read();
    if (leaves) return leaves;
    const all: Leaf[] = [];
    this.#maker.again(this, all);
    this.#filled = { data, leaves: all };
    return all;
  }

  /**
   * Returns the same page after an edit of the words of its town. Returns null if there is a problem with its texts, or
   * if its route changes.
   */
  remade(town: Town): MadePage<T> | null {
    return this.#maker.remake(this, town);
  }

  forget(): void {
    this.#filled = null;
    this.#maker.forget();
  }

  /** Drops all texts. References that are checked for all pages are then found among the leaves on demand. */
  release(): void {
    this.#maker.release(this);
    this.forget();
    this.references = undefined;
  }

  #read(): Filled<T> {
    this.#filled ??= this.#maker.again(this, null);
    return this.#filled;
  }
}
