import { question } from '../workshop/new/new-messages.ts';
import { type AddOptions, add } from './add.ts';
import { answersTo, optionalAnswer } from './ask.ts';
import { type Register, withRoot, words } from './terminal.ts';

const example = 'generate new page --route /gift-cards --name "Gift Cards"';

interface Flags extends AddOptions {
  route?: string;
  name?: string;
  template?: string;
  town?: string;
  sections?: string[];
}

export const newPage: Register = (group, terminal) =>
  withRoot(group.command('page'))
    .description('Write a page.')
    .option('--route <route>', 'Its address on the site.')
    .option('--name <words>', 'A short name for it.')
    .option('--template <name>', 'The frame around its sections; by default standard.')
    .option('--town <slug>', 'The one town that it is for.')
    .option('--sections <types>', 'Its sections from top to bottom, with commas; by default hero,prose,callout.', words)
    .addHelpText('after', `\nExample:\n  ${example} --sections hero,prose,callout`)
    .action((flags: Flags) =>
      terminal.finish(
        add(flags.root, terminal, async (project) => {
          const page = await import('../workshop/new/add-page.ts');
          const { checkNew, checkType } = await import('../workshop/new/project.ts');
          const [route = '', name = ''] = await answersTo(
            [
              {
                given: flags.route,
                flag: '--route',
                question: question.route,
                check: (answer) => checkNew(project, answer) && answer,
              },
              { given: flags.name, flag: '--name', question: question.pageName, check: (answer) => answer },
            ],
            terminal,
            example,
          );
          const types = (answer: string) => words(answer).map((type) => checkType(project, type));
          const { town, template, sections = await optionalAnswer(question.sections, types, terminal) } = flags;
          return page.newPage(project, { route, name, town, template, sections: sections ?? page.usualSections });
        }),
      ),
    );
