import { type Built, build } from '../build.ts';
import { ContentError } from '../report/diagnostic.ts';
import { count, report } from '../report/report.ts';
import { withProgress } from './progress.ts';
import { inColor, type Options, type Stream } from './terminal.ts';
import { today } from './today.ts';

const waiting = 'Links and placeholders are checked once site.yaml is right.\n';

export interface MakeOptions extends Options {
  launch: boolean;
}

/**
 * Makes all files in memory and prints every problem. Returns null where there is an error.
 *
 * @param after what has become of the output folder where there are errors
 */
export async function make(options: MakeOptions, out: Stream, after: string): Promise<Built | null> {
  const { root, format, launch } = options;
  const built = await orReport(options, out, after, async () => {
    const made = await withProgress(out, 'Building the site,', () => build(root, today()));
    if (launch && made.beforeLaunch.length > 0) throw new ContentError([...made.beforeLaunch, ...made.warnings]);
    return made;
  });
  if (built && (built.warnings.length > 0 || format === 'json'))
    out.write(report(built.warnings, format, inColor(out)));
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
