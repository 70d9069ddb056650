import type { Town } from '../../../templates/facts/site.ts';
import type { Roles, TextRole } from '../../check/schema/roles.ts';
import type { Path, TextPart } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Coordinates } from '../towns/distance.ts';
import type { TownFinder } from '../towns/town-finder.ts';
import type { Scope } from './look-up.ts';
import type { MissingPlaceholder } from './placeholder-blame.ts';

/** A text of a definition with its placeholders filled in, where it is written, and its role if it has one. */
export interface Leaf extends Partial<TextRole> {
  text: string;
  source: Source;
  path: Path;
  /** For a link in a running text: the words that say where it leads, or null if a fact in the text has it. */
  part?: TextPart | null;
}

export interface TownScope extends Scope {
  /** The year of the build. */
  year?: string | undefined;
  towns?: readonly Town[];
  /** Where the business is. */
  geo?: Coordinates;
  /** The town that `{town.name}` names. */
  town?: Town;
}

/** What filling in a definition reads, and the lists that it adds to. */
export interface FillContext {
  source: Source;
  roles: Roles;
  scope: TownScope;
  /** The specialties of all towns. */
  specialties: readonly string[];
  /** True for the slug of a town that is left out. */
  isUnpublished: (slug: string) => boolean;
  /** The counties of the towns that are left out. */
  draftCounties: readonly string[];
  /** The paths of facts in site.yaml that are not known. Texts that name them are not filled in. */
  unknownFacts: readonly Path[];
  /** Every text that was filled in is added. Null if only the data is wanted, which takes less time. */
  leaves: Leaf[] | null;
  /** Every specialty that a page or list asks for is added. */
  requestedSpecialties: Set<string>;
  finder: TownFinder;
  problems: Diagnostic[];
  /** Every placeholder that cannot be filled is added. */
  missing: MissingPlaceholder[];
  /** The name of the specialty that `{specialty.opening}` belongs to. */
  specialty?: string | undefined;
  /** Returns what to use for a text. Null for the text itself. */
  mark: ((leaf: Leaf) => string) | null;
}

/** True if a mistake hides facts about towns. */
export function isUnknownTown({ unknownFacts }: FillContext): boolean {
  return unknownFacts.some(([group]) => group === 'towns');
}

export type Unreported = Pick<FillContext, 'leaves' | 'problems' | 'missing' | 'requestedSpecialties'>;

/** Lists for a context whose problems are not reported. */
export function unreported(): Unreported {
  return { leaves: null, problems: [], missing: [], requestedSpecialties: new Set() };
}
