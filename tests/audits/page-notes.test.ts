import { expect, test } from 'vitest';
import { audit } from '../../generator/audit/audit.ts';
import { prepareAudit } from '../../generator/audit/auditor.ts';
import { notePage } from '../../generator/audit/note-page.ts';
import { PageFile, PageInMemory, packed } from '../../generator/memory/stored-pages.ts';
import { planSite } from '../../generator/pipeline/plan-site.ts';
import { tracer } from '../../generator/render/provenance.ts';
import { renderer } from '../../generator/render/render.ts';
import { home, pageNamed, prose } from '../harness/messages/audit.ts';
import { project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

const copied = prose('We clear every drain within the hour and leave the kitchen as we found it. We charge $70.');

test('notes can be stored or come from another thread, and lead to the same findings', async () => {
  const tools = await sharedTools();
  const { root } = await project('small', {
    'pages/home.yaml': home(),
    'pages/a.yaml': pageNamed('/a', copied),
    'pages/b.yaml': pageNamed('/b', copied),
  });
  const { site, definitions, pictures } = await planSite({ root }, tools);
  const pages = site.pages.map(renderer(site, pictures, tools));
  const auditor = await prepareAudit(site, { today: '2030-01-01', sections: tools.sections });
  const context = {
    published: [],
    changedOn: () => undefined,
    definitions,
    trace: tracer(definitions, pictures, tools.sections),
    rendered: (route: string) => pages.find(({ page }) => page.route === route) ?? null,
  };
  const made = pages.map((page) => ({ key: '', ids: [], paths: [], content: '', ...notePage(page, auditor) }));
  const notes = made.map((page) => new PageInMemory(page));
  const file = new PageFile(site.byRoute);
  const stored = made.map((page) => file.add(structuredClone(packed(page))));
  const expected = audit(site, { pages: notes, towns: [] }, auditor, context);
  expect([...new Set(expected.problems.map(({ id }) => id))]).toEqual(['near-copies', 'orphans', 'prices']);
  expect(audit(site, { pages: stored, towns: [] }, auditor, context)).toEqual(expected);
  const earlier = { neighbors: expected.neighbors, changed: new Set<string>() };
  expect(audit(site, { pages: notes, towns: [] }, auditor, { ...context, earlier })).toEqual(expected);
});
