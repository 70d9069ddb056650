const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { relative, resolve } = require('node:path');

const root = resolve(__dirname, '../..');
const folders = ['client', 'generator', 'templates'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Returns the paths of all files that the program may consist of, without the packages that it uses. */
function sources() {
  return [
    ...settings.map((file) => resolve(root, file)),
    ...folders.flatMap((folder) => codeIn(resolve(root, folder))),
  ];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function codeIn(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return codeIn(path);
    return /\.(tsx?|cjs)$/.test(entry.name) ? [path] : [];
  });
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Returns a text that changes as soon as a file is written, added, or removed.
 *
 * @param {readonly string[]} paths
 */
function stampsOf(paths) {
  return paths.map((path) => `${path} ${stampOf(path)}`).join('\n');
}

/** @param {string} path */
function stampOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs} ${found.ctimeMs}` : 'none';
}

/**
 * Returns a hash that changes with the content of a file. The same program has the same hash on every machine and in
 * every folder.
 *
 * @param {readonly string[]} paths
 */
function hashOf(paths) {
  const digest = createHash('sha256');
  for (const path of paths) {
    digest.update(`${relative(root, path)}\0`);
    if (statSync(path, { throwIfNoEntry: false })) digest.update(readFileSync(path));
  }
  return digest.digest('hex');
}

module.exports = { hashOf, root, sources, stampsOf };
