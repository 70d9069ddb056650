import { SiteBuilder } from '../../../generator/workshop/dev/builder.ts';
import { page, project } from '../project/project.ts';
import { sharedTools } from '../project/shared-tools.ts';

/** A builder for a small site with the pages /a and /b, after its first build. */
export async function builderOf(files: Record<string, string | Buffer> = {}) {
  const b = page({ route: '/b' });
  const { root, write, generate } = await project('small', { 'pages/a.yaml': page({}), 'pages/b.yaml': b, ...files });
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, await sharedTools());
  const first = await builder.build();
  const build = () => builder.build();
  const file = (path: string) => builder.file(path);
  return { build, file, first, write, generate, root };
}
