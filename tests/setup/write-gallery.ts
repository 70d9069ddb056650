import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { planSite } from '../../generator/pipeline/plan-site.ts';
import { bodyRenderer } from '../../generator/render/body.tsx';
import { htmlOf } from '../../generator/render/pieces.ts';
import type { Tools } from '../../generator/tools.ts';
import { grounds } from '../../templates/define.ts';
import { type ExamplePlace, everyFact, exampleProblems, rendered } from './example-fault.ts';

/** One example of a section type, as YAML has it. */
type Example = { type: string } & Record<string, unknown>;

const opening = { type: 'intro', text: 'Every type of section, on one ground.' };

/**
 * Writes a site into a folder: the fixture every-fact, and these pages. Each example has its name as an id, such as
 * `hero-2`, so that a test that finds something says where.
 *
 * - `/gallery-1` and so on have every example of every section type. Examples with the main heading of a page are on a page
 *   each, and the other examples are spread over these pages.
 * - `/on-linen` and so on have the last example of each of the other types, all on one ground.
 */
export async function writeGallery(folder: string, tools: Tools): Promise<void> {
  await cp(everyFact, folder, { recursive: true });
  const types = [...tools.sections].map(([type, { examples }]) =>
    examples.map((example, index) => ({ type, id: `${type}-${index + 1}`, ...example })),
  );
  const openers = await withMainHeading(types.flat(), folder, tools);
  const others = types.map((examples) => examples.filter((example) => !openers.includes(example)));
  const size = Math.ceil(others.flat().length / openers.length);
  for (const [page, opener] of openers.entries()) {
    // Sections that are alike, such as two with a map, are far apart in the alphabet.
    const below = others.flat().slice(page * size, (page + 1) * size);
    await writePage(folder, `gallery-${page + 1}`, [opener, ...below]);
  }
  for (const ground of grounds) {
    const below = others.flatMap((examples) => examples.slice(-1)).map((example) => ({ ...example, ground }));
    await writePage(folder, `on-${ground}`, [{ ...opening, heading: `On ${ground}` }, ...below]);
  }
}

async function writePage(folder: string, name: string, sections: readonly Example[]): Promise<void> {
  const seo = { title: `Sections: ${name}`, description: `What is on the page ${name}.`, keywords: name };
  const page = { route: `/${name}`, name, template: 'standard', seo, sections };
  await writeFile(join(folder, `pages/${name}.yaml`), stringify(page));
}

/** The examples that bring the main heading of a page along. */
async function withMainHeading(examples: readonly Example[], folder: string, tools: Tools): Promise<Example[]> {
  const alone = examples.map((example) => ({ example, place: placeOf(example, examples) }));
  for (const { example, place } of alone) await writePage(folder, place.page, [example]);
  const places = alone.map(({ place }) => place);
  const planning = planSite({ root: folder }, tools);
  const { site, pictures } = await planning.catch((error) => Promise.reject(exampleProblems(error, places)));
  for (const { page } of places) await rm(join(folder, `pages/${page}.yaml`));
  const renderBody = bodyRenderer(site, tools.sections, pictures);
  const hasMainHeading = (place: ExamplePlace) => {
    const page = site.pages.find(({ route }) => route === `/${place.page}`);
    return page && htmlOf(rendered(place, () => renderBody(page)).pieces).includes('<h1');
  };
  return alone.filter(({ place }) => hasMainHeading(place)).map(({ example }) => example);
}

function placeOf(example: Example, examples: readonly Example[]): ExamplePlace {
  const { type } = example;
  const number = examples.filter((one) => one.type === type).indexOf(example) + 1;
  return { type, number, page: `alone-${type}-${number}` };
}
