import { UsageError } from '../report/usage-error.ts';
import type { TownOrder } from '../workshop/new/add-town.ts';
import { question, refusal } from '../workshop/new/new-messages.ts';
import type { Project } from '../workshop/new/project.ts';
import { type AddOptions, add } from './add.ts';
import { answersTo, optionalAnswer } from './ask.ts';
import { type Register, type Terminal, withRoot, words } from './terminal.ts';

const example = 'generate new town "Barre" --latitude 44.197 --longitude -72.502 --specialties sweeping';

export const newTown: Register = (group, terminal) =>
  withRoot(group.command('town').argument('[name]', 'The name of the town.'))
    .description('Add a town to site.yaml, and a page about it.')
    .option('--latitude <degrees>', 'Where its middle is; any map shows it.', degrees(90))
    .option('--longitude <degrees>', 'The same; west is negative.', degrees(180))
    .option('--road <words>', 'The road people take: its word "road".')
    .option('--page <route>', 'The route of its main page; by default one like those of the other towns.')
    .option('--specialties <keys>', 'The services that get a page for it, with commas between them.', words)
    .option('--like <slug>', 'A town whose words and specialties it gets too, each to be written anew.')
    .addHelpText('after', `\nExample:\n  ${example}`)
    .action((name: string | undefined, { root, ...flags }: AddOptions & Flags) =>
      terminal.finish(
        add(root, terminal, async (project) => {
          const module = await import('../workshop/new/add-town.ts');
          return module.newTown(project, await complete(name, flags, project, terminal));
        }),
      ),
    );

type Flags = Omit<TownOrder, 'name'>;

/** Asks for what the flags leave open, where somebody is there to answer. */
async function complete(given: string | undefined, flags: Flags, project: Project, terminal: Terminal) {
  const { checkName } = await import('../workshop/new/add-town.ts');
  const { checkSpecialty, specialtiesOf } = await import('../workshop/new/towns.ts');
  const check = (answer: string) => checkName(project, answer) && answer;
  const [name = ''] = await answersTo(
    [{ given, flag: 'The name of the town', question: question.town, check }],
    terminal,
    example,
  );
  const { latitude, longitude, like, specialties } = flags;
  const known = specialtiesOf(project);
  const read = (answer: string) => words(answer).map((one) => checkSpecialty(project, one));
  return {
    ...flags,
    name,
    latitude: latitude ?? (await optionalAnswer(question.latitude, degrees(90), terminal)),
    longitude: longitude ?? (await optionalAnswer(question.longitude, degrees(180), terminal)),
    specialties:
      specialties ??
      (like || known.length === 0 ? undefined : await optionalAnswer(question.specialties(known), read, terminal)),
  };
}

function degrees(most: number): (word: string) => number {
  return (word) => {
    const number = word.trim() === '' ? Number.NaN : Number(word);
    if (!(Math.abs(number) <= most)) throw new UsageError(refusal.notDegrees(word, most));
    return number;
  };
}
