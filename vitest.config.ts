import { defineConfig } from 'vitest/config';
import { optimizedLater } from './generator/start/optimized-later.cjs';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { writeToMemory } from './tests/setup/memory-folder.ts';

// React chooses its build when it is imported: tests run the one that ships, here and in every worker.
process.env.NODE_ENV = 'production';
// All days are the same to tests. Noon in Greenwich is the same day in most of the world.
process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 0, 1, 12) / 1000);

writeToMemory();

/**
 * Tests run a lot of code, but little of it often. So as in a build, V8 compiles regular expressions at once, and optimizes
 * functions later. It also clears new objects a quarter as often as by default: by then, most are no longer needed.
 */
const engineFlags = ['--no-regexp-tier-up', '--min-semi-space-size=64', '--max-semi-space-size=64', ...optimizedLater];

// Of each project, because Vitest would run that of all projects once more.
const globalSetup = ['tests/setup/global-setup.ts'];

export default defineConfig({
  test: {
    // Vitest leaves a processor free by default, which on two is half of them.
    maxWorkers: '100%',
    execArgv: engineFlags,
    // What a worker has loaded serves all its test files: sections, compiled checks, the browser.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/setup/own-environment.ts'],
    // Far more than anything takes, because machines that run tests are slow at times; speed is measured elsewhere.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'tests', include: ['tests/**/*.test.ts'], globalSetup } },
      { extends: true, test: { name: 'sweeps', include: ['tests/**/*.sweep.ts'], globalSetup } },
    ],
  },
});
