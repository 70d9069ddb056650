import { type EditOptions, saveEdits } from './save-edits.ts';
import { needRoot, type Register, withRoot } from './terminal.ts';

export const splitTowns: Register = (group, terminal) =>
  withRoot(group.command('split-towns'))
    .description('Move each town of the list in site.yaml to a file of its own, pages/towns/<slug>.yaml.')
    .addHelpText('after', '\nExample:\n  npm run new -- split-towns')
    .action(({ root }: EditOptions) =>
      terminal.finish(
        saveEdits(root, terminal, async () => {
          await needRoot(root);
          const { readSiteYaml } = await import('../workshop/new/read-site-yaml.ts');
          const module = await import('../workshop/new/split-towns.ts');
          return module.splitTowns(...(await readSiteYaml(root)));
        }),
      ),
    );
