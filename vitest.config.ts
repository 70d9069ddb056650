import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { MAPS_KEY: 'a-key' },
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/browser-setup.ts'],
    // Far more than anything takes, because machines that run tests are slow at times; speed is measured elsewhere.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
