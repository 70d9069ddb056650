import type { Town } from '../../../templates/facts/site.ts';
import type { Roles, TextRole } from '../../check/schema/roles.ts';
import type { Path, TextPart } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Coordinates } from '../towns/distance.ts';
import type { TownFinder } from '../towns/town-finder.ts';
import type { Scope } from './look-up.ts';
import type { MissingPlaceholder } from './placeholder-blame.ts';

/** A text of a definition with its placeholders filled in, its location, and its role if it has one. */
export interface Leaf extends Partial<TextRole> {
  text: string;
  source: Source;
  path: Path;
  /** For a link in running text: the part of the text with its target, or null if the target is inside a fact. */
  part?: TextPart | null;
}

/** What placeholders can name, with the towns. */
export interface TownScope extends Scope {
  /** The year of the build. */
  year?: string | undefined;
  towns?: readonly Town[];
  /** The location of the business. */
  geo?: Coordinates;
  /** The town that `{town.name}` refers to. */
  town?: Town;
}

/** What filling in a definition reads, and the lists it adds to. */
export interface FillContext {
  source: Source;
  roles: Roles;
  scope: TownScope;
  /** The specialties of all towns. */
  specialties: readonly string[];
  /** Returns true for the slug of a town that is not published. */
  isUnpublished: (slug: string) => boolean;
  /** The places of the unpublished towns that `in:` can name. */
  draftPlaces: readonly string[];
  /** The paths of facts in site.yaml that are not known. Texts that refer to them are not filled in. */
  unknownFacts: readonly Path[];
  /** Receives every text that was filled in. Null if only the data is wanted, which takes less time. */
  leaves: Leaf[] | null;
  finder: TownFinder;
  problems: Diagnostic[];
  /** Receives every placeholder that cannot be filled in. */
  missing: MissingPlaceholder[];
  /** The name of the specialty that `{specialty.opening}` belongs to. */
  specialty?: string | undefined;
  /** Returns the value to use for a text. Null to use the text itself. */
  mark: ((leaf: Leaf) => string) | null;
}

/** Returns true if a mistake hides facts about towns. */
export function isUnknownTown({ unknownFacts }: FillContext): boolean {
  return unknownFacts.some(([group]) => group === 'towns');
}

export type Unreported = Pick<FillContext, 'leaves' | 'problems' | 'missing'>;

/** Returns lists for a context whose problems are not reported. */
export function unreported(): Unreported {
  return { leaves: null, problems: [], missing: [] };
}

/** Returns true if these lists got a problem. */
export const hasFaults = ({ problems, missing }: Omit<Unreported, 'leaves'>): boolean =>
  problems.length + missing.length > 0;
