import { expect } from 'vitest';
import { styleCompiler, styleProblems } from '../../../generator/assets/styles/styles.ts';
import { readTheme, themeFiles } from '../../../generator/assets/styles/theme.ts';
import type { Finding } from '../messages/follow-hint.ts';

export const [{ text: theme }, ...others] = await themeFiles();

export type Change = readonly [before: string, after: string];

export function changed(...changes: readonly Change[]): string {
  return changes.reduce((css, [before, after]) => {
    expect(css).toContain(before);
    return css.replace(before, after);
  }, theme);
}

/** What is reported about a theme. */
export async function problemsOf(css: string): Promise<Finding[]> {
  const read = await readTheme(css, others);
  const uncached = styleCompiler(read.css, (_, make) => make());
  return (await styleProblems(read, uncached)).map(({ span, source, ...words }) => ({
    ...words,
    file: source.file,
    ...span.start,
    endColumn: span.end.column,
  }));
}

/** The problem, and what is underlined. */
export function summary(css: string, { file, line, column, endColumn, message }: Finding): string {
  const underlined = css.split('\n')[line - 1]?.slice(column - 1, endColumn - 1);
  return `${file}:${line}:${column} [${underlined}] ${message}`;
}

export async function summaries(css: string): Promise<string[]> {
  return (await problemsOf(css)).map((problem) => summary(css, problem));
}
