import { join } from 'node:path';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { hash } from '../files/hash.ts';
import { stampOf } from '../files/stamp.ts';
import { decode } from '../read/decode.ts';
import { type KnownDefinitions, knownDefinitions } from './known-definitions.ts';
import { type KnownTowns, knownTowns } from './known-towns.ts';
import type { KeptFile, KeptTown, Memory } from './memory.ts';
import { isInProject, isSamePicture, stampsBelow, unchangedSince } from './stamps.ts';

/** The towns and page definitions that do not need to be read. */
export interface SameFiles {
  towns: KnownTowns;
  definitions: KnownDefinitions;
}

/** Returns what has not changed since the last build. */
export function sameFiles(
  { siteHash, definitions, towns, stampedAt }: Pick<Memory, 'siteHash' | 'definitions' | 'towns' | 'stampedAt'>,
  root: string,
  isUnchanged = unchangedSince(stampedAt, stampsBelow(root)),
): SameFiles {
  /** Returns null for a file that has changed. */
  const stampIfSame = ({ file, stamp, hash: known }: KeptFile) => {
    if (isUnchanged(file, stamp)) return stamp;
    // Before the file is read, so that a later edit is noticed.
    const now = stampOf(join(root, file));
    return hasHash(root, file, known) ? now : null;
  };
  const textNow = decode(bytesIfReadable(join(root, 'site.yaml')) ?? Buffer.of()).text;
  const isSameSite = hash(textNow) === siteHash;
  // Without coordinates of the business, there is no {town.miles} and no {town.kilometers}.
  const hasPlace = /^geo:/m.test(textNow);
  const isStillValid = ({ names }: KeptTown) => names !== 'pages' && (isSameSite || (hasPlace && names === 'nothing'));
  return {
    towns: knownTowns(towns, root, (town) => (isStillValid(town) ? stampIfSame(town) : null)),
    // Whether a page is valid may depend on any fact.
    definitions: knownDefinitions(
      isSameSite ? definitions : [],
      root,
      (file) => stampIfSame(file) !== null,
      ({ text }) => text === textNow,
    ),
  };
}

/** Returns true if no picture that a page shows has changed. */
export function hasSamePictures(
  { pictures, stampedAt }: Pick<Memory, 'pictures' | 'stampedAt'>,
  root: string,
  isUnchanged = unchangedSince(stampedAt, stampsBelow(root)),
): boolean {
  return [...pictures].every(([name, { stamp, hash: known }]) => {
    if (isSamePicture(root, name, stamp, isUnchanged)) return true;
    return isInProject(root, name) && hasHash(root, name, known);
  });
}

const hasHash = (root: string, file: string, known: string): boolean =>
  hash(bytesIfReadable(join(root, file)) ?? '') === known;
