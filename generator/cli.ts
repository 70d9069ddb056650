import { createRequire } from 'node:module';

// `npm run` starts the program with start.cjs, from one file. `tsx generator/cli.ts` starts it from its sources.
process.env.NODE_ENV = 'production';
createRequire(import.meta.url)('./start/run-sources.cjs').runSources();
