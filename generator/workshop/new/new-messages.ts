import { exampleHours, usualDay } from '../../../templates/schema/forms/usual-hours.ts';
import { shellWord } from '../../report/shell-word.ts';
import { article, formatNumber, inWords, plural } from '../../report/wording.ts';
import { usualSections } from './usual-sections.ts';

/** Why `npm run new` cannot do what was asked. */
export const refusal = {
  notLines: (file: string) =>
    `${file} has no lines such as "name: value", so nothing can be added to it. Write each property on a line of its own.`,
  notList: (file: string, name: string) =>
    `"${name}" in ${file} is not a list. To see how to fix it, run:  npm run validate`,
  /** @param state another state, for example; null if the order has a state */
  townTaken: (name: string, place: string, state: string | null) =>
    `The town ${name} already exists: ${place}. Edit it there. If two real towns share the name, add the county to both, for example:  ${name} (Pike).${state === null ? '' : ` Or, if the new one is in another state, add the state:  --region ${state}`}`,
  twoStates: (written: string, inName: string, name: string, given: string) =>
    `"${written}" is in ${inName}, but --region says ${given}. Leave out --region, and write  "${name}, ${inName}"  or  "${name}, ${given}".`,
  badState: (text: string) => `"${text}" is not a state. Write it as two letters, such as NH.`,
  slugTaken: (slug: string, name: string, place: string) =>
    `The slug "${slug}" belongs to ${name}: ${place}. Choose another slug.`,
  noSlug: (name: string) =>
    `"${name}" has no Latin letter or digit, so its address needs a slug. Add one with --slug. For example:  --slug tokyo`,
  noRoute: (name: string, example: string) =>
    `"${name}" has no Latin letter or digit, so its address needs a route. Add one with --route. For example:  --route ${example}`,
  farTown: (name: string, distance: string, better: string | null) =>
    `${name} would be ${distance} from the business. ${better ? `Did you mean ${better}?` : 'Check both numbers on a map. West and south are negative.'}`,
  onePage: 'Name the page once: after the type, with --page, or with --route.',
  notPosition: (text: string, most: number) =>
    `--after must be a number from 0 to ${most} on this page, not "${text}".`,
  alreadySplit: (folder: string) => `Each town already has a file of its own, in ${folder}.`,
  folderTaken: (folder: string, file: string) =>
    `${file} already exists, but every file in ${folder} would become a town. Move it to another folder first.`,
  noTowns: (file: string) => `${file} has no list of towns under "towns:".`,
  listed:
    'site.yaml lists its towns. Thousands of them need files of their own. Move the list to files first:  npm run new -- split-towns',
  noFolder: 'site.yaml names no folder for towns. Write "towns: pages/towns" in it, and run the command again.',
  noTable: (name: string) => `There is no file ${name} here.`,
  folder: (name: string) => `${name} is a folder. Name a CSV file, such as towns.csv.`,
  table: (name: string) =>
    `"${name}" is the name of a file. To add a town for each row of a spreadsheet, save it as CSV UTF-8, and run:  npm run new -- towns ${shellWord(name.replace(/\.\w+$/, '.csv'))}`,
  notReadable: (file: string) => `${file} has mistakes. To see them, run:  npm run validate`,
  notSlugs: (file: string) =>
    `In ${file}, a town has no slug, a slug that cannot be the name of a file, or the slug of another town. To see which, run:  npm run validate`,
  notSame: (slug: string) =>
    `This command cannot move the town ${slug} because of how it is written. Nothing was written. Write its properties on lines of their own, like those of other towns.`,
  siteTaken:
    'This folder already has a site. To begin another one here, first delete what is about this one: site.yaml, the folder pages, .published.json, and the folder tests/site. To keep it, name another folder. For example:  npm run new -- site --root ../my-site',
  /** @param fault completes a sentence that begins with the name of the choice */
  choice: (name: string, fault: string, hint: string) => `The ${name} ${fault}. ${hint}`,
  typeTaken: (name: string, file: string) => `The section type "${name}" already exists: ${file}. Choose another name.`,
  typeOnWindows: (name: string) =>
    `"${name}" cannot be the name of a section type, because Windows cannot have a file with this name. Choose another name.`,
  typeName: (name: string) =>
    `"${name}" cannot be the name of a section type. Begin with a letter, and use lowercase letters and digits, with single hyphens between words. For example:  quote`,
};

/** Something that does not exist. A suggestion follows. */
export const unknown = {
  town: (slug: string) => `No town has the slug "${slug}".`,
  specialty: (name: string) => `No town lists the specialty "${name}", and no page uses it.`,
  firstSpecialty: (name: string) => `To begin one, write a page with "each: towns" and "specialty: ${name}".`,
  template: (name: string) => `There is no template "${name}".`,
  section: (type: string) => `There is no section type "${type}".`,
  page: (name: string) => `There is no page "${name}".`,
  ambiguousPage: (name: string, files: readonly string[]) =>
    `Several pages match "${name}". Choose one:  ${files.join(', ')}`,
  pageExample: (file: string) => `Name its file or its route. For example:  ${file}`,
};

