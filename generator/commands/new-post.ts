import { question } from '../workshop/new/new-messages.ts';
import { valuesOf } from './ask.ts';
import { buildInput } from './build-and-report.ts';
import { type EditOptions, saveEditsOf } from './save-edits.ts';
import { type Register, withRoot } from './terminal.ts';

const example = 'npm run new -- post "Open on Sundays"';

export const newPost: Register = (group, terminal) =>
  withRoot(group.command('post').argument('[title]', 'The heading of the post.'))
    .description('Write a post: news with the day of today.')
    .option('--route <route>', 'Its address on the site (default: made from its title, next to the other posts).')
    .addHelpText('after', `\nExample:\n  ${example}`)
    .action((title: string | undefined, { root, route }: EditOptions & { route?: string }) =>
      terminal.finish(
        saveEditsOf(root, terminal, async (project) => {
          const { addPost } = await import('../workshop/new/add-post.ts');
          const published = buildInput({ root }, terminal.env).today;
          const need = { given: title?.trim() || undefined, flag: 'the title of the post', message: question.post };
          const [name = ''] = await valuesOf([need], terminal, example);
          return addPost(project, { name, route, published });
        }),
      ),
    );
