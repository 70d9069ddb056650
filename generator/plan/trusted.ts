import type { Town } from '../../templates/facts/site.ts';
import type { TownFacts } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import type { Copy } from './page.ts';
import type { TownMaker } from './towns/lazy-town.ts';

/** What an earlier build found valid and has not changed since, or what another thread checks. */
export interface Trusted {
  /** Returns true for a page whose texts and links do not need to be checked. */
  isTrusted: (source: Source, copy: Copy | undefined) => boolean;
  /** Returns the route of a trusted page, if it is known. */
  routeOf?: ((source: Source, copy: Copy | undefined) => string | undefined) | undefined;
  /** Returns true for a trusted town that has its own file. */
  isTrustedTown: (source: Source) => boolean;
  filled?: FilledTowns | undefined;
  /** Makes trusted towns. By default, `lazyTowns`. */
  makeTowns?: TownMaker | undefined;
}

/** Towns that earlier plans filled in, by their facts. A plan adds to it, or starts over if site.yaml has changed. */
export interface FilledTowns {
  site: Source | null;
  towns: WeakMap<TownFacts, Town>;
}

export const nothingTrusted: Trusted = { isTrusted: () => false, isTrustedTown: () => false };
