import { expand } from '../../plan/expand.ts';
import { read } from '../../read/read.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { editorSchemas } from './editor-schemas.ts';
import { hintsOf } from './hints.ts';

/**
 * The files that tell an editor what site.yaml and the pages of this project may say, by their paths from its root.
 * A page with mistakes is no obstacle: it is where completion helps most.
 *
 * @throws ContentError with the problems of site.yaml, which names what pages may refer to
 */
export async function projectSchemas(
  root: string,
  { sections, schemas, check }: Tools,
): Promise<{ path: string; content: string }[]> {
  const files = await read(root);
  const { site, ...checked } = check(files);
  if (!site) {
    const problems = [...files.problems, ...checked.problems];
    throw new ContentError(problems.filter(({ source }) => source.file === files.site.file));
  }
  const made = editorSchemas(schemas, sections, hintsOf(expand({ ...checked, site })));
  return [
    { path: '.schema/site.json', content: `${JSON.stringify(made.site, null, 2)}\n` },
    { path: '.schema/page.json', content: `${JSON.stringify(made.page, null, 2)}\n` },
  ];
}
