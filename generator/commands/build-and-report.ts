import type { Outcome } from '../memory/header.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import type { SiteReport } from '../pipeline/site-report.ts';
import { today } from '../publish/today.ts';
import { ContentError, contentError, type Diagnostic } from '../report/diagnostic.ts';
import { toListAll } from '../report/list-all.ts';
import { count, report } from '../report/report.ts';
import type { Tools } from '../tools.ts';
import { withProgress } from './progress.ts';
import { inColor, type Options, type World } from './terminal.ts';

/** The options of `build` and `check`. */
export interface ContentOptions extends Options {
  launch: boolean;
  threads?: number;
  /** True to show what is left to finish in drafts too. */
  drafts?: boolean;
}

/**
 * Returns the input of a build, with the values from environment variables. A command asks for it once, so that all it
 * does is of one day.
 */
export function buildInput(
  { root, threads }: Pick<ContentOptions, 'root' | 'threads'>,
  { SOURCE_DATE_EPOCH, MAPS_KEY }: World['env'],
): BuildInput {
  return { root, threads, today: today(root, SOURCE_DATE_EPOCH), mapsKey: MAPS_KEY };
}

/**
 * Builds a site, or checks it, and prints every problem. Returns null if there is an error.
 *
 * @param closing what to print after the number of errors, such as "Nothing was written."
 * @param make builds the site
 */
export async function buildAndReport<T extends SiteReport>(
  options: ContentOptions,
  world: World,
  closing: string,
  make: (tools: Tools) => Promise<T>,
): Promise<T | null> {
  const built = await orReport(options, world, options.launch ? `${closing} ${launchLater}` : closing, () =>
    withProgress(world.out, 'Building the site,', async () => make(await world.tools())),
  );
  if (!built) return null;
  const refused = launchError(options, built);
  if (refused) return printErrors(refused, options, world, closing);
  const left = options.drafts ? built.drafts.flatMap(({ problems }) => problems) : [];
  reportWarnings([...built.warnings, ...left], options, world);
  return built;
}

/** Returns what must be replaced before launch, and the warnings. Null if nothing must be, or it was not asked for. */
export function launchError(
  { launch }: ContentOptions,
  { beforeLaunch, warnings }: Pick<Outcome, 'beforeLaunch' | 'warnings'>,
): ContentError | null {
  return launch && beforeLaunch.length > 0 ? new ContentError([...beforeLaunch, ...warnings]) : null;
}

/** The options that decide what is reported, and how. */
type ReportOptions = Pick<Options, 'format'> & {
  launch?: boolean;
  drafts?: boolean;
  /** How to list all problems. By default, with `validate`. */
  advice?: string;
};

const adviceOf = ({ launch, drafts, advice }: ReportOptions) =>
  advice ?? toListAll('validate', [...(launch ? ['--launch'] : []), ...(drafts ? ['--drafts'] : [])]);

const launchLater = 'What is left to replace before launch is checked once these are fixed.';

/** Prints warnings. In the format json, prints the report even if it is empty. */
export function reportWarnings(warnings: readonly Diagnostic[], options: ReportOptions, world: World): void {
  if (warnings.length === 0 && options.format !== 'json') return;
  world.out.write(report(warnings, options.format, inColor(world), adviceOf(options)));
}

/**
 * Returns the result of an action. If the action throws a ContentError, prints its problems and returns null.
 *
 * @param closing what to print after the number of errors, such as "Nothing was written."
 */
export async function orReport<T>(
  options: ReportOptions,
  world: World,
  closing: string,
  action: () => Promise<T>,
): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    return printErrors(contentError(error), options, world, closing);
  }
}

/** Prints errors. Returns null, instead of what cannot be made because of them. */
export function printErrors(
  { diagnostics, unchecked }: ContentError,
  options: ReportOptions,
  world: World,
  closing: string,
): null {
  const { format } = options;
  world.out.write(report(diagnostics, format, inColor(world), adviceOf(options)));
  if (format === 'text') world.out.write(`${count(diagnostics)}. ${closing}\n${unchecked && `${unchecked}\n`}`);
  return null;
}
