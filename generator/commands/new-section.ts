import { UsageError } from '../report/usage-error.ts';
import { question, refusal } from '../workshop/new/new-messages.ts';
import { type AddOptions, add } from './add.ts';
import { answersTo } from './ask.ts';
import { type Register, withRoot } from './terminal.ts';

const example = 'generate new section prose --page pages/home.yaml';

interface Flags extends AddOptions {
  page?: string;
  route?: string;
  after?: string;
}

export const newSection: Register = (group, terminal) =>
  withRoot(group.command('section').argument('[type]', 'The type of the section, such as prose.'))
    .description('Add a section to a page.')
    .option('--page <file>', 'The file of the page.')
    .option('--route <route>', 'The route of the page, in the place of its file.')
    .option('--after <number>', 'How many sections stand before it; by default all.')
    .addHelpText('after', `\nExample:\n  ${example} --after 2`)
    .action((type: string | undefined, { root, page, route, after }: Flags) =>
      terminal.finish(
        add(root, terminal, async (project) => {
          if (page && route) throw new UsageError(refusal.onePage);
          const { newSection, pageNamed } = await import('../workshop/new/add-section.ts');
          const { checkType } = await import('../workshop/new/project.ts');
          const [chosen = '', file = ''] = await answersTo(
            [
              {
                given: type,
                flag: 'The type of the section',
                question: question.sectionType([...project.sections.keys()]),
                check: (answer) => checkType(project, answer),
              },
              {
                given: page ?? route,
                flag: '--page',
                question: question.page(project.pages.map((one) => one.file)),
                check: (answer) => pageNamed(project, answer).file,
              },
            ],
            terminal,
            example,
          );
          return newSection(project, { type: chosen, page: file, after });
        }),
      ),
    );
