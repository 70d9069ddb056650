import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { orReport } from './make.ts';
import { type ExitCode, needRoot, type Register, type Stream, withRoot } from './terminal.ts';

export const schemaCommand: Register = (program, { out, finish }) =>
  withRoot(program.command('schema'))
    .description('Write to .schema what editors need to complete and check YAML while it is typed.')
    .addHelpText('after', '\nExample:\n  generate schema --root sites/spa')
    .action(({ root }: { root: string }) => finish(run(root, out)));

async function run(root: string, out: Stream): Promise<ExitCode> {
  await needRoot(root);
  const { projectSchemas } = await import('../workshop/editor/project-schemas.ts');
  const files = await orReport({ format: 'text' }, out, '.schema was left as it was.', () => projectSchemas(root));
  if (!files) return 1;
  for (const { path, content } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  out.write(`Wrote ${files.map(({ path }) => path).join(' and ')}.\n`);
  return 0;
}
