// A thread that subsets fonts while the requesting thread makes pages. It is started both from sources and from the
// bundled program, so it loads nothing that must be compiled.
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const subsetFont = require('subset-font');

/** @typedef {{ file: string, characters: string, axes: Record<string, number | { min: number, max: number }> }} Order */

/** @param {Order} order */
const subset = ({ file, characters, axes }) =>
  subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', variationAxes: axes });

/** @param {Order[]} orders */
async function subsetAll(orders) {
  parentPort?.postMessage(await Promise.all(orders.map(subset)));
}

subsetAll(workerData);
