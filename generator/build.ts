import { audit } from './audit/audit.ts';
import { illustrator } from './cards.tsx';
import { ContentError, type Diagnostic } from './diagnostic.ts';
import { expand } from './expand.ts';
import { makeFonts } from './fonts.ts';
import { load } from './load.ts';
import { classesIn } from './markup.ts';
import { loadPictures, makePictures } from './pictures.ts';
import { type PublishedRecord, readRecord, updateRecord } from './record.ts';
import { type Body, type OutputFile, renderBody, renderPage } from './render.tsx';
import { resolve, type Site } from './resolve.ts';
import { schemas } from './schema.ts';
import { bundleScripts } from './scripts.ts';
import { loadSections, type Sections } from './sections.ts';
import { siteFiles } from './site-files.tsx';
import { stylist } from './styles.ts';
import { loadTheme } from './theme.ts';
import { validate } from './validate.ts';

/** The files of a whole site, and what is allowed in it but unwise. */
export interface Built {
  files: OutputFile[];
  /** What is published once these files are. */
  record: PublishedRecord;
  warnings: Diagnostic[];
  beforeLaunch: Diagnostic[];
}

/**
 * The whole way from YAML to files: load, validate, expand, resolve, render, audit.
 * A definition that a stage refuses is not rendered, but still checked, so that one run tells every mistake.
 *
 * @param root the folder that holds site.yaml and pages/
 * @param today as YYYY-MM-DD, the day on which what is new was changed, and that dates are held against
 * @throws ContentError with every problem of every file
 */
export async function build(root: string, today: string): Promise<Built> {
  const [sections, loaded, published] = await Promise.all([loadSections(), load(root), readRecord(root)]);
  const { site, problems: loadProblems } = loaded;
  const validated = validate(loaded, schemas(sections));
  const problems: Diagnostic[] = [...loadProblems, ...validated.problems];
  if (!validated.site) throw new ContentError(problems, false);

  const expanded = expand(validated.site, validated);
  const resolved = resolve(expanded, site, loadProblems.length === 0);
  const { pictures, problems: pictureProblems } = await loadPictures(root, resolved.site.pictures);
  problems.push(...resolved.problems, ...pictureProblems);
  if (problems.length > 0) throw new ContentError(problems);

  const bodies = resolved.site.pages.map((page) => renderBody(page, resolved.site, sections, pictures));
  const record = updateRecord(published, bodies, today);
  const files = await dress(bodies, resolved.site, sections, record);
  const audited = await audit(resolved.site, files, { today, published: Object.keys(published) });
  if (audited.problems.some(({ severity }) => severity === 'error')) throw new ContentError(audited.problems);
  return { files, record, warnings: audited.problems, beforeLaunch: audited.beforeLaunch };
}

/** Adds to the bodies what depends on all of them: style sheets of their classes, fonts of their characters, cards. */
async function dress(
  bodies: readonly Body[],
  site: Site,
  sections: Sections,
  record: PublishedRecord,
): Promise<OutputFile[]> {
  const theme = await loadTheme();
  const style = stylist(theme.css);
  const draw = illustrator(bodies, site, theme);
  const [fonts, scripts, pictures, looks] = await Promise.all([
    makeFonts(bodies.map(({ html }) => html).join('')),
    bundleScripts(),
    makePictures(bodies.flatMap((body) => body.pictures)),
    Promise.all(bodies.map(async (body) => ({ body, css: await style(classesIn(body.html)), card: await draw(body) }))),
  ]);
  const home = looks.find(({ body }) => body.page.route === '/');
  const image = home?.card.path ?? '';
  const shared = { fonts, image, script: scripts.entry, themeColor: theme.color('linen') };
  const pages = looks.map(({ body, css, card }) => renderPage(body, site, sections, { ...shared, css, card }));
  const cards = looks.map(({ card }) => card);
  return [
    ...pages,
    ...[...fonts, ...scripts.files, ...pictures, ...cards].map(asFile),
    ...siteFiles(site, theme, record),
  ];
}

function asFile({ path, bytes }: { path: string; bytes: Uint8Array }): OutputFile {
  return { path, content: bytes };
}
