const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { isMainThread } = require('node:worker_threads');
const vm = require('node:vm');
const { keepCode, keptCode } = require('./kept-code.cjs');
const { nameSources } = require('./stacks.cjs');

/**
 * The program as one file, or its text and source map if no file of it could be written.
 * The hash differs whenever a file that it is made of does.
 * @typedef {{ file: string, hash: string, text?: string | undefined, map?: string | undefined }} Program
 */

/**
 * What a program exports. The last is added to it once it is bundled.
 * @typedef {(require: NodeJS.Require, schemas: object, exports: object) => void} ChecksModule
 * @typedef {{
 *   start: (args: readonly string[], kept?: { program: string, checks?: ChecksModule | undefined }) => Promise<void>,
 *   checks: () => Promise<string>,
 *   keptChecks?: ChecksModule,
 * }} Exports
 */

/** Long after a command has ended. What only a signal ends, such as the dev server, keeps its code meanwhile. */
const patience = 5000;

/**
 * How often a function runs before V8 optimizes it: eight times as often as usual. Optimizing took a sixth of the processor time of a
 * build, of 2,000 towns too. Until Node 20, V8 counts bytes of code, and later calls and rounds of loops.
 */
const optimizedLater =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=540000']
    : ['--invocation-count-for-turbofan=24000', '--invocation-count-for-osr=4000'];

/**
 * V8 uses kept code only under the flags that it was kept under, so nothing sets any later. V8 already runs, so there are only flags
 * here that it may get at any time: those that say how code is compiled, such as `--no-regexp-tier-up`, are in package.json, because
 * code that it has compiled before then ends the process (https://nodejs.org/api/v8.html#v8setflagsfromstringflags).
 */
const flags = [
  // How much memory may grow, as a part of what is in use, before it is cleared. V8 would wait for eight times as much,
  // which does no harm to a small site but takes more than 200 MB more for 10,000 pages. At 10, a build takes a fifth longer.
  '--heap-growing-percent=25',
  // Functions that ran long ago are kept too: the next start needs them.
  '--no-flush-bytecode',
  ...optimizedLater,
  // WebAssembly makes the fonts, once. Optimizing it took longer than that.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];

/**
 * Runs a program in this process or thread. Its functions are kept compiled from the second run on.
 *
 * @param {Program} program
 */
function runProgram(program) {
  const { file, text = readFileSync(file, 'utf8') } = program;
  if (isMainThread) flags.forEach(setFlagsFromString);
  nameSources(program);
  const code = keptCode(program);
  const { script, exports } = loadProgram(file, text, code);
  if (isMainThread && program.text === undefined && (!code || script.cachedDataRejected)) {
    // At the end, because then it has the functions that the command needs.
    const keep = () => keepCode(program, script);
    process.once('exit', keep);
    setTimeout(keep, patience).unref();
  }
  exports.start(process.argv.slice(2), { program: program.hash, checks: exports.keptChecks });
}

/**
 * @param {string} file the name that stacks have
 * @param {string} text
 * @param {Buffer | null} [code] what was kept of it
 * @returns {{ script: vm.Script, exports: Exports }}
 */
function loadProgram(file, text, code) {
  const script = new vm.Script(`(function(require,module,exports,Import){${text}\n})`, {
    filename: file,
    ...(code && { cachedData: code }),
  });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(file), module, module.exports, importPackage);
  return { script, exports: /** @type {Exports} */ (module.exports) };
}

/** @param {string} name */
const importPackage = (name) => import(name);

module.exports = { loadProgram, runProgram };
