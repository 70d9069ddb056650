const { existsSync, readFileSync } = require('node:fs');
const v8 = require('node:v8');
const { keep } = require('./keep.cjs');

/** @typedef {import('./run-program.cjs').Program} Program */

/**
 * The file of compiled code for this version of V8 and this command: each needs other functions.
 *
 * @param {Program} program
 */
function fileOf({ file }) {
  const [, , word = ''] = process.argv;
  const command = /^[a-z]+$/.test(word) ? word : 'build';
  return `${file}-${v8.cachedDataVersionTag()}-${command}`;
}

/** @param {Program} program */
function keptCode(program) {
  try {
    return readFileSync(fileOf(program));
  } catch {
    return null;
  }
}

/**
 * @param {Program} program
 * @param {import('node:vm').Script} script
 */
function keepCode(program, script) {
  // A wrong command line must not leave code for a command that does not exist, nor an old program code for itself.
  if (process.exitCode === 2 || !existsSync(program.file)) return;
  keep(fileOf(program), script.createCachedData());
}

module.exports = { keepCode, keptCode };
