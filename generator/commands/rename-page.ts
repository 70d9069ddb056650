import { ownValue } from '../../templates/own-value.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import { hasTownSlug, routeOfTown, routesOfTowns } from '../check/towns/town-slug.ts';
import { ownPage } from '../plan/own-pages.ts';
import { requiredPages } from '../plan/routes/route-messages.ts';
import { today } from '../publish/today.ts';
import type { Source } from '../read/source.ts';
import { UsageError } from '../report/usage-error.ts';
import { nearOrAll } from '../report/wording.ts';
import { done, next, question, refusal } from '../workshop/rename/rename-messages.ts';
import { valuesOf } from './ask.ts';
import { orReport } from './build-and-report.ts';
import { saveChanges } from './save-changes.ts';
import { type ExitCode, needRoot, type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run rename -- page /about /our-story';

type Routes = readonly [from: string | undefined, to: string | undefined];

export const renamePageCommand: Register = (group, terminal) =>
  withRoot(group.command('page').argument('[old]', 'Its current route.').argument('[new]', 'Its new route.'))
    .description('Change the address of a page and all links to it, and add a redirect.')
    .addHelpText('after', `\nExample:\n  ${example}`)
    .action((from: string | undefined, to: string | undefined, { root }: { root: string }) =>
      terminal.finish(run(root, [from, to], terminal)),
    );

async function run(root: string, given: Routes, terminal: Terminal): Promise<ExitCode> {
  await needRoot(root);
  const result = await orReport({ format: 'text' }, terminal, next.nothing, async () => {
    const { movePage } = await import('../workshop/rename/move-page.ts');
    const tools = await terminal.tools();
    const [from = '', to = ''] = await complete(root, given, terminal);
    const order = { from, to, today: today(root, terminal.env.SOURCE_DATE_EPOCH) };
    const { changes, redirects } = await movePage(root, order, tools);
    await saveChanges(root, changes, terminal);
    const lines = [done.renamed('page', from, to, changes.length), ...done.routes(redirects)];
    terminal.out.write(`${lines.join('\n')}\n`);
  });
  return result === null ? 1 : 0;
}

/** Asks for the routes that are missing on the command line. */
async function complete(root: string, [from, to]: Routes, terminal: Terminal): Promise<string[]> {
  const [{ checkFree, openProject }, { townsOf }] = await Promise.all([
    import('../workshop/edit/project.ts'),
    import('../workshop/edit/written-towns.ts'),
  ]);
  const project = await openProject(root, await terminal.tools());
  const known = new Map(project.pages.map(({ data }) => [String(asGroup(data).route), String(asGroup(data).name)]));
  const slugs = new Set(townsOf(project).map(({ slug }) => slug));
  const checkKnown = (route: string) => {
    const reason = ownValue(requiredPages, route);
    if (reason) throw new UsageError(refusal.required(route, reason));
    const { file, family } = replacing(route, project.pages) ?? {};
    if (file && family) throw new UsageError(refusal.ownPage(file, family.file, String(asGroup(family.data).route)));
    if (known.has(route)) return route;
    for (const { file, data } of project.pages) {
      const written = String(asGroup(data).route);
      const [, slug = ''] = hasTownSlug(written) ? (routesOfTowns(written).exec(route) ?? []) : [];
      if (slugs.has(slug)) throw new UsageError(refusal.ofTown(file, written, slug));
    }
    throw new UsageError(`${refusal.unknown('page', route)} ${nearOrAll(route, [...known.keys()], 'The routes are:')}`);
  };
  const options = [...known]
    .map(([value, hint]) => ({ value, hint }))
    .filter(({ value }) => !ownValue(requiredPages, value));
  return valuesOf(
    [
      { given: from, flag: 'its current route', message: question.page, options, check: checkKnown },
      { given: to, flag: 'its new route', message: question.route, check: (route) => checkFree(project, route) },
    ],
    terminal,
    example,
  );
}

/**
 * Returns the page at a route that is written for one town, and the page of all towns that it replaces; null if there
 * is none.
 */
function replacing(route: string, pages: readonly Source[]): { file: string; family: Source } | null {
  const own = pages.find(({ data }) => asGroup(data).route === route && ownPage(data) !== null);
  const { town = '' } = ownPage(own?.data) ?? {};
  const family = pages.find(({ data }) => {
    const { each, route: written } = asGroup(data);
    return each !== undefined && routeOfTown(String(written), town) === route;
  });
  return own && family ? { file: own.file, family } : null;
}
