import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Definitions, hasOwnFile } from '../../check/definition.ts';
import { keptTown, keptTownLine, keptTownsWithLines, unstamped } from '../../memory/kept-towns.ts';
import { type KnownTowns, knownTowns } from '../../memory/known-towns.ts';
import type { KeptTown } from '../../memory/memory.ts';
import { filesOfContent } from '../../memory/stamps.ts';
import { isDefinition } from '../../read/is-definition.ts';
import { isTownFile, townFolderIn } from '../../read/town-folder.ts';
import type { Crew } from './crew.ts';

/** Returns the town files that must be checked. */
export function unknownTowns(root: string, known: KnownTowns | null): string[] {
  try {
    const files = filesOfContent(root).filter(isDefinition);
    const folder = townFolderIn(readFileSync(join(root, 'site.yaml'), 'utf8'), files);
    const towns = files.filter((file) => isTownFile(file, folder));
    return towns.filter((file) => !known?.source(file));
  } catch {
    // Planning the site reports files that cannot be read.
    return [];
  }
}

/** Checks towns with a crew, and adds them to those known earlier. Returns null if there is a problem. */
export async function checkTownsTogether(
  files: readonly string[],
  root: string,
  crew: Crew,
  earlier: KnownTowns | null,
): Promise<KnownTowns | null> {
  const checked = await crew.check(files);
  if (!checked) return null;
  // Only a plan of the whole site knows the pages.
  const stampIfKnown = ({ names, stamp }: KeptTown) => (names === 'pages' ? null : stamp);
  const fresh = knownTowns(keptTownsWithLines(checked.lines, root, checked.words), root, stampIfKnown);
  return {
    source: (file) => fresh.source(file) ?? earlier?.source(file) ?? null,
    town: (source) => fresh.town(source) ?? earlier?.town(source),
    // A file that was just checked for the first time has not been audited yet.
    findings: (source) => (fresh.town(source) ? undefined : earlier?.findings(source)),
  };
}

/**
 * Takes one line from each town that has a file, with what a thread needs to know about it. The town does not keep a
 * line that it had: it is as large as the data read from it, and is printed again at the end.
 */
export function takeLines(definitions: Definitions, known: KnownTowns | null): string[] {
  const filed = definitions.towns.filter(hasOwnFile);
  return filed.map(({ source }) => {
    const town = known?.town(source) ?? keptTown(source, unstamped, {}, definitions.site.data);
    const line = town.line ?? keptTownLine(town);
    town.line = null;
    return line;
  });
}
