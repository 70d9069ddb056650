import { type BuiltSite, build, type Project } from '../build.ts';
import { today } from '../publish/today.ts';
import { ContentError } from '../report/diagnostic.ts';
import { count, report } from '../report/report.ts';
import { withProgress } from './progress.ts';
import { inColor, type Options, type World } from './terminal.ts';

const waiting = 'Links and placeholders are checked once site.yaml is right.\n';

export interface MakeOptions extends Options {
  launch: boolean;
}

/** The project below a folder, as this environment sees it. */
export function projectIn(root: string, env: World['env']): Project {
  return { root, today: today(env.SOURCE_DATE_EPOCH), mapsKey: env.MAPS_KEY };
}

/**
 * Builds a site and prints every problem. Returns null where there is an error.
 *
 * @param after what has become of the output folder where there are errors
 */
export async function make(options: MakeOptions, world: World, after: string): Promise<BuiltSite | null> {
  const { root, format, launch } = options;
  const built = await orReport(options, world, after, async () => {
    const site = await withProgress(world.out, 'Building the site,', async () =>
      build(projectIn(root, world.env), await world.tools()),
    );
    if (launch && site.beforeLaunch.length > 0) throw new ContentError([...site.beforeLaunch, ...site.warnings]);
    return site;
  });
  if (built && (built.warnings.length > 0 || format === 'json')) {
    world.out.write(report(built.warnings, format, inColor(world)));
  }
  return built;
}

/** What an action gives; where the content has problems, prints them, with what they left undone, and returns null. */
export async function orReport<T>(
  { format }: Pick<Options, 'format'>,
  world: World,
  after: string,
  action: () => Promise<T>,
): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    world.out.write(report(error.diagnostics, format, inColor(world)));
    if (format === 'text') world.out.write(`${count(error.diagnostics)}. ${after}\n${error.complete ? '' : waiting}`);
    return null;
  }
}
