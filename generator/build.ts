import type { SiteFacts } from '../templates/facts/site.ts';
import { hash } from './assets/cache.ts';
import { illustrator } from './assets/cards.tsx';
import { makeFonts } from './assets/fonts.ts';
import { loadPictures, type Picture, pictureFiles } from './assets/pictures.ts';
import { audit } from './audit/audit.ts';
import type { Definition, Validated } from './check/check.ts';
import { expand } from './plan/expand.ts';
import { resolve, type Site } from './plan/resolve.ts';
import { type PublishedRecord, readRecord, updateRecord } from './publish/record.ts';
import { siteFiles } from './publish/site-files.tsx';
import { load } from './read/read.ts';
import { classesIn } from './render/markup.ts';
import { type Body, type OutputFile, type PlannedFile, renderBody, renderPage } from './render/render.tsx';
import { ContentError, type Diagnostic } from './report/diagnostic.ts';
import { loadTools, type Tools } from './tools.ts';

/** The files of a whole site, and what is allowed in it but unwise. */
export interface Built {
  files: OutputFile[];
  /** How many of them are pages. */
  pages: number;
  /** What is published once these files are. */
  record: PublishedRecord;
  warnings: Diagnostic[];
  beforeLaunch: Diagnostic[];
}

/**
 * The whole way from YAML to files: load, validate, expand, resolve, render, audit.
 *
 * @param root the folder that holds site.yaml and pages/
 * @param today as YYYY-MM-DD, the day on which what is new was changed, and that dates are held against
 * @throws ContentError with every problem of every file
 */
export async function build(root: string, today: string): Promise<Built> {
  const [tools, published] = await Promise.all([loadTools(), readRecord(root)]);
  const { site, pictures } = await assemble(root, tools);
  const { planned, record } = await render(site, pictures, tools, { published, today });
  const files = await Promise.all(planned.map(make));
  const audited = await audit(site, files, { today, published: Object.keys(published) });
  if (audited.problems.some(({ severity }) => severity === 'error')) throw new ContentError(audited.problems);
  return { files, pages: site.pages.length, record, warnings: audited.problems, beforeLaunch: audited.beforeLaunch };
}

export interface Assembled {
  site: Site;
  /** The definitions that the site was made of. */
  definitions: Validated & { site: Definition<SiteFacts> };
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * From YAML to pages that are sound. A definition that a stage refuses is still checked by the next, so that one run
 * tells every mistake.
 *
 * @throws ContentError with every problem of every file
 */
export async function assemble(root: string, { check, parsed }: Tools): Promise<Assembled> {
  const loaded = await load(root, parsed);
  const validated = check(loaded);
  const problems: Diagnostic[] = [...loaded.problems, ...validated.problems];
  if (!validated.site) throw new ContentError(problems, false);

  const expanded = expand(validated.site, validated);
  const { site, problems: found } = resolve(expanded, loaded.site, loaded.problems.length === 0);
  const { pictures, problems: pictureProblems } = await loadPictures(root, site.pictures);
  problems.push(...found, ...pictureProblems);
  if (problems.length > 0) throw new ContentError(problems);
  return { site, pictures, definitions: { ...validated, site: validated.site } };
}

interface Rendered {
  planned: PlannedFile[];
  record: PublishedRecord;
}

/** From pages to files: bodies first, then what depends on all of them, such as fonts of their characters. */
export async function render(
  site: Site,
  pictures: ReadonlyMap<string, Picture>,
  tools: Tools,
  { published, today }: { published: PublishedRecord; today: string },
): Promise<Rendered> {
  const { sections, theme, style, scripts } = tools;
  const bodies = renderBodies(site, pictures, tools);
  const record = updateRecord(published, bodies, today);
  const draw = illustrator(bodies, site, theme);
  const [fonts, { entry, files }, looks] = await Promise.all([
    makeFonts(bodies.map(({ html }) => html).join('')),
    scripts(),
    Promise.all(bodies.map(async (body) => ({ body, css: await style(classesIn(body.html)), card: draw(body) }))),
  ]);
  const image = looks.find(({ body }) => body.page.route === '/')?.card.path ?? '';
  const shared = { fonts, image, script: entry, themeColor: theme.color('linen') };
  const pages = looks.map(({ body, css, card }) => renderPage(body, site, sections, { ...shared, css, card }));
  const assets = [...fonts, ...files].map(({ path, bytes }) => ({ path, content: bytes }));
  const drawn = [...pictureFiles(bodies.flatMap((body: Body) => body.pictures)), ...looks.map(({ card }) => card)];
  return { planned: [...pages, ...assets, ...drawn, ...siteFiles(site, theme, record)], record };
}

/** A body whose page, facts and pictures are as they were is not rendered again. */
function renderBodies(site: Site, pictures: ReadonlyMap<string, Picture>, { sections, bodies }: Tools): Body[] {
  const keys = pageKeys(site, pictures);
  const before = new Map(bodies);
  bodies.clear();
  return site.pages.map((page) => {
    const key = hash(keys.get(page.route) ?? '');
    const body = { ...(before.get(key) ?? renderBody(page, site, sections, pictures)), page };
    bodies.set(key, body);
    return body;
  });
}

/** All that the body of each page is made of, by route: two that are equal look alike. */
export function pageKeys(site: Site, pictures: ReadonlyMap<string, Picture>): ReadonlyMap<string, string> {
  const shared = JSON.stringify([site.facts, [...pictures.values()].map(({ stem }) => stem)]);
  return new Map(site.pages.map(({ route, data, facts }) => [route, shared + JSON.stringify([data, facts])]));
}

async function make({ path, content }: PlannedFile): Promise<OutputFile> {
  return { path, content: typeof content === 'function' ? await content() : content };
}
