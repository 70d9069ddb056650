import { numberedRoute } from '../../templates/facts/posts.ts';
import type { Town } from '../../templates/facts/site.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import type { FilledPages } from './filled-pages.ts';
import { type Filled, MadePage, type Maker, numberOf, townOf, type Variant } from './made-page.ts';
import { numbered } from './posts.ts';
import { type FillContext, hasFaults, type Leaf, unreported } from './texts/fill-context.ts';
import { complete, type Prepared, prepare } from './texts/prepared.ts';
import { inTown } from './towns/choose-towns.ts';

/** Makes the pages of one definition. Their texts are filled in when they are read. */
export class PageMaker<T> implements Maker<T> {
  readonly source: Source;
  /** The definition without the properties that choose its towns. */
  readonly #data: object;
  readonly #specialty: unknown;
  readonly #context: FillContext;
  readonly #filled: FilledPages;
  /** The data and the route, prepared when they are first needed. */
  #preparedData: Prepared | null = null;
  #preparedRoute: Prepared | null = null;
  /** How many pages it has made. */
  #made = 0;

  /** @param context without a town */
  constructor({ source, data }: Definition<T>, context: FillContext, filled: FilledPages) {
    const { each: _, town: __, specialty, ...rest } = asGroup(data);
    this.source = source;
    this.#data = rest;
    this.#specialty = specialty;
    this.#context = context;
    this.#filled = filled;
  }

  /** Makes a page. Problems with its texts are reported once, now. */
  make(variant: Variant): MadePage<T> {
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
  #routeFor(variant: Variant): string {
    const town = townOf(variant);
    const context = this.#silentContext();
    // Only the route, because another thread may fill in the rest.
    this.#preparedRoute ??= prepare(asGroup(this.#data).route, ['route'], context);
    const route = this.#preparedRoute;
    const needsWords = route.kind === 'text' && /\bspecialty\b/.test(route.template.raw);
    const own = town ? inTown(town, needsWords ? this.#specialty : undefined, context) : context;
    return numberedRoute(String(complete(route, own)), numberOf(variant));
  }

  again(page: MadePage<T>, leaves: Leaf[] | null): Filled<T> {
    this.#filled.add(page);
    return this.#fill(page.variant, this.#silentContext(), leaves);
  }

  get #prepared(): Prepared {
    this.#preparedData ??= prepare(this.#data, [], this.#context);
    return this.#preparedData;
  }

  release(page: MadePage<T>): void {
    this.#filled.delete(page);
  }

  forget(): void {
    if (this.#made === 1) this.#preparedData = null;
  }

  remake(page: MadePage<T>, town: Town): MadePage<T> | null {
    const context = this.#silentContext();
    const filled = this.#fill(town, context, []);
    const { route } = asGroup(filled.data);
    if (hasFaults(context) || route !== page.route) return null;
    const changed = new MadePage(this, town, filled, page.route);
    this.#filled.delete(page);
    this.#filled.add(changed);
    return changed;
  }

  /** Returns a context that does not report problems a second time. */
  #silentContext(): FillContext {
    return { ...this.#context, ...unreported() };
  }

  #fill(variant: Variant, context: FillContext, leaves: Leaf[] | null): Filled<T> {
    const [town, number] = [townOf(variant), numberOf(variant)];
    const own = town ? inTown(town, this.#specialty, context) : context;
    const data = complete(this.#prepared, { ...own, leaves }) as T;
    return { data: number > 1 ? numbered(data, number) : data, leaves };
  }
}
