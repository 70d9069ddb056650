import { type Built, build } from '../build.ts';
import { ContentError } from '../diagnostic.ts';
import { count, report } from '../report.ts';
import { today } from '../today.ts';
import { inColor, type Options, type Stream } from './terminal.ts';

const waiting = 'Links and placeholders are checked once site.yaml is right.\n';

/**
 * Makes all files in memory; prints the problems of the content, if there are any, and returns null.
 *
 * @param after what has become of the output folder where there are problems
 */
export async function make(options: Options, out: Stream, after: string): Promise<Built | null> {
  const built = await orReport(options, out, after, () => build(options.root, today()));
  if (built && options.format === 'json') out.write('[]\n');
  return built;
}

/** What an action gives; where the content has problems, prints them, with what they left undone, and returns null. */
export async function orReport<T>(
  { format }: Pick<Options, 'format'>,
  out: Stream,
  after: string,
  action: () => Promise<T>,
): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    out.write(report(error.diagnostics, format, inColor(out)));
    if (format === 'text') out.write(`${count(error.diagnostics)}. ${after}\n${error.complete ? '' : waiting}`);
    return null;
  }
}
