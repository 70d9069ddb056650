import type { Definitions } from '../check/definition.ts';
import type { Roles } from '../check/schema/roles.ts';
import { hash } from '../files/hash.ts';
import type { Source } from '../read/source.ts';
import { CheckedPageFile } from './checked-source.ts';
import { keptRoles, rolesOf } from './kept-roles.ts';
import type { KeptDefinition, KeptFile } from './memory.ts';
import type { ContentNow } from './stamps.ts';

/** Page definitions that do not need to be read. */
export interface KnownDefinitions {
  source: (file: string) => Source | null;
  roles: (source: Source) => Roles | undefined;
  /** Returns false if site.yaml has changed since the check, so that the definitions may be wrong after all. */
  isFor: (site: Source) => boolean;
  /** Returns a hash of the text of a file that was not read. */
  hashOf: (source: Source) => string | undefined;
}

/**
 * Returns the page definitions that do not need to be read, because an earlier build found no problem in them.
 *
 * @param isSame returns false for a file that has changed since
 * @param isFor returns false if the definitions may be wrong with this site.yaml
 */
export function knownDefinitions(
  kept: readonly KeptDefinition[],
  root: string,
  isSame: (file: KeptFile) => boolean,
  isFor: KnownDefinitions['isFor'],
): KnownDefinitions {
  const byFile = new Map(kept.map((definition) => [definition.file, definition]));
  const keptOf = (source: Source) => (source.isChecked ? byFile.get(source.file) : undefined);
  return {
    source: (file) => {
      const definition = byFile.get(file);
      return definition && isSame(definition) ? new CheckedPageFile(root, definition) : null;
    },
    roles: (source) => {
      const kept = keptOf(source);
      return kept && rolesOf(kept.roles);
    },
    isFor,
    hashOf: (source) => keptOf(source)?.hash,
  };
}

/** Returns the page definitions that do not depend on the day. Each build reads the others. */
export function keptDefinitions(
  { pages }: Definitions,
  stampOf: ContentNow['stampOf'],
  hashOf: (source: Source) => string,
): KeptDefinition[] {
  const lasting = pages.filter(({ source }) => source.edition === undefined);
  return lasting.map(({ source, roles }) => {
    const stamp = stampOf(source.file) ?? '';
    return { file: source.file, stamp, hash: hashOf(source), data: source.data, roles: keptRoles(roles) };
  });
}

/**
 * Returns a hash of the site.yaml that the kept page definitions are valid for. Empty if, on another day, something
 * they refer to may be left out.
 */
export function hashOfSite({ site }: Definitions, hashOf: (source: Source) => string): string {
  return site.source.edition === undefined ? hashOf(site.source) : '';
}

/** Returns the hash by which builds compare a file. */
export const hashOfText = ({ text }: Source) => hash(text);
