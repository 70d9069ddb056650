import { ContentError, type Diagnostic } from './diagnostic.ts';
import { expand } from './expand.ts';
import { makeFonts } from './fonts.ts';
import { load } from './load.ts';
import { loadPictures, makePictures } from './pictures.ts';
import { type Body, type OutputFile, renderBody, renderPage } from './render.tsx';
import { resolve, type Site } from './resolve.ts';
import { schemas } from './schema.ts';
import { bundleScripts } from './scripts.ts';
import { loadSections, type Sections } from './sections.ts';
import { siteFiles } from './site-files.tsx';
import { classesIn, stylist } from './styles.ts';
import { loadTheme } from './theme.ts';
import { validate } from './validate.ts';

/**
 * The whole way from YAML to files: load, validate, expand, resolve, render.
 * A definition that a stage refuses is not rendered, but still checked, so that one run tells every mistake.
 *
 * @param root the folder that holds site.yaml and pages/
 * @throws ContentError with every problem of every file
 */
export async function build(root: string): Promise<OutputFile[]> {
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
  return dress(bodies, resolved.site, sections);
}

/** Adds to the bodies what depends on all of them: style sheets of their classes, fonts of their characters. */
async function dress(bodies: readonly Body[], site: Site, sections: Sections): Promise<OutputFile[]> {
  const theme = await loadTheme();
  const styles = stylist(theme.css);
  const [fonts, scripts, pictures, sheets] = await Promise.all([
    makeFonts(bodies.map(({ html }) => html).join('')),
    bundleScripts(),
    makePictures(bodies.flatMap((body) => body.pictures)),
    Promise.all(bodies.map(({ html }) => styles(classesIn(html)))),
  ]);
  const themeColor = theme.color('linen');
  const pages = bodies.map((body, index) =>
    renderPage(body, site, sections, { css: sheets[index] ?? '', fonts, script: scripts.entry, themeColor }),
  );
  return [...pages, ...[...fonts, ...scripts.files, ...pictures].map(asFile), ...siteFiles(site, theme)];
}

function asFile({ path, bytes }: { path: string; bytes: Uint8Array }): OutputFile {
  return { path, content: bytes };
}
