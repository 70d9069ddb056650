import { slugOf } from '../basics/slug.ts';
import type { Coordinates } from '../plan/towns/distance.ts';
import type { Project } from '../workshop/edit/project.ts';
import type { TownOrder } from '../workshop/new/add-town.ts';
import { type Axis, checkDistance, readCoordinates } from '../workshop/new/coordinates.ts';
import { question } from '../workshop/new/new-messages.ts';
import type { NamedTown } from '../workshop/new/town-name.ts';
import { optionalText, valuesOf } from './ask.ts';
import { type EditOptions, saveEditsOf } from './save-edits.ts';
import { commaList, type Register, type Terminal, withRoot } from './terminal.ts';

const example = 'npm run new -- town "Barre" --latitude 44.197 --longitude -72.502 --specialties sweeping';

interface Flags extends Omit<TownOrder, 'name' | Axis> {
  /** May contain both coordinates. */
  latitude?: Partial<Coordinates>;
  longitude?: Partial<Coordinates>;
}

export const newTown: Register = (group, terminal) =>
  withRoot(group.command('town').argument('[name]', 'The name of the town.'))
    .description('Add a town and write its page.')
    .option(
      '--latitude <degrees>',
      'The latitude of its center, or both coordinates as a map shows them.',
      read('latitude'),
    )
    .option('--longitude <degrees>', 'The longitude of its center. West is negative.', read('longitude'))
    .option('--slug <slug>', 'Its name in addresses, such as little-elm (default: made from its name).')
    .option(
      '--region <state>',
      'Its state, such as NH, if it is not that of your address. May also follow the name: "Lyme, NH".',
    )
    .option('--road <words>', 'The road people take to get there, for its text "road".')
    .option('--page <route>', 'The route of its main page (default: like the other towns).')
    .option('--specialties <names>', 'The services that get a page for this town, separated by commas.', commaList)
    .option('--like <slug>', 'A town whose words and specialties the new town gets too, each as a TODO.')
    .addHelpText('after', `\nExample:\n  ${example}`)
    .action((name: string | undefined, { root, ...flags }: EditOptions & Flags) =>
      terminal.finish(
        saveEditsOf(root, terminal, async (project) => {
          const module = await import('../workshop/new/add-town.ts');
          return module.addTown(project, await complete(name, flags, project, terminal));
        }),
      ),
    );

function read(axis: Axis): (text: string) => Partial<Coordinates> {
  return (text) => readCoordinates(text, axis);
}

/** Asks for what is missing on the command line. */
async function complete(
  given: string | undefined,
  flags: Flags,
  project: Project,
  terminal: Terminal,
): Promise<TownOrder> {
  const { checkTownName } = await import('../workshop/new/town-name.ts');
  const check = (answer: string) => {
    // For a name in another script, the next question asks for a slug.
    if (slugOf(answer) || !terminal.prompts) checkTownName(project, { ...flags, name: answer });
    return answer;
  };
  const [name = ''] = await valuesOf(
    [{ given, flag: 'the name of the town', message: question.town, check }],
    terminal,
    example,
  );
  const slug = flags.slug ?? (slugOf(name) ? undefined : await askSlug({ ...flags, name }, project, terminal));
  const { latitude, longitude, ...rest } = flags;
  const center = await completeCenter({ ...flags, name }, { ...latitude, ...longitude }, project, terminal);
  const specialties = flags.specialties ?? (flags.like ? undefined : await askSpecialties(project, terminal));
  return { ...rest, name, slug, ...center, specialties };
}

async function askSlug(named: NamedTown, project: Project, terminal: Terminal): Promise<string | undefined> {
  const { checkTownName } = await import('../workshop/new/town-name.ts');
  const check = (answer: string) => checkTownName(project, { ...named, slug: answer });
  const [slug] = await valuesOf(
    [{ given: undefined, flag: '--slug', message: question.slug, check }],
    terminal,
    example,
  );
  return slug;
}

/** Asks for the missing coordinates. The answer to one question may contain both. */
async function completeCenter(
  town: NamedTown,
  given: Partial<Coordinates>,
  project: Project,
  terminal: Terminal,
): Promise<Partial<Coordinates>> {
  checkDistance(project, town, given);
  let center = given;
  for (const axis of ['latitude', 'longitude'] as const) {
    if (center[axis] !== undefined) continue;
    const known = center;
    const readNear = (answer: string) => {
      const both = { ...known, ...readCoordinates(answer, axis) };
      checkDistance(project, town, both);
      return both;
    };
    center = (await optionalText({ message: question[axis], read: readNear }, terminal)) ?? center;
  }
  return center;
}

async function askSpecialties(project: Project, { prompts }: Terminal): Promise<string[] | undefined> {
  const { serviceName, specialtiesOf } = await import('../workshop/new/specialties.ts');
  const options = specialtiesOf(project).map((value) => {
    const hint = serviceName(project, value);
    return { value, ...(hint && { hint }) };
  });
  if (options.length === 0) return undefined;
  return prompts?.multiselect({ message: question.specialties, options });
}
