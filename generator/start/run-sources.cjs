const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

/** Runs the program from its source files, each compiled as it is loaded. */
async function runSources() {
  const { tsImport } = await import('tsx/esm/api');
  const tsconfig = resolve(__dirname, '../../tsconfig.json');
  const { start } = await tsImport('../commands/entries.ts', { parentURL: pathToFileURL(__filename).href, tsconfig });
  await start(process.argv.slice(2));
}

module.exports = { runSources };
