import { relative } from 'node:path';
import { usualOutput } from '../memory/build-place.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import { buildInput, type ContentOptions } from './build-and-report.ts';
import type { World } from './terminal.ts';

/** A project to build into a folder. */
export interface BuildJob extends ContentOptions {
  input: BuildInput;
  /** The output folder, and its name in messages. */
  folder: string;
  name: string;
}

/** Returns what a command does, with its own options. */
export function buildJob<T extends ContentOptions & { out?: string }>(options: T, { env }: World): T & BuildJob {
  const folder = options.out ?? usualOutput(options.root);
  return { ...options, input: buildInput(options, env), folder, name: relative('', folder) || folder };
}
