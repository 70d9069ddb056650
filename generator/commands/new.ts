import { newPage } from './new-page.ts';
import { newPost } from './new-post.ts';
import { newSection } from './new-section.ts';
import { newSectionType } from './new-section-type.ts';
import { newSite } from './new-site.ts';
import { splitTowns } from './new-split-towns.ts';
import { newTown } from './new-town.ts';
import { newTowns } from './new-towns.ts';
import type { Register } from './terminal.ts';

export const newCommand: Register = (program, terminal) => {
  const group = program
    .command('new')
    .description(
      'Begin a site, or add a town, a page, a post, or a section to it, with a TODO for every text that you have to write.',
    )
    .helpCommand(false)
    .addHelpText('after', '\nExample:\n  npm run new -- town "Barre"');
  for (const register of [newSite, newTown, newTowns, newPage, newPost, newSection, newSectionType, splitTowns])
    register(group, terminal);
};
