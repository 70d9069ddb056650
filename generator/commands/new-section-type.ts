import { type ExitCode, type Register, type Stream, withDebug } from './terminal.ts';

export const newSectionType: Register = (group, { out, finish }) =>
  withDebug(group.command('section-type'))
    .argument('<name>', 'The name: lowercase letters and digits, with hyphens between words.')
    .description('Write a first version of a section type, for developers.')
    .addHelpText('after', '\nExample:\n  npm run new -- section-type quote')
    .action((name: string) => finish(run(name, out)));

async function run(name: string, out: Stream): Promise<ExitCode> {
  const { addSectionType } = await import('../workshop/new/add-section-type.ts');
  out.write(await addSectionType(name));
  return 0;
}
