import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoized } from '../../templates/memoized.ts';
import { decode } from '../read/decode.ts';
import type { Outcome } from './header.ts';

type WithSource = { source: { file: string; text: string } };

/** Leaves out the texts of files with findings, because these files have not changed. */
export function withoutTexts(outcome: Outcome): Outcome {
  return mapSources(outcome, ({ file }) => ({ file, text: '' }));
}

/** Reads the texts again. */
export function withTexts(outcome: Outcome, root: string): Outcome {
  const sourceOf = memoized((file: string) => ({ file, text: decode(readFileSync(join(root, file))).text }));
  return mapSources(outcome, ({ file }) => sourceOf(file));
}

function mapSources(outcome: Outcome, change: (source: WithSource['source']) => WithSource['source']): Outcome {
  const located = <T extends WithSource>(one: T): T => ({ ...one, source: change(one.source) });
  const all = (diagnostics: Outcome['warnings']) =>
    diagnostics.map((one) => ({ ...located(one), ...(one.also && { also: located(one.also) }) }));
  return { ...outcome, warnings: all(outcome.warnings), beforeLaunch: all(outcome.beforeLaunch) };
}
