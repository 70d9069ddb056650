import { afterEach, vi } from 'vitest';

// Not before each test, as `unstubEnvs` does: a worker runs several files, and the next may build a site before its tests.
afterEach(() => vi.unstubAllEnvs());
