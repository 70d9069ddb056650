import { audit } from './audit/audit.ts';
import { ContentError, type Diagnostic } from './diagnostic.ts';
import { expand } from './expand.ts';
import { makeFonts } from './fonts.ts';
import { load } from './load.ts';
import { loadPictures } from './pictures.ts';
import { type Body, type OutputFile, renderBody, renderPage } from './render.tsx';
import { resolve, type Site } from './resolve.ts';
import { schemas } from './schema.ts';
import { bundleScripts } from './scripts.ts';
import { loadSections, type Sections } from './sections.ts';
import { siteFiles } from './site-files.tsx';
import { classesIn, stylist } from './styles.ts';
import { loadTheme } from './theme.ts';
import { validate } from './validate.ts';

/** The files of a whole site, and what is allowed in it but unwise. */
export interface Built {
  files: OutputFile[];
  warnings: Diagnostic[];
  beforeLaunch: Diagnostic[];
}

/**
 * The whole way from YAML to files: load, validate, expand, resolve, render, audit.
 * A definition that a stage refuses is not rendered, but still checked, so that one run tells every mistake.
 *
 * @param root the folder that holds site.yaml and pages/
 * @param today as YYYY-MM-DD, the day that dates are held against
 * @param published the routes that were published before, as far as they are known
 * @throws ContentError with every problem of every file
 */
export async function build(root: string, today: string, published: readonly string[] = []): Promise<Built> {
  const [sections, loaded] = await Promise.all([loadSections(), load(root)]);
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
  const files = [...(await dress(bodies, resolved.site, sections)), ...[...pictures.values()].map(asFile)];
  const audited = await audit(resolved.site, files, { today, published });
  if (audited.problems.some(({ severity }) => severity === 'error')) throw new ContentError(audited.problems);
  return { files, warnings: audited.problems, beforeLaunch: audited.beforeLaunch };
}

/** Adds to the bodies what depends on all of them: style sheets of their classes, fonts of their characters. */
async function dress(bodies: readonly Body[], site: Site, sections: Sections): Promise<OutputFile[]> {
  const theme = await loadTheme();
  const styles = stylist(theme.css);
  const [fonts, scripts, sheets] = await Promise.all([
    makeFonts(bodies.map(({ html }) => html).join('')),
    bundleScripts(),
    Promise.all(bodies.map(({ html }) => styles(classesIn(html)))),
  ]);
  const themeColor = theme.color('linen');
  const pages = bodies.map((body, index) =>
    renderPage(body, site, sections, { css: sheets[index] ?? '', fonts, script: scripts.entry, themeColor }),
  );
  return [...pages, ...[...fonts, ...scripts.files].map(asFile), ...siteFiles(site, theme)];
}

function asFile({ path, bytes }: { path: string; bytes: Uint8Array }): OutputFile {
  return { path, content: bytes };
}
