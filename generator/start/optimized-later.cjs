/**
 * How often a function runs before V8 optimizes it: eight times as often as by default. Optimizing took a sixth of the
 * processor time of a build, even with 2,000 towns. Until Node 20, V8 counts bytes of code, and later calls and rounds
 * of loops.
 */
const optimizedLater =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=540000']
    : ['--invocation-count-for-turbofan=24000', '--invocation-count-for-osr=4000'];

module.exports = { optimizedLater };
