import { question } from '../workshop/new/new-messages.ts';
import { valuesOf } from './ask.ts';
import { buildInput } from './build-and-report.ts';
import { type EditOptions, saveEditsOf } from './save-edits.ts';
import { type Register, type Terminal, withRoot } from './terminal.ts';

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
          const published = buildInput(root, terminal.env).today;
          return addPost(project, { name: await titleOf(title, terminal), route, published });
        }),
      ),
    );

async function titleOf(given: string | undefined, terminal: Terminal): Promise<string> {
  const check = (answer: string) => answer;
  const [title = ''] = await valuesOf(
    [{ given: given?.trim() || undefined, flag: 'the title of the post', message: question.post, check }],
    terminal,
    example,
  );
  return title;
}
