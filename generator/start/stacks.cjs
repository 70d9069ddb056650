const { readFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const { resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/**
 * Returns the file of the source map.
 *
 * @param {string} file of the program
 */
const mapFile = (file) => `${file}.map`;

/**
 * Makes stacks show the lines of the source files. The source map is read along with the first stack.
 *
 * @param {import('./run-program.cjs').Program} program
 */
function nameSources({ file, unwritten }) {
  /** @type {SourceMap | null | undefined} */
  let sourceMap;
  Error.prepareStackTrace = (error, calls) => {
    sourceMap ??= parse(unwritten?.get(mapFile(file)) ?? readIfExists(mapFile(file)));
    const lines = calls.map((call) => `\n    at ${inSources(String(call), call, file, sourceMap ?? null)}`);
    return `${titleOf(error)}${lines.join('')}`;
  };
}

/**
 * @param {string} text
 * @param {NodeJS.CallSite} call
 * @param {string} file
 * @param {SourceMap | null} sourceMap
 */
function inSources(text, call, file, sourceMap) {
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  if (!sourceMap || line === null || column === null || call.getFileName() !== file) return text;
  const origin = sourceMap.findEntry(line - 1, column - 1);
  if (!('originalSource' in origin)) return text;
  const source = resolve(root, origin.originalSource);
  return text.replace(`${file}:${line}:${column}`, `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`);
}

/** @param {string | null} map */
function parse(map) {
  try {
    return map === null ? null : new SourceMap(JSON.parse(map));
  } catch {
    // A damaged map must not hide the error.
    return null;
  }
}

/** @param {string} path */
function readIfExists(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** @param {unknown} error */
function titleOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

module.exports = { mapFile, nameSources };
