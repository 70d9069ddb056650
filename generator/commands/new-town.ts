import { UsageError } from '../report/usage-error.ts';
import type { TownOrder } from '../workshop/new/add-town.ts';
import { question, refusal } from '../workshop/new/new-messages.ts';
import type { Project } from '../workshop/new/project.ts';
import { type AddOptions, add } from './add.ts';
import { optionalText, valuesOf } from './ask.ts';
import { commaList, type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run new -- town "Barre" --latitude 44.197 --longitude -72.502 --specialties sweeping';

const most = { latitude: 90, longitude: 180 };

type Flags = Omit<TownOrder, 'name'>;

export const newTown: Register = (group, terminal) =>
  withRoot(group.command('town').argument('[name]', 'The name of the town.'))
    .description('Add a town to site.yaml and write its page.')
    .option('--latitude <degrees>', 'The latitude of its center. Any map shows it.', degrees(most.latitude))
    .option('--longitude <degrees>', 'The longitude of its center. West is negative.', degrees(most.longitude))
    .option('--road <words>', 'The road people take to get there: its word "road".')
    .option('--page <route>', 'The route of its main page (default: like the other towns).')
    .option('--specialties <keys>', 'The services that get a page for this town, separated by commas.', commaList)
    .option('--like <slug>', 'A town whose words and specialties the new town gets too, each as a TODO.')
    .addHelpText('after', `\nExample:\n  ${example}`)
    .action((name: string | undefined, { root, ...flags }: AddOptions & Flags) =>
      terminal.finish(
        add(root, terminal, async (project) => {
          const module = await import('../workshop/new/add-town.ts');
          return module.newTown(project, await complete(name, flags, project, terminal));
        }),
      ),
    );

/** Adds what the command line leaves out. */
async function complete(given: string | undefined, flags: Flags, project: Project, terminal: Terminal) {
  const { checkName } = await import('../workshop/new/add-town.ts');
  const check = (answer: string) => checkName(project, answer) && answer;
  const [name = ''] = await valuesOf(
    [{ given, flag: 'The name of the town', message: question.town, check }],
    terminal,
    example,
  );
  const latitude = flags.latitude ?? (await askDegrees('latitude', terminal));
  const longitude = flags.longitude ?? (await askDegrees('longitude', terminal));
  const specialties = flags.specialties ?? (flags.like ? undefined : await askSpecialties(project, terminal));
  return { ...flags, name, latitude, longitude, specialties };
}

function askDegrees(axis: keyof typeof most, terminal: Terminal): Promise<number | undefined> {
  return optionalText({ message: question[axis], read: degrees(most[axis]) }, terminal);
}

async function askSpecialties(project: Project, { prompts }: Terminal): Promise<string[] | undefined> {
  const { specialtiesOf } = await import('../workshop/new/towns.ts');
  const options = specialtiesOf(project).map((value) => ({ value }));
  if (options.length === 0) return undefined;
  return prompts?.multiselect({ message: question.specialties, options });
}

function degrees(limit: number): (text: string) => number {
  return (text) => {
    const number = text.trim() === '' ? Number.NaN : Number(text);
    if (!(Math.abs(number) <= limit)) throw new UsageError(refusal.notDegrees(text, limit));
    return number;
  };
}
