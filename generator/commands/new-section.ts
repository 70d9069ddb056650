import { UsageError } from '../report/usage-error.ts';
import { question, refusal } from '../workshop/new/new-messages.ts';
import type { Project } from '../workshop/new/project.ts';
import { type AddOptions, add } from './add.ts';
import { valuesOf } from './ask.ts';
import { type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run new -- section prose --page pages/home.yaml';

interface Flags {
  page?: string;
  route?: string;
  after?: string;
}

export const newSection: Register = (group, terminal) =>
  withRoot(group.command('section').argument('[type]', 'The type of the section, such as prose.'))
    .description('Add a section to a page.')
    .option('--page <file>', 'The file of the page.')
    .option('--route <route>', 'The route of the page, instead of its file.')
    .option('--after <number>', 'How many sections come before the new one (default: all).')
    .addHelpText('after', `\nExample:\n  ${example} --after 2`)
    .action((type: string | undefined, { root, ...flags }: AddOptions & Flags) =>
      terminal.finish(
        add(root, terminal, async (project) => {
          if (flags.page && flags.route) throw new UsageError(refusal.onePage);
          const { newSection } = await import('../workshop/new/add-section.ts');
          return newSection(project, await complete(type, flags, project, terminal));
        }),
      ),
    );

/** Adds what the command line leaves out. */
async function complete(type: string | undefined, flags: Flags, project: Project, terminal: Terminal) {
  const { pageNamed, routeOf } = await import('../workshop/new/add-section.ts');
  const { checkType } = await import('../workshop/new/project.ts');
  const [chosen = '', page = ''] = await valuesOf(
    [
      {
        given: type,
        flag: 'The type of the section',
        message: question.sectionType,
        options: [...project.sections].map(([value, { summary }]) => ({ value, hint: summary })),
        check: (answer) => checkType(project, answer),
      },
      {
        given: flags.page ?? flags.route,
        flag: '--page',
        message: question.page,
        options: project.pages.map((one) => ({ value: one.file, hint: routeOf(one) })),
        check: (answer) => pageNamed(project, answer).file,
      },
    ],
    terminal,
    example,
  );
  return { type: chosen, page, after: flags.after };
}
