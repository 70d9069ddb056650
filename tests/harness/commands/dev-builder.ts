import { expect } from 'vitest';
import { outputFile } from '../../../generator/plan/routes/address.ts';
import type { Tools } from '../../../generator/tools.ts';
import { SiteBuilder } from '../../../generator/workshop/dev/builder.ts';
import type { BuildEvent } from '../../../generator/workshop/dev/dev-protocol.ts';
import { lastKnown } from '../../../generator/workshop/dev/last-known.ts';
import { planWithDrafts } from '../../../generator/workshop/dev/plan-with-drafts.ts';
import { nothingFilled } from '../../../generator/workshop/dev/shown-site.ts';
import { forgetfulTools, sharedTools } from '../project/shared-tools.ts';
import { builtSite, type KeptProject } from './kept-builds.ts';

/** The number of pages from which a site counts as large: small enough for tests. */
export const many = 20;

/** A builder that knows what the last build of the command line left, if there was one. */
export async function builderOf(site: KeptProject): Promise<SiteBuilder> {
  const project = { root: site.root, today: '2026-01-01' };
  const last = await lastKnown(project, { programHash: 'this program' }, { LOCAL_PAGES_CACHE: site.cache });
  return new SiteBuilder(project, await sharedTools(), { known: last, many });
}

/** A builder that begins with what the last build left, and has read the words of a town only where a page shows them. */
export async function begun() {
  const site = await builtSite();
  const builder = await builderOf(site);
  await builder.build();
  return { site, builder };
}

/** The routes of a site. Those of drafts are among them. */
async function routesOf({ root }: KeptProject, tools: Tools): Promise<string[]> {
  const { planned } = await planWithDrafts({ root, today: '2026-01-01' }, tools, null, nothingFilled());
  return planned.site.pages.map(({ route }) => route);
}

/** The documents with these routes. */
async function documentsOf(builder: SiteBuilder, routes: readonly string[]): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const route of routes) documents.set(route, String(await builder.file(outputFile(route))));
  return documents;
}

/**
 * Builds, and expects the report and pages of a new builder. Returns the event and the documents.
 *
 * @param edited the only file that has changed since the last build, if the builder is told
 * @param what was done before, for the message of a test that fails
 */
export async function expectFresh(
  site: KeptProject,
  builder: SiteBuilder,
  edited?: string,
  what?: string,
): Promise<[BuildEvent, Map<string, string> | null]> {
  const tools = await forgetfulTools();
  const fresh = new SiteBuilder({ root: site.root, today: '2026-01-01' }, tools);
  const [event, { state }] = [await builder.build(edited), await fresh.build()];
  expect(event.state, what).toEqual(state);
  if (state.kind !== 'ok') return [event, null];
  // What the new builder has parsed is as new as the files.
  const routes = await routesOf(site, tools);
  const documents = await documentsOf(builder, routes);
  expect(documents, what).toEqual(await documentsOf(fresh, routes));
  return [event, documents];
}
