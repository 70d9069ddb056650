import { slugOf } from '../../../basics/slug.ts';
import type { Message } from '../../../report/diagnostic.ts';
import { inWords } from '../../../report/wording.ts';
import type { DegreesFault } from '../degrees-messages.ts';

const utf8 = 'Save it again in the spreadsheet program as "CSV UTF-8", or choose the encoding "UTF-8" there.';

/** Messages about a CSV file of towns. */
export const tableMessages = {
  /** @param message why the file is not text */
  notText: (message: Message): Message => ({ ...message, hint: utf8 }),
  empty: (): Message => ({
    id: 'empty-file',
    message: 'This file has no rows with towns.',
    hint: 'Write names of properties in the first row, such as "name", "latitude", and "longitude", and a town in each row below it.',
  }),
  openQuote: (): Message => ({
    id: 'csv-quote',
    message: 'This cell begins with a quote but does not end with one.',
    hint: 'Add a quote at the end of the cell, or delete this one. Inside a cell with quotes, write "" for a quote.',
  }),
  strayQuote: (): Message => ({
    id: 'csv-quote',
    message: 'This quote is in the middle of a cell.',
    hint: 'Write the cell in quotes, and "" for each quote in it: "The ""Old Mill"" road". If the quote is right, one before it is missing.',
  }),
  noHeadings: (): Message => ({
    id: 'missing-property',
    message: 'The first row must have the headings of the columns, but none of these cells is the heading of one.',
    hint: 'If the headings are in a row below, delete the rows above them. Otherwise, add a first row with headings such as "name", "latitude", and "longitude".',
  }),
  /** @param fixed the headings that every site has; empty if they were listed before */
  unknownHeading: (heading: string, near: string | null, fixed: readonly string[]): Message => {
    const all = inWords([...fixed, 'words.<name>', 'specialties.<specialty>.<name>']);
    return {
      id: 'unknown-property',
      message: `"${heading}" is not a property of a town.`,
      hint: `${near === null ? `Correct it. To skip the column, write its heading in parentheses: (${heading}).` : `Did you mean "${near}"?`}${fixed.length > 0 ? ` The columns of a town are ${all}.` : ''}`,
    };
  },
  sameHeading: (heading: string, other: string): Message => ({
    id: 'duplicate-property',
    message:
      heading === other
        ? `Two columns are "${heading}".`
        : `The columns "${other}" and "${heading}" are for the same property.`,
    hint: 'Delete one of the two.',
  }),
  noHeading: (): Message => ({
    id: 'csv-cells',
    message: 'This cell has no heading above it.',
    hint: 'If it belongs to the cell before it, write that cell in quotes. Otherwise, write the name of its property in the first row, or delete it.',
  }),
  /** @param text the two cells as one */
  divided: (text: string): Message => ({
    id: 'csv-cells',
    message:
      'This cell begins with a space, as if it were the rest of the one before it: a comma in a text without quotes begins a new cell.',
    hint: `Write the text in quotes:  "${text}"  If these are two cells, delete the space.`,
  }),
  noColumns: (names: readonly string[]): Message => {
    const what = `column${names.length === 1 ? '' : 's'} ${inWords(names.map((name) => `"${name}"`))}`;
    return {
      id: 'missing-property',
      message: `There ${names.length === 1 ? 'is no' : 'are no'} ${what}, which every town needs${names.includes('name') ? '' : ' unless it is a draft'}.`,
      hint: `Add the ${what}.`,
    };
  },
  noValue: (name: string, town: string): Message => ({
    id: 'missing-property',
    message: town === '' ? `This row has no "${name}".` : `${town} has no "${name}".`,
    hint:
      town === ''
        ? 'Write the name of the town, or delete the row.'
        : 'Write it here, or write true in the column "draft".',
  }),
  notNumber: (text: string): Message => ({
    id: 'wrong-type',
    message: `"${text}" is not a number.`,
    hint: 'Write digits, with a point before decimals: 1.5.',
  }),
  notSwitch: (name: string, text: string): Message => ({
    id: 'wrong-type',
    message: `"${name}" must be true or false, not "${text}".`,
    hint: 'Write true or false, or leave the cell empty.',
  }),
  formula: (text: string): Message => ({
    id: 'wrong-value',
    message: `"${text}" is what the spreadsheet shows for a formula that it cannot compute.`,
    hint: 'Correct the formula, and save the CSV file again.',
  }),
  /** @param other another state, for example; null if the row has a state */
  otherSlug: (name: string, slug: string, other: string | null): Message => ({
    id: 'duplicate-town',
    message: `The site has the town ${name}, with the slug "${slug}".`,
    hint: `Write ${slug} in a column "slug". If they are two towns, add the county to the name: ${name} (Pike).${other === null ? '' : ` If they are in two states, write that of this town in a column "region", and a slug such as ${slugOf(name)}-${slugOf(other)}.`}`,
  }),
  /**
   * @param state where the town of the row is; the site has its namesake in another
   * @param free the slug of a new town
   */
  elsewhere: (name: string, slug: string, state: string, free: string): Message => ({
    id: 'duplicate-town',
    message: `The site has the town ${name}, but not in ${state}.`,
    hint: `If they are two towns, write ${free} in a column "slug". If they are one, write ${slug} there.`,
  }),
  comments: (file: string): Message => ({
    id: 'csv-update',
    message: `${file} has comments, which would be lost if it were written again.`,
    hint: 'Change it there, or delete its comments first.',
  }),
  uncomputed: (text: string): Message => ({
    id: 'wrong-value',
    message: `"${text}" is a formula, not its result.`,
    hint: 'Save the sheet again as CSV with the values of formulas, or write the text itself.',
  }),
  standIn: (text: string): Message => ({
    id: 'wrong-value',
    message: `"${text}" only says that something is missing, and visitors would read it.`,
    hint: 'Write what belongs here, or leave the cell empty.',
  }),
  wrongDegrees: ({ fault, hint }: DegreesFault): Message => ({ id: 'wrong-value', message: fault, hint }),
  noSlug: (name: string): Message => ({
    id: 'wrong-value',
    message: `"${name}" has no Latin letter or digit, so its address needs a slug.`,
    hint: 'Write one in a column "slug", such as tokyo.',
  }),
  badSlug: (slug: string, better: string): Message => ({
    id: 'wrong-value',
    message: `"${slug}" is not a slug. A slug has lowercase letters and digits, with single hyphens between words.`,
    hint: better === '' ? 'Write one such as tokyo.' : `Write:  ${better}`,
  }),
  /** @param areTyped false if the slugs are made from the names */
  sameSlug: (slug: string, [first, second]: readonly [number, number], areTyped: boolean): Message => ({
    id: 'duplicate-town',
    message: `The rows on lines ${first} and ${second} have the same slug, ${slug}.`,
    hint: `Delete one of the two. If they are two towns, ${areTyped ? 'change one slug.' : 'add the county to both names: Concord (Pike). If they are in two states, write these in a column "region", and slugs such as concord-nh in a column "slug".'}`,
  }),
  /**
   * @param to where its page is redirected; null if it is accepted that the page is gone
   * @param now the town that has that page; null if there is none
   */
  returned: (
    name: string,
    page: string,
    to: string | null,
    now: { name: string; slug: string; hasSlug: boolean } | null,
  ): Message => ({
    id: 'returned-town',
    message: `The site had the town ${name} before: site.yaml ${to === null ? `accepts that its page ${page} is gone` : `redirects its page ${page} to ${to}`}.`,
    hint:
      now === null
        ? `Delete the row. To bring the town back, delete that line of site.yaml first.`
        : `If ${name} is called ${now.name} now, write that name${now.hasSlug ? ` and the slug ${now.slug}` : ''} in this row. If not, delete the row.`,
  }),
  /** @param isUsual true if the name of the other town gives this slug */
  slugTaken: (slug: string, owner: string, { isTyped, isUsual }: { isTyped: boolean; isUsual: boolean }): Message => ({
    id: 'duplicate-town',
    message: `The slug "${slug}" already belongs to the town ${owner}.`,
    hint: `If it is the same town, write ${isTyped || isUsual ? 'the same name in both places' : `"${owner}" here, and ${slug} in a column "slug"`}. If not, ${isTyped ? 'change the slug.' : 'write another slug in a column "slug".'}`,
  }),
  /** @param name such as "an invisible zero-width space (U+200B)" */
  hidden: (name: string): Message => ({
    id: 'invisible-character',
    message: `In this cell, there is ${name}.`,
    hint: 'Delete it, or type the words around it again.',
  }),
  curlyQuotes: (inner: string): Message => ({
    id: 'curly-quotes',
    message: 'There are curly quotes around this cell. Pages would show them.',
    hint: inner.includes('\n') ? 'Delete them.' : `Write:  ${inner}`,
  }),
  twoDegrees: (axis: string, first: number, second: number): Message => ({
    id: 'wrong-value',
    message: `This row has two ${axis}s, ${first} and ${second}.`,
    hint: 'Delete the wrong one.',
  }),
  /** @param route the route of a page that is a draft, with a placeholder */
  draftPage: (route: string): Message => ({
    id: 'unpublished-page',
    message: `Towns without "page" get the main page ${route}, which is a draft.`,
    hint: 'Delete this line, or write true in the column "draft" of these towns.',
  }),
  /** @param route the default route for towns without one, with a placeholder */
  noPage: (route: string): Message => ({
    id: 'unknown-page',
    message: `Towns without "page" get the main page ${route}, but no page has this route.`,
    hint: `Write one file that makes a page for each town, with "each: towns" and "route: ${route}". Or write the route of each town's page in a column "page".`,
  }),
};
