const { existsSync, readFileSync } = require('node:fs');
const v8 = require('node:v8');
const { keep } = require('./keep.cjs');

/**
 * Returns the file with the compiled code of a script, for this version of V8 and this command: each command needs
 * other functions.
 *
 * @param {string} script
 */
function fileOf(script) {
  const [, , word = ''] = process.argv;
  const command = /^[a-z]+$/.test(word) ? word : 'build';
  return `${script}-${v8.cachedDataVersionTag()}-${command}`;
}

/** @param {string} file of the script */
function keptCode(file) {
  try {
    return readFileSync(fileOf(file));
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {import('node:vm').Script} script
 */
function keepCode(file, script) {
  // A wrong command line must not leave code for a command that does not exist, and an old program must not leave code
  // for itself.
  if (process.exitCode === 2 || !existsSync(file)) return;
  keep(fileOf(file), script.createCachedData());
}

module.exports = { keepCode, keptCode };
