import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { planSite } from '../../generator/pipeline/plan-site.ts';
import { bodyRenderer } from '../../generator/render/body.tsx';
import { htmlOf } from '../../generator/render/pieces.ts';
import { lesserValues } from '../harness/pages/left-out.ts';
import { inOneLine, wordsIn } from '../harness/pages/words-in.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

/** Texts without what they describe: a picture is shown only with an address, and no card has such lists. */
const known = ['embed.alt', 'services.extras'];

test('every text of a section is on the page, whichever other property is left out', async () => {
  const [sections, tools] = [await loadSectionTypes(), await sharedTools()];
  const all = [...sections].flatMap(([type, { schema, examples }]) =>
    examples.flatMap((example) => lesserValues(schema, example).map((lesser) => ({ type, ...lesser }))),
  );
  expect(all.length).toBeGreaterThan(200);
  const files = all.map(({ type, value }, index) => {
    const seo = { title: `A ${index}`, description: 'A' };
    const page = { route: `/a-${index}`, name: 'A', template: 'standard', seo, sections: [{ type, ...Object(value) }] };
    return [`pages/a-${index}.yaml`, stringify(page)];
  });
  const { root, remove } = await sharedProject('every-fact', Object.fromEntries(files));
  const { site, pictures } = await planSite({ root, today: '2026-01-01' }, tools);
  const render = bodyRenderer(site, tools.sections, pictures);
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  const lost = all.flatMap(({ type, without }, index) => {
    const page = byRoute.get(`/a-${index}`);
    if (!page) throw new Error(`There is no page for a ${type} section without ${without}.`);
    const words = wordsIn(load(htmlOf(render(page).pieces)));
    return page.leaves
      .filter(({ role, path: [group] }) => role === 'shown' && group === 'sections')
      .filter(({ text }) => text.split(/\n\s*\n/).some((part) => !words.includes(inOneLine(part))))
      .map(({ path }) => ({ property: `${type}.${path.slice(2).join('.')}`, without }));
  });
  await remove();
  expect(lost.filter(({ property }) => !known.includes(property))).toEqual([]);
  expect(new Set(lost.map(({ property }) => property))).toEqual(new Set(known));
});
