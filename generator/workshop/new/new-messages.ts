/** Why `generate new` does not do what it was asked for. */
export const refusal = {
  notLines: (file: string) =>
    `${file} does not hold properties on lines of their own, so nothing can be added to it. Write it as "name: value".`,
  unclear: (file: string) =>
    `Nothing was written: ${file} has a form that this command cannot add to. Add it by hand, like its neighbors.`,
  notList: (file: string, name: string) => `"${name}" in ${file} is not a list. "generate check" says how to mend it.`,
  changed: (file: string) => `${file} was changed in the meantime. Nothing was written; run the command again.`,
  fileTaken: (file: string) => `${file} is there already, and nothing is overwritten. Choose another route.`,
  routeTaken: (route: string, place: string) => `The page ${route} is there already: ${place}. Choose another route.`,
  townTaken: (name: string, place: string) =>
    `The town ${name} is there already: ${place}. Change it there, or choose another name.`,
  noSlug: (name: string) => `A route cannot be made of the name "${name}"; it needs a letter from a to z, or a digit.`,
  notDegrees: (word: string, most: number) =>
    `"${word}" is not a number of degrees between -${most} and ${most}. For example:  33.1972`,
  missing: (flags: readonly string[], example: string) =>
    `${flags.join(' and ')} ${flags.length === 1 ? 'is' : 'are'} missing. For example:  ${example}`,
  onePage: 'Name the page once: with --page its file, or with --route its address.',
  notPlace: (word: string, most: number) =>
    `--after is a number from 0 to ${most} on this page, but this is "${word}".`,
  noAnswer: 'Write an answer, or stop with Ctrl-C.',
  stopped: 'Nothing was written.',
  typeTaken: (name: string, file: string) =>
    `The section type "${name}" is there already: ${file}. Choose another name.`,
  typeName: (name: string) =>
    `"${name}" cannot name a section type: small letters and digits, with single hyphens between words. For example:  quote`,
};

export const unknown = {
  town: (slug: string) => `No town of site.yaml has the slug "${slug}".`,
  specialty: (name: string) => `No town lists the specialty "${name}", and no page is made for it.`,
  template: (name: string) => `There is no template "${name}".`,
  section: (type: string) => `There is no section type "${type}".`,
  page: (name: string) => `There is no page "${name}".`,
};

/** What was done to a file, as it stands behind its name. */
export const done = {
  town: (name: string) => `added the town ${name}`,
  page: (route: string) => `wrote the page ${route}`,
  section: (type: string, route: string) => `added ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type} section to ${route}`,
  sectionType: (name: string) => `wrote the section type ${name}`,
  nextForType: 'Write its properties, its view and its examples there. "npm run check" and "npm test" look at them.',
};

/** What is to be written in the place of a gap, where no schema describes it. */
export const wanted = {
  latitude: 'the latitude of its middle, a number without quotes',
  longitude: 'its longitude, a number without quotes; west is negative',
  /** @param key the name that the text has in site.yaml */
  word: (key: string, town: string, specialty = '') =>
    `the ${[specialty, key].filter(Boolean).join(' ').replaceAll('-', ' ')} for ${town}`,
};

/** What is asked at a terminal. */
export const question = {
  town: 'The name of the town: ',
  latitude: 'Its latitude, such as 33.1972; any map shows it (Enter leaves it for later): ',
  longitude: 'Its longitude, such as -96.6398; west is negative (Enter leaves it for later): ',
  specialties: (known: readonly string[]) =>
    `Its specialties, with commas between them, of: ${known.join(', ')} (Enter for none): `,
  route: 'The route of the page, such as /gift-cards: ',
  pageName: 'Its name, such as Gift Cards: ',
  sections: 'Its sections from top to bottom, with commas between them (Enter for hero, prose and callout): ',
  sectionType: (types: readonly string[]) => `The type of the section, of: ${types.join(', ')}: `,
  page: (files: readonly string[]) => `The page to add it to, of: ${files.join(', ')}: `,
};
