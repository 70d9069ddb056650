import { asGroup } from '../../templates/schema/is-group.ts';
import { slugFor } from '../basics/slug.ts';
import { UsageError } from '../report/usage-error.ts';
import type { Project } from '../workshop/edit/project.ts';
import { question, refusal } from '../workshop/new/new-messages.ts';
import { usualSections } from '../workshop/new/usual-sections.ts';
import { valuesOf } from './ask.ts';
import { type EditOptions, saveEditsOf } from './save-edits.ts';
import { commaList, type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run new -- page "Gift Cards" --route /gift-cards';

interface Flags {
  route?: string;
  name?: string;
  template?: string;
  town?: string;
  sections?: string[];
}

export const newPage: Register = (group, terminal) =>
  withRoot(group.command('page').argument('[name]', 'A short name for the page.'))
    .description('Write a new page.')
    .option(
      '--route <route>',
      'The address of the page on the site, such as /gift-cards (default: made from its name).',
    )
    .option('--name <words>', 'The name, instead of the argument.')
    .option('--template <name>', 'The frame around the sections (default: standard).')
    .option('--town <slug>', 'The town that the page is for.')
    .option('--sections <types>', `The sections, from top to bottom (default: ${usualSections.join()}).`, commaList)
    .addHelpText('after', `\nExample:\n  ${example} --sections hero,prose,callout`)
    .action((word: string | undefined, { root, ...flags }: EditOptions & Flags) =>
      terminal.finish(
        saveEditsOf(root, terminal, async (project) => {
          const module = await import('../workshop/new/add-page.ts');
          return module.addPage(
            project,
            await complete({ ...named(word, asGroup(project.site.data).language), ...flags }, project, terminal),
          );
        }),
      ),
    );

/**
 * Interprets the word after "page": a name, which the route is made from, or a route. The page called Home is the home
 * page.
 */
function named(word: string | undefined, language: unknown): Pick<Flags, 'name' | 'route'> {
  if (word === undefined) return {};
  if (word.startsWith('/')) return { route: word };
  const slug = slugFor(word, language);
  return { name: word, ...(slug !== '' && { route: slug === 'home' ? '/' : `/${slug}` }) };
}

/** Asks for what is missing on the command line. */
async function complete(flags: Flags, project: Project, terminal: Terminal) {
  const { checkNew } = await import('../workshop/edit/project.ts');
  if (flags.name && !flags.route && !terminal.prompts) throw new UsageError(refusal.noRoute(flags.name, '/gift-cards'));
  const freeRoute = (route: string) => checkNew(project, route) && route;
  const [route = '', name = ''] = await valuesOf(
    [
      { given: flags.route, flag: '--route', message: question.route, check: freeRoute },
      { given: flags.name, flag: '--name', message: question.pageName },
    ],
    terminal,
    example,
  );
  const sections = flags.sections ?? (await askSections(project, terminal)) ?? [];
  return { ...flags, route, name, sections: sections.length > 0 ? sections : usualSections };
}

async function askSections({ sections }: Project, { prompts }: Terminal): Promise<string[] | undefined> {
  const options = [...sections].map(([value, { summary }]) => ({ value, hint: summary }));
  return prompts?.multiselect({ message: question.sections, options });
}
