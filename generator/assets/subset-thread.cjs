// A thread that subsets one font while the thread that asks for it makes pages. It is started from sources and from the bundled
// program alike, so it loads nothing that must be compiled.
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const subsetFont = require('subset-font');

/** @typedef {{ file: string, characters: string, axes: Record<string, number | { min: number, max: number }> }} Order */

/** @param {Order} order */
async function subset({ file, characters, axes }) {
  const bytes = await subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', variationAxes: axes });
  parentPort?.postMessage(bytes);
}

subset(workerData);