/** What was done to a file. The file name comes first. */
export const done = {
  town: (name: string) => `added the town ${name}`,
  townFolder: 'names the folder for the files of towns',
  page: (route: string) => `wrote the page ${route}`,
  site: (name: string) => `wrote the facts of ${name}, and its first pages in pages/`,
  /** @param isListed whether a page lists posts */
  post: (route: string, isListed: boolean) =>
    `wrote the post ${route}${isListed ? '' : '. No page lists the posts yet. To add them to the home page, run:  npm run new -- section posts /'}`,
  section: (type: string, route: string) => `added ${article(type)} ${type} section to ${route}`,
  sectionType: (name: string) => `wrote the section type ${name}`,
  split: (folder: string, count: number) =>
    `names the folder ${folder}; ${count === 1 ? 'the only town has a file' : `each of the ${count} towns has a file`} there`,
  /** @param files the files of the new towns, in the order of the table; at least one */
  towns: (files: readonly string[]): string => {
    const [first = '', last] = [files[0], files.at(-1)];
    return `Added ${plural(files.length, 'town')}: ${files.length === 1 ? first : `${first} to ${last}`}.`;
  },
  changedTowns: (towns: readonly ChangedTown[]): string => `Changed ${plural(towns.length, 'town')}: ${listed(towns)}.`,
  keptTowns: (count: number): string =>
    `${plural(count, 'town')} already ${count === 1 ? 'exists' : 'exist'}. ${count === 1 ? 'Its file is' : 'Their files are'} unchanged.`,
  editors: 'Updated .schema/ so your editor knows about it',
};

/** A town that differs from the table, and the columns in which it differs. */
interface ChangedTown {
  name: string;
  columns: readonly string[];
}

const mostListed = 10;

/** Returns a list such as "Barre (county) and Calais (words.drive, draft)". */
function listed(towns: readonly ChangedTown[]): string {
  const some = towns.slice(0, mostListed).map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const others = towns.length - some.length;
  return inWords(others > 0 ? [...some, `${formatNumber(others)} more`] : some);
}

/** What to do after the files are written. */
export const next = {
  refused: (rows: number) =>
    `With --update, ${rows === 1 ? '1 of these rows would be reported as a mistake' : `${formatNumber(rows)} of these rows would be reported as mistakes`}.`,
  update: (towns: readonly ChangedTown[], command: string) =>
    `${towns.length === 1 ? '1 of them differs' : `${formatNumber(towns.length)} of them differ`} from the table: ${listed(towns)}.\nTo write that into ${towns.length === 1 ? 'its file' : 'their files'}, run:  ${command}`,
  nothing: 'Nothing is left to write. Check the site with:  npm run validate',
  write: (texts: string) => `Now write ${texts}. Each one replaces its TODO:`,
  publish: (places: readonly string[]) =>
    places.length === 1
      ? `When it is finished, delete the line "draft: true" (${places[0]}) to publish it.`
      : `When they are finished, delete the lines "draft: true" (${places.join(', ')}) to publish them.`,
  publishTowns: (drafts: number) =>
    `${formatNumber(drafts)} of the new towns ${drafts === 1 ? 'is a draft' : 'are drafts'}. To publish a draft, delete the line "draft: true" in its file.`,
  see: 'To see the pages, run:  npm run dev',
  facts:
    'Begin with site.yaml. To see what is left, run:  npm run validate\nAs soon as its texts are written, this shows the pages:  npm run dev\nTo see what is left in them, run:  npm run validate -- --drafts',
  check: 'Then check the site with:  npm run validate',
  sectionType:
    'Write its properties, its view, and its examples there. Then check it with:  npm run check  and  npm test -- tests/pages/section\nTo add it to the gallery in docs/, run:  npm run docs',
};

/** The comment after `draft: true`. */
export const draftComment = {
  page: 'Delete this line to publish the page.',
  town: 'Delete this line to publish the town and its pages.',
};

/** What to write in place of a TODO that no schema describes. */
export const wanted = {
  postDescription: 'what it is about, for lists of posts and for search engines, 160 characters or fewer',
  currency: 'the currency of the prices, as a three-letter code, for example: USD',
  countryCode: 'the country code, which callers from abroad dial first, in quotes',
  translation: (text: string, language: string) =>
    `"${text}" in ${languageNames.of(new Intl.Locale(language).language)}`,
  hours: (language: string) =>
    `the hours on Monday, for example: ${exampleHours({ language }, usualDay)}, or the word of "closed:" below`,
  latitude: 'the latitude of its center, a number without quotes',
  longitude: 'its longitude, a number without quotes; west is negative',
  county: (town: string) => `the county of ${town}`,
  /** @param key the name of the text */
  text: (key: string, town: string, specialty = '') =>
    `the ${key === 'text' ? '' : `${words(key)} `}text for ${specialty ? `${words(specialty)} in ${town}` : town}`,
};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

function words(key: string): string {
  return key.replaceAll('-', ' ');
}

/** What to ask at a terminal. */
export const question = {
  town: 'Name of the town',
  slug: 'Slug for its address, in Latin letters, such as tokyo',
  latitude: 'Latitude of its center, or both coordinates, such as 44.197, -72.502 (Enter to add them later)',
  longitude: 'Longitude of its center, such as -72.502; west is negative (Enter to add it later)',
  specialties: 'Specialties that get a page for this town',
  route: 'Route of the page, such as /gift-cards',
  pageName: 'Name of the page, such as Gift Cards',
  post: 'Title of the post, such as Open on Sundays',
  sections: `Sections, chosen from top to bottom (none: ${usualSections.join(', ')})`,
  business: 'Name of the business',
  type: 'Kind of business. Type a word to search, or choose LocalBusiness, which fits all',
  country: 'Country, such as US or United Kingdom',
  language: 'Language of the site, such as en-US or Spanish',
  currency: 'Currency of the prices, as a three-letter code',
  unknownCurrency: 'Currency of the prices, as a three-letter code (Enter to add it later)',
  booking: 'Web address where customers book online (Enter if they call you)',
  sectionType: 'Type of section',
  page: 'Page to add it to',
  table: 'Spreadsheet with the towns, saved as CSV UTF-8, such as towns.csv',
};
