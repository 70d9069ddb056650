import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readPage } from '../../generator/audit/read-page.ts';
import { pieceReader } from '../../generator/audit/read-pieces.ts';
import { planSite } from '../../generator/pipeline/plan-site.ts';
import type { Page } from '../../generator/plan/page.ts';
import { type Body, bodyRenderer } from '../../generator/render/body.tsx';
import { traitsOf } from '../../generator/render/page-traits.ts';
import { htmlOf } from '../../generator/render/pieces.ts';
import { textIn } from '../harness/project/project.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { writeGallery } from '../setup/write-gallery.ts';

/** A page as it is when other pages were rendered before it, and when it is the only one. */
interface RenderedTwice {
  route: string;
  body: Body;
  alone: Body;
}

let pages: RenderedTwice[];
let remove: () => Promise<void>;

beforeAll(async () => {
  const tools = await sharedTools();
  const project = await sharedProject('every-fact');
  remove = project.remove;
  await writeGallery(project.root, tools);
  await repeatForTowns(project.root);
  const { site, pictures } = await planSite({ root: project.root }, tools);
  const renderer = () => bodyRenderer(site, tools.sections, pictures);
  const renderBody = renderer();
  const rendered = (page: Page) => ({ route: page.route, body: renderBody(page), alone: renderer()(page) });
  pages = site.pages.map(rendered);
});
afterAll(() => remove());

/** Without anchors, which no definition may have. */
const plain = { aliasDuplicateObjects: false };

/** Makes every page of the gallery a page for each of three towns, which have all their sections in common. */
async function repeatForTowns(root: string): Promise<void> {
  const site = parse(await textIn(root, 'site.yaml'));
  const places = ['Stowe', 'Waitsfield', 'Warren'].map((name) => ({ name, slug: name.toLowerCase() }));
  const towns = [...site.towns, ...places.map((place) => ({ ...site.towns[0], ...place }))];
  await writeFile(join(root, 'site.yaml'), stringify({ ...site, towns }, plain));
  for (const file of await readdir(join(root, 'pages'))) {
    if (!/^(?:gallery|on)-/.test(file)) continue;
    const page = parse(await readFile(join(root, 'pages', file), 'utf8'));
    // A page about a town cannot have a list that takes several pages.
    const sections = page.sections.filter((section: object) => !('perPage' in section));
    const repeated = { ...page, route: `${page.route}-{town.slug}`, each: 'towns', sections };
    await writeFile(join(root, 'pages', file), stringify(repeated, plain));
  }
}

describe('a page that shares parts with the pages before it', () => {
  test('has the same HTML as a page that is rendered alone', () => {
    for (const { body, alone } of pages) expect(htmlOf(body.pieces)).toBe(htmlOf(alone.pieces));
  });

  test('has the same classes, content, and policies', () => {
    for (const { body, alone } of pages) {
      expect(body.content).toBe(traitsOf([htmlOf(alone.pieces)]).content);
      const classes = new Set([body.classes, ...body.later.map((part) => part.classes)].flatMap((some) => [...some]));
      expect([...classes].sort()).toEqual([...traitsOf([htmlOf(alone.pieces)]).classes].sort());
      expect(body.policies).toEqual(alone.policies);
    }
  });

  test('reads the same as in one piece, also if its parts were read before', () => {
    const read = pieceReader();
    for (const { body, alone } of pages) expect(read(body.pieces)).toEqual(readPage(htmlOf(alone.pieces)));
  });

  test('shares most of its sections', () => {
    const last = pages.filter(({ route }) => /^\/gallery-\d+-warren$/.test(route));
    const shared = last.flatMap(({ body }) => body.pieces.filter((piece) => typeof piece !== 'string'));
    const sections = shared.filter(({ html }) => html.startsWith('<section'));
    expect(last.length).toBeGreaterThan(2);
    expect(sections.length).toBeGreaterThan(30);
  });
});
