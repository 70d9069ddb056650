// Starts the program from one compiled file, which takes a fraction of the time of loading several hundred modules.
// `node generator/start.cjs check` runs a command; `node generator/start.cjs @dev-worker` another entry of
// commands/entries.ts.
const { isMainThread, getEnvironmentData, setEnvironmentData } = require('node:worker_threads');
const { runProgram } = require('./start/run-program.cjs');

// React chooses its build when it is imported. The production build renders the same HTML several times faster.
process.env.NODE_ENV = 'production';

/** @typedef {import('./start/run-program.cjs').Program} Program */

start();

/** Starts the program. A thread runs the same program as the process, even if a source file has changed since. */
async function start() {
  const inherited = /** @type {{ program: Program | null } | undefined} */ (
    isMainThread ? undefined : getEnvironmentData('start')
  );
  const { program } = inherited ?? { program: await currentProgram() };
  setEnvironmentData('start', { program });
  if (program) runProgram(program);
  else require('./start/run-sources.cjs').runSources();
}

/** @returns {Promise<Program | null>} null if the sources cannot be bundled; loading them one by one explains why */
async function currentProgram() {
  const { keptProgram } = require('./start/kept-program.cjs');
  return keptProgram() ?? (await require('./start/bundle.cjs').bundleProgram());
}
