import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { MAPS_KEY: 'a-key' },
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/browser-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
