import { UsageError } from '../report/usage-error.ts';
import type { Project } from '../workshop/edit/project.ts';
import { question, refusal } from '../workshop/new/new-messages.ts';
import { valuesOf } from './ask.ts';
import { type EditOptions, saveEditsOf } from './save-edits.ts';
import { type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run new -- section prose home';

interface Flags {
  page?: string;
  route?: string;
  after?: string;
}

export const newSection: Register = (group, terminal) =>
  withRoot(group.command('section'))
    .argument('[type]', 'The type of the section, such as prose.')
    .argument('[page]', 'The page: its file, its route, or a word of its name.')
    .description('Add a section to a page.')
    .option('--page <name>', 'The page, instead of the second argument.')
    .option('--route <route>', 'The route of the page, instead of its name.')
    .option('--after <number>', 'How many sections come before the new one (default: all).')
    .addHelpText('after', `\nExample:\n  ${example} --after 2`)
    .action((type: string | undefined, page: string | undefined, { root, ...flags }: EditOptions & Flags) =>
      terminal.finish(
        saveEditsOf(root, terminal, async (project) => {
          const named = [page, flags.page, flags.route].filter((one) => one !== undefined);
          if (named.length > 1) throw new UsageError(refusal.onePage);
          const { addSection } = await import('../workshop/new/add-section.ts');
          const after = flags.after;
          return addSection(project, { ...(await complete(type, named[0], project, terminal)), after });
        }),
      ),
    );

/** Asks for what is missing on the command line. */
async function complete(type: string | undefined, named: string | undefined, project: Project, terminal: Terminal) {
  const { pageNamed, routeOf } = await import('../workshop/new/page-named.ts');
  const { checkType } = await import('../workshop/new/add-page.ts');
  const [chosen = '', page = ''] = await valuesOf(
    [
      {
        given: type,
        flag: 'the type of the section',
        message: question.sectionType,
        options: [...project.sections].map(([value, { summary }]) => ({ value, hint: summary })),
        check: (answer) => checkType(project, answer),
      },
      {
        given: named,
        flag: 'the page',
        message: question.page,
        options: project.pages.map((one) => ({ value: one.file, hint: routeOf(one) })),
        check: (answer) => pageNamed(project, answer).file,
      },
    ],
    terminal,
    example,
  );
  return { type: chosen, page };
}
