import { checker } from '../../check/check.ts';
import { schemas } from '../../check/page-schema.ts';
import { loadSections } from '../../check/sections.ts';
import { expand } from '../../plan/expand.ts';
import { load } from '../../read/read.ts';
import { ContentError } from '../../report/diagnostic.ts';
import { editorSchemas } from './editor-schemas.ts';
import { hintsOf } from './hints.ts';

/**
 * The files that tell an editor what site.yaml and the pages of this project may say, by their paths from its root.
 * A page with mistakes does not stand in the way: it is where completion helps most.
 *
 * @throws ContentError with the problems of site.yaml, which names what pages may refer to
 */
export async function projectSchemas(root: string): Promise<{ path: string; content: string }[]> {
  const [sections, loaded] = await Promise.all([loadSections(), load(root)]);
  const ours = schemas(sections);
  const validated = checker(ours)(loaded);
  if (!validated.site) {
    const problems = [...loaded.problems, ...validated.problems];
    throw new ContentError(problems.filter(({ source }) => source.file === loaded.site.file));
  }
  const { site, page } = editorSchemas(ours, sections, hintsOf(expand(validated.site, validated)));
  return [
    { path: '.schema/site.json', content: `${JSON.stringify(site, null, 2)}\n` },
    { path: '.schema/page.json', content: `${JSON.stringify(page, null, 2)}\n` },
  ];
}
