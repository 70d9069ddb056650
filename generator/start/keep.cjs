const { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

/**
 * Writes a file of the cache completely or not at all, even if another process writes it meanwhile or the power fails:
 * V8 does not check the code it gets, and damaged code ends the process.
 *
 * @param {string} path
 * @param {string | Uint8Array} content
 * @returns {boolean} false if it cannot be written, which only costs time at the next start
 */
function keep(path, content) {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(temporary, content);
    renameSync(temporary, path);
    return true;
  } catch {
    remove(temporary);
    return false;
  }
}

/**
 * @param {string} path
 * @param {string | Uint8Array} content
 */
function writeWhole(path, content) {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Removes a file of the cache. A file that cannot be removed stays.
 *
 * @param {string} path
 */
function remove(path) {
  try {
    rmSync(path, { force: true });
  } catch {
    // It is in use, or its folder is not a folder.
  }
}

module.exports = { keep, remove };
