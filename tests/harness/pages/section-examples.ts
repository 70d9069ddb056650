import { type CheerioAPI, load } from 'cheerio';
import { stringify } from 'yaml';
import { planSite } from '../../../generator/pipeline/plan-site.ts';
import type { Page } from '../../../generator/plan/page.ts';
import { bodyRenderer } from '../../../generator/render/body.tsx';
import { htmlOf } from '../../../generator/render/pieces.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { builtTexts, sharedProject } from '../project/shared-project.ts';
import { sharedTools } from '../project/shared-tools.ts';

/** An example of a section type, on a page of its own. */
export interface Example {
  /** Such as `hero-1`; its route is `/hero-1`. */
  name: string;
  section: { type: string; heading?: string };
  page: Page;
  $: CheerioAPI;
  /** The pages that follow it, if its section is a list of posts that takes several. */
  following: CheerioAPI[];
}

/** A site with a page for each example of each section type. */
export interface ExampleSite {
  facts: SiteFacts;
  examples: Example[];
  /** The stylesheet that loads with the code of the popup. */
  popupStyles: string;
  remove: () => Promise<void>;
}

/** Builds a page for each example, with a main heading above it if the section has none. */
export async function exampleSite(): Promise<ExampleSite> {
  const tools = await sharedTools();
  const all = [...tools.sections].flatMap(([type, { examples }]) =>
    examples.map((example, index) => ({ name: `${type}-${index + 1}`, section: { type, ...example } })),
  );
  const alone = Object.assign({}, ...all.map(({ name, section }) => definition(name, [section])));
  const { root, write, remove } = await sharedProject('every-fact', { ...alone, ...secondPost });

  const bare = await planSite({ root }, tools);
  const renderBody = bodyRenderer(bare.site, tools.sections, bare.pictures);
  for (const { name, section } of all) {
    const { pieces } = renderBody(pageNamed(name, bare.site.pages));
    if (!htmlOf(pieces).includes('<h1')) await write(definition(name, [above, section]));
  }
  const { site } = await planSite({ root }, tools);
  const texts = await builtTexts(root);
  const examples = all.map(({ name, section }) => ({
    name,
    section,
    page: pageNamed(name, site.pages),
    $: load(texts.get(`${name}.html`) ?? ''),
    following: [...texts.keys()]
      .filter((path) => path.startsWith(`${name}/`))
      .map((path) => load(texts.get(path) ?? '')),
  }));
  const [, popupStyles = ''] = [...texts].find(([path]) => /^assets\/popup-.*\.css$/.test(path)) ?? [];
  return { facts: site.facts, examples, popupStyles, remove };
}

const above = { type: 'intro', heading: 'Above', text: 'Above.' };

/** The file of a page with these sections. */
function definition(name: string, sections: object[], more: object = {}): Record<string, string> {
  const seo = { title: name, description: name, keywords: name };
  const page = { route: `/${name}`, name: 'Example', template: 'standard', ...more, seo, sections };
  return { [`pages/example-${name}.yaml`]: stringify(page) };
}

/** The fixture has one post, and a list of one has no link to older ones. */
const secondPost = definition('second-post', [above], { published: '2025-12-01' });

function pageNamed(name: string, pages: readonly Page[]): Page {
  const page = pages.find(({ route }) => route === `/${name}`);
  if (!page) throw new Error(`The example ${name} has no page.`);
  return page;
}
