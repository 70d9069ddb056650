import { basename } from 'node:path';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { slugFor, slugOf } from '../../basics/slug.ts';
import { errorAtValue } from '../../read/error-at.ts';
import { type Path, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Definition, TownDefinition, TownFacts } from '../definition.ts';
import { LazyRoles } from '../schema/roles.ts';
import { without } from './lazy-group.ts';
import { townFileMessages } from './town-file-messages.ts';

/** Returns the towns of a site that lists them in site.yaml. */
export function listedTowns({ data, source, roles }: Definition<SiteFacts>): TownDefinition[] {
  const findRoles = () => roles;
  return (data.towns ?? []).map((town, index) => ({ data: town, source, path: ['towns', index], findRoles }));
}

/** Thousands of towns share it. */
const wholeFile: Path = [];

interface TownFiles {
  towns: TownDefinition[];
  /** The paths, as in a list of towns, of what is unknown because of a mistake. */
  unknown: Path[];
  problems: Diagnostic[];
}

/**
 * Returns the towns that have their own files, in the order of lists. The name of each file is the slug of its town.
 *
 * @param definitions the towns whose files could be read
 * @param sources the files of all towns
 * @param unread how many of those cannot be read and are not part of the site
 * @param language the language of the site
 */
export function filedTowns(
  definitions: readonly Definition<unknown>[],
  sources: readonly Source[],
  unread: number,
  language: string,
): TownFiles {
  const orderOf = ({ data }: Definition<FiledTown>) => data.order ?? Number.POSITIVE_INFINITY;
  const inOrder = definitions
    .filter(isTown)
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b))));
  const allAreKnown = sources.length > 0 && inOrder.length + unread === sources.length;
  const towns = inOrder.map(({ data, source, roles }) => {
    const findRoles = roles instanceof LazyRoles ? roles.find : () => roles;
    return { data: factsOf(data, source), source, path: wholeFile, findRoles };
  });
  return {
    towns,
    unknown: [
      ...(allAreKnown ? [] : [['towns']]),
      ...inOrder.flatMap(({ unknown }, index) => unknown.map((path) => ['towns', index, ...path])),
    ],
    problems: towns.flatMap((town) => misnamed(town, towns, language)),
  };
}

/** The facts of towns that have not changed since an earlier check, by the data of their files. */
const knownFacts = new WeakMap<FiledTown, TownFacts>();

/** Returns the facts of the town in a file: without its place in lists, and with its slug. */
export function factsOf(data: FiledTown, source: Source): TownFacts {
  if (source.facts) return source.facts as TownFacts;
  const facts = knownFacts.get(data) ?? Object.assign(without(data, 'order'), { slug: slugOfFile(source) });
  knownFacts.set(data, facts);
  return facts;
}

/** On systems that hide file name extensions, people may add a second one. */
const slugOfFile = (source: Source) => slugOf(bareFileName(source).replace(/(?:\.ya?ml)+$/i, ''));

/** A town as its file has it, usually without its slug. */
export type FiledTown = TownFacts & { order?: number };

const isTown = (definition: Definition<unknown>): definition is Definition<FiledTown> => isGroup(definition.data);

const bareFileName = ({ file }: Source) => basename(file, '.yaml');

/**
 * Returns the problem with a file whose name is not a slug. The name that a computer gives a copy begins with the
 * original name, and `Barnet.yaml` may be a copy of `barnet.yaml`. The hint must not rename a file to the name of
 * another one, which would be lost.
 */
function misnamed({ source, data }: TownDefinition, towns: readonly TownDefinition[], language: string): Diagnostic[] {
  const written = bareFileName(source);
  if (data.slug === written) return [];
  const others = towns.filter((one) => one.source !== source);
  const twin = others.find((one) => one.data.name === data.name);
  if (twin) {
    const also = { source: twin.source, span: valueSpan(twin.source, ['name']) };
    return [errorAtValue(source, ['name'], townFileMessages.copy(data.name), also)];
  }
  const isTaken = (slug: string) => others.some((one) => one.data.slug === slug);
  const isCopy = isTaken(data.slug) || others.some((one) => written.startsWith(bareFileName(one.source)));
  const slug = slugFor(isCopy ? data.name : written.replace(/(?:\.ya?ml)+$/i, ''), language);
  return [errorAtValue(source, ['name'], townFileMessages.name(source.file, isTaken(slug) ? '' : slug))];
}
