const { isAscii } = require('node:buffer');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { isMainThread } = require('node:worker_threads');
const vm = require('node:vm');
const { keepCode, keptCode } = require('./kept-code.cjs');
const { optimizedLater } = require('./optimized-later.cjs');
const { nameSources } = require('./stacks.cjs');

/**
 * The program as one file, or what would be in its files if they could not be written.
 * The hash differs whenever a file that it is made of does.
 * @typedef {{ file: string, hash: string, unwritten?: Map<string, string> | undefined }} Program
 */

/**
 * What a program exports.
 * @typedef {(name: string) => unknown} KeptChecks
 * @typedef {{
 *   start: (args: readonly string[], kept: { programHash: string, checks: KeptChecks }) => Promise<void>,
 *   checks: () => Promise<[name: string, code: string][]>,
 * }} ProgramExports
 */

/** Long after a command has ended. What only a signal ends, such as the dev server, keeps its code meanwhile. */
const patience = 5000;

/**
 * V8 uses cached code only under the flags it was cached with, so nothing sets any later. V8 is already running, so
 * these are only flags that can be set at any time: those about how code is compiled, such as `--no-regexp-tier-up`,
 * are in package.json, because V8 would otherwise crash on code compiled before
 * (https://nodejs.org/api/v8.html#v8setflagsfromstringflags).
 */
const flags = [
  // How much memory may grow, in relation to what is in use, before it is collected. V8 would wait for eight times as
  // much, which is fine for a small site but takes more than 200 MB more for 10,000 pages.
  '--heap-growing-percent=10',
  // If many objects from one place in the code live long, V8 allocates the next ones where memory is rarely collected.
  // Ours die with their page: that memory filled up a fifth sooner, and a build of 5,000 pages on two threads took a
  // tenth longer.
  '--no-allocation-site-pretenuring',
  // Functions that ran long ago are kept too, because the next start needs them.
  '--no-flush-bytecode',
  ...optimizedLater,
  // WebAssembly makes the fonts once. Optimizing it took longer than that.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];

/**
 * Runs a program in this process or thread. Its functions are kept compiled from the second run on.
 *
 * @param {Program} program
 */
function runProgram(program) {
  const { file, hash, unwritten } = program;
  if (isMainThread) flags.forEach(setFlagsFromString);
  nameSources(program);
  const load = (/** @type {string} */ one) => loadKept(one, unwritten?.get(one));
  const { start } = /** @type {ProgramExports} */ (load(file));
  start(process.argv.slice(2), { programHash: hash, checks: (name) => load(checkFile(file, name)) });
}

/**
 * Returns the file with the check of a schema.
 *
 * @param {string} file of the program
 * @param {string} name of the schema
 */
const checkFile = (file, name) => `${file.replace(/\.cjs$/, '')}-${name}.cjs`;

/**
 * Loads a script, and keeps it compiled.
 *
 * @param {string} file
 * @param {string | undefined} unwritten its text if there is no such file
 */
function loadKept(file, unwritten) {
  if (unwritten !== undefined) return loadScript(file, unwritten).exports;
  const code = keptCode(file);
  const { script, exports } = loadScript(file, textIn(file), code);
  if (isMainThread && (!code || script.cachedDataRejected)) {
    // At the end, because by then it has the functions that the command needs.
    const keep = () => keepCode(file, script);
    process.once('exit', keep);
    setTimeout(keep, patience).unref();
  }
  return exports;
}

/** @param {string} file */
function textIn(file) {
  const bytes = readFileSync(file);
  // Most scripts are ASCII, and megabytes of it are read faster without decoding.
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/**
 * Returns the script of a module. It is cached in this form, because V8 would copy a concatenated string.
 *
 * @param {string} code
 */
const scriptOf = (code) => `(function(require,module,exports,Import){${code}\n})`;

/**
 * @param {string} file the name that stacks have
 * @param {string} text
 * @param {Buffer | null} [code] what was kept of it
 * @returns {{ script: vm.Script, exports: unknown }}
 */
function loadScript(file, text, code) {
  const script = new vm.Script(text, { filename: file, ...(code && { cachedData: code }) });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(file), module, module.exports, importPackage);
  return { script, exports: module.exports };
}

/** @param {string} name */
const importPackage = (name) => import(name);

module.exports = { checkFile, loadScript, runProgram, scriptOf };
