import { article } from '../../report/wording.ts';

/** Why `npm run new` cannot do what was asked. */
export const refusal = {
  notLines: (file: string) =>
    `${file} has no properties on lines of their own, so nothing can be added to it. Write each as "name: value".`,
  unclear: (file: string) =>
    `Nothing was written: this command cannot add to ${file} in the form it has. Add the lines by hand, like those next to them.`,
  notList: (file: string, name: string) =>
    `"${name}" in ${file} is not a list. To see how to fix it, run:  npm run validate`,
  changed: (file: string) =>
    `${file} changed while this command was running. Nothing was written. Run the command again.`,
  fileTaken: (file: string) => `${file} already exists and will not be overwritten. Choose another route.`,
  routeTaken: (route: string, place: string) => `The page ${route} already exists: ${place}. Choose another route.`,
  townTaken: (name: string, place: string) =>
    `The town ${name} already exists: ${place}. Edit it there, or choose another name.`,
  noSlug: (name: string) =>
    `The name "${name}" cannot become part of a route. It needs at least one letter from a to z or one digit.`,
  notDegrees: (text: string, limit: number) =>
    `"${text}" is not a number of degrees between -${limit} and ${limit}. For example:  44.197`,
  missing: (flags: readonly string[], example: string) =>
    `${flags.join(' and ')} ${flags.length === 1 ? 'is' : 'are'} missing. For example:  ${example}`,
  onePage: 'Name the page once: either its file with --page, or its route with --route.',
  notPosition: (text: string, most: number) =>
    `--after must be a number from 0 to ${most} on this page, not "${text}".`,
  noAnswer: 'Type an answer, or press Ctrl-C to stop.',
  noMatch: 'Nothing matches. Change the search, or press Ctrl-C to stop.',
  stopped: 'Nothing was written.',
  typeTaken: (name: string, file: string) => `The section type "${name}" already exists: ${file}. Choose another name.`,
  typeName: (name: string) =>
    `"${name}" cannot be the name of a section type. Use lowercase letters and digits, with single hyphens between words. For example:  quote`,
};

/** What does not exist. A suggestion follows. */
export const unknown = {
  town: (slug: string) => `No town in site.yaml has the slug "${slug}".`,
  specialty: (name: string) => `No town lists the specialty "${name}", and no page uses it.`,
  template: (name: string) => `There is no template "${name}".`,
  section: (type: string) => `There is no section type "${type}".`,
  page: (name: string) => `There is no page "${name}".`,
};

/** What was done to a file. The name of the file comes first. */
export const done = {
  town: (name: string) => `added the town ${name}`,
  page: (route: string) => `wrote the page ${route}`,
  section: (type: string, route: string) => `added ${article(type)} ${type} section to ${route}`,
  sectionType: (name: string) => `wrote the section type ${name}`,
  editors: 'Updated .schema/ so your editor knows about it',
};

/** What to do after the files are written. */
export const next = {
  nothing: 'Nothing is left to write. Check the site with:  npm run validate',
  write: (texts: string) => `Now write ${texts}. Each one replaces its TODO:`,
  check: 'Then check the site with:  npm run validate',
  sectionType:
    'Write its properties, its view, and its examples there. Then check it with:  npm run check  and  npm test',
};

/** What to write instead of a TODO that no schema describes. */
export const wanted = {
  latitude: 'the latitude of its center, a number without quotes',
  longitude: 'its longitude, a number without quotes; west is negative',
  /** @param key the name of the text in site.yaml */
  text: (key: string, town: string, specialty = '') =>
    `the ${words(key)} text for ${specialty ? `${words(specialty)} in ${town}` : town}`,
};

function words(key: string): string {
  return key.replaceAll('-', ' ');
}

/** What to ask at a terminal. */
export const question = {
  town: 'Name of the town',
  latitude: 'Latitude of its center, such as 44.197 (Enter to add it later)',
  longitude: 'Longitude of its center, such as -72.502; west is negative (Enter to add it later)',
  specialties: 'Specialties that get a page for this town',
  route: 'Route of the page, such as /gift-cards',
  pageName: 'Name of the page, such as Gift Cards',
  sections: 'Sections from top to bottom, separated by commas',
  sectionType: 'Type of section',
  page: 'Page to add it to',
};
