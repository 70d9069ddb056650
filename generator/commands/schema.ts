import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeNamed } from '../files/write-named.ts';
import { inWords } from '../report/wording.ts';
import { orReport } from './build-and-report.ts';
import { filesOfLastBuild } from './place.ts';
import { type ExitCode, needRoot, type Register, type World, withRoot } from './terminal.ts';

export const schemaCommand: Register = (program, terminal) =>
  withRoot(program.command('schema'))
    .description('Write .schema, which lets editors complete and check YAML while you type.')
    .addHelpText('after', '\nExample:\n  npm run schema -- --root sites/spa')
    .action(({ root }: { root: string }) => terminal.finish(run(root, terminal)));

async function run(root: string, world: World): Promise<ExitCode> {
  await needRoot(root);
  const { projectSchemas } = await import('../workshop/editor/project-schemas.ts');
  const files = await orReport({ format: 'text' }, world, '.schema is unchanged.', async () =>
    projectSchemas(root, await world.tools(), await filesOfLastBuild(root, world)),
  );
  if (!files) return 1;
  for (const { path, content } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeNamed(join(root, path), content);
  }
  world.out.write(`Wrote ${inWords(files.map(({ path }) => path))}.\n`);
  return 0;
}
