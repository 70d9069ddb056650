import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TownsIn } from './bench-site.ts';
import type { Installed } from './equivalents.ts';
import { ourMeasures } from './our-measures.ts';

export interface BenchOptions extends Installed {
  /** How many towns each site has. */
  counts: number[];
  townsIn: TownsIn;
  runs: number;
  shards: number;
  json: boolean;
  /** Whether something is to be measured. */
  wants: (name: string) => boolean;
}

/** @throws if an option is unknown, or has a value that means nothing */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      towns: { type: 'string', default: '1000' },
      large: { type: 'boolean', default: false },
      'towns-in': { type: 'string', default: 'files' },
      runs: { type: 'string', default: '1' },
      only: { type: 'string' },
      shards: { type: 'string', default: '4' },
      hugo: { type: 'string', default: 'hugo' },
      eleventy: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const names = [...Object.keys(ourMeasures), 'hugo', 'eleventy'];
  const only = values.only?.split(',').map((name) => oneOf(name, names, 'only')) ?? names;
  const counts = values.towns.split(',').map((count) => wholeNumber(count, 'towns'));
  return {
    counts: values.large ? [...counts, 100_000] : counts,
    townsIn: oneOf(values['towns-in'], ['list', 'files'] as const, 'towns-in'),
    runs: wholeNumber(values.runs, 'runs'),
    shards: wholeNumber(values.shards, 'shards'),
    hugo: values.hugo,
    eleventy: values.eleventy && resolve(values.eleventy),
    json: values.json,
    wants: (name) => only.includes(name),
  };
}

function oneOf<T extends string>(value: string, allowed: readonly T[], option: string): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new Error(`--${option} cannot be “${value}”. It can be: ${allowed.join(', ')}.`);
  return found;
}

function wholeNumber(value: string, option: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${option} needs a whole number, but this is “${value}”.`);
  return Number(value);
}
