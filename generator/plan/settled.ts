import type { Town } from '../../templates/facts/site.ts';
import type { TownFacts } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import type { Copy } from './page.ts';
import type { TownMaker } from './towns/lazy-town.ts';

/** What an earlier build found valid and nobody has changed since, or what another thread checks. */
export interface Settled {
  page: (source: Source, copy: Copy | undefined) => boolean;
  /** The route of a settled page, if it is known. */
  route?: ((source: Source, copy: Copy | undefined) => string | undefined) | undefined;
  /** A town that has a file of its own. */
  town: (source: Source) => boolean;
  filled?: FilledTowns | undefined;
  /** Makes such towns: by default `lazyTowns`. */
  makeTowns?: TownMaker | undefined;
}

/** Towns that earlier plans filled in, by their facts. A plan adds to it, or begins again if site.yaml has changed. */
export interface FilledTowns {
  site: Source | null;
  towns: WeakMap<TownFacts, Town>;
}

export const nothingSettled: Settled = { page: () => false, town: () => false };
