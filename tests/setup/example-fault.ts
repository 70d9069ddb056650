import { ContentError, type Diagnostic } from '../../generator/report/diagnostic.ts';
import { Fault, messageOf } from '../../generator/report/fault.ts';
import { report } from '../../generator/report/report.ts';

/** The site on which examples are shown. */
export const everyFact = 'tests/fixtures/every-fact';

/** Where an example of a section type is written. */
export interface ExamplePlace {
  type: string;
  /** Counts from 1. */
  number: number;
  /** The only page that has the example, such as `alone-intro-1`. */
  page: string;
}

/**
 * Says which examples have problems, in words that fit a terminal. Vitest would print every property of the error, which has
 * the whole text of each file.
 */
export function exampleProblems(error: unknown, examples: readonly ExamplePlace[]): unknown {
  if (!(error instanceof ContentError)) return error;
  const { diagnostics } = error;
  const fileOf = ({ page }: ExamplePlace) => `pages/${page}.yaml`;
  const texts = examples.map((example) => {
    const own = diagnostics.filter(({ source }) => source.file === fileOf(example));
    return own.length > 0 ? `${titleOf(example)}, ${onSite}\n${report(own, 'text', false)}` : '';
  });
  const files = new Set(examples.map(fileOf));
  const others = diagnostics.filter(({ source }) => !files.has(source.file));
  return siteProblems(everyFact, others, texts.join(''));
}

/** Says what keeps a site from being built, and which one: all have a site.yaml. */
export function siteProblems(folder: string, diagnostics: readonly Diagnostic[], before = ''): Error {
  const about = diagnostics.length > 0 ? `In ${folder}:\n${report(diagnostics, 'text', false)}` : '';
  return new Error(`\n${before}${about}`);
}

/** Renders an example, and names it in the error if that fails. The cause has the line of the view. */
export function rendered<T>(example: ExamplePlace, render: () => T): T {
  try {
    return render();
  } catch (error) {
    const cause = error instanceof Fault ? error.cause : error;
    throw new Error(`${titleOf(example)} cannot be rendered: ${messageOf(cause)}`, { cause });
  }
}

const onSite = `on the site ${everyFact}, which has its facts and its pictures`;

const titleOf = ({ type, number }: ExamplePlace) => `templates/sections/${type}.tsx, example ${number}`;
