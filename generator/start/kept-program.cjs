const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { keep, remove } = require('./keep.cjs');
const { checkFile } = require('./run-program.cjs');
const { mapFile } = require('./stacks.cjs');
const { hashOf, root, sources, stampsOf } = require('./sources.cjs');

/** @typedef {import('./run-program.cjs').Program} Program */
/** @typedef {{ root: string, file: string, sizes?: [file: string, bytes: number][], packages: string[], stamps: string, hash: string }} Manifest */

const folder = join(root, 'node_modules/.cache/local-pages/program');
/** Several copies of the program may share their packages and so the cache. */
const prefix = createHash('sha256').update(root).digest('hex').slice(0, 8);
const manifestFile = join(folder, `${prefix}.json`);

/**
 * Returns the program from the last bundling, if none of its files has changed.
 *
 * @returns {Program | null}
 */
function keptProgram() {
  const manifest = readManifest(manifestFile);
  // A manifest from an earlier version has no sizes.
  if (!manifest?.sizes) return null;
  const { file, sizes, packages, stamps, hash } = manifest;
  // An incomplete program may run, and fail anywhere.
  if (sizes.some(([one, size]) => statSync(one, { throwIfNoEntry: false })?.size !== size)) return null;
  const paths = [...sources(), ...packages];
  const current = stampsOf(paths);
  if (current === stamps) return { file, hash };
  // A fresh clone or a restored cache has the same files with other times.
  if (hashOf(paths) !== hash) return null;
  keep(manifestFile, JSON.stringify({ ...manifest, stamps: current }));
  return { file, hash };
}

/**
 * @param {string} path
 * @returns {Manifest | null}
 */
function readManifest(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Keeps a program for the next start, and deletes earlier ones.
 *
 * @param {{ text: string, map: string, checks: (readonly [name: string, script: string])[] }} made
 * @param {{ packages: string[], stamps: string, hash: string }} from
 * @returns {Program}
 */
function keepProgram({ text, map, checks }, from) {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = join(folder, `${prefix}-${name}.cjs`);
  const files = new Map([
    [file, text],
    [mapFile(file), map],
  ]);
  for (const [schema, script] of checks) files.set(checkFile(file, schema), script);
  if (![...files].every(([one, content]) => keep(one, content))) return { file, hash: from.hash, unwritten: files };
  const sizes = [...files].map(([one, content]) => [one, Buffer.byteLength(content)]);
  if (keep(manifestFile, JSON.stringify({ root, file, sizes, ...from }))) deleteOthers(`${prefix}-${name}`);
  return { file, hash: from.hash };
}

/**
 * Deletes earlier programs, and those of copies that are gone.
 *
 * @param {string} current what the names of its files start with
 */
function deleteOthers(current) {
  const names = readdirSync(folder);
  const gone = names.filter((name) => {
    const manifest = name.endsWith('.json') && readManifest(join(folder, name));
    return manifest && !existsSync(manifest.root);
  });
  const prefixes = gone.map((name) => name.replace('.json', ''));
  for (const name of names) {
    const isOld = name.startsWith(`${prefix}-`) && !name.startsWith(current);
    if (isOld || prefixes.some((one) => name.startsWith(one))) remove(join(folder, name));
  }
}

module.exports = { keepProgram, keptProgram };
