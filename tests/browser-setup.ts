import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

/** Before all tests: a Chromium. */
export function setup(project: TestProject): void {
  project.provide('chromium', findChromium());
}
