import { type BuildInput, type BuiltSite, build } from '../build.ts';
import { today } from '../publish/today.ts';
import { ContentError } from '../report/diagnostic.ts';
import { count, report } from '../report/report.ts';
import { withProgress } from './progress.ts';
import { inColor, type Options, type World } from './terminal.ts';

const incomplete = 'Links and placeholders are checked once site.yaml is valid.\n';

/** The options of `build` and `check`. */
export interface ContentOptions extends Options {
  launch: boolean;
}

export function buildInput(root: string, env: World['env']): BuildInput {
  return { root, today: today(env.SOURCE_DATE_EPOCH), mapsKey: env.MAPS_KEY };
}

/**
 * Builds a site and prints every problem. Returns null if there is an error.
 *
 * @param outcome what to print after the number of errors, such as "Nothing was written."
 */
export async function buildAndReport(
  options: ContentOptions,
  world: World,
  outcome: string,
): Promise<BuiltSite | null> {
  const { root, format, launch } = options;
  const built = await orReport(options, world, outcome, async () => {
    const site = await withProgress(world.out, 'Building the site,', async () =>
      build(buildInput(root, world.env), await world.tools()),
    );
    if (launch && site.beforeLaunch.length > 0) throw new ContentError([...site.beforeLaunch, ...site.warnings]);
    return site;
  });
  if (built && (built.warnings.length > 0 || format === 'json')) {
    world.out.write(report(built.warnings, format, inColor(world)));
  }
  return built;
}

/**
 * Returns the result of an action. If the action throws a ContentError, prints its problems and returns null.
 *
 * @param outcome what to print after the number of errors, such as "Nothing was written."
 */
export async function orReport<T>(
  { format }: Pick<Options, 'format'>,
  world: World,
  outcome: string,
  action: () => Promise<T>,
): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { diagnostics, complete } = error;
    world.out.write(report(diagnostics, format, inColor(world)));
    if (format === 'text') world.out.write(`${count(diagnostics)}. ${outcome}\n${complete ? '' : incomplete}`);
    return null;
  }
}
