import type { FormName } from './forms.ts';
import type { Schema } from './types.ts';

/** The role of a string. Later stages look strings up by role, and editors offer matching completions. */
export type Role = 'shown' | 'link' | 'anchor' | 'picture' | 'town' | 'specialty' | 'county';

export interface TextRules {
  /** A regular expression. `expected` describes what it accepts in plain words. */
  readonly pattern?: string;
  readonly expected?: string;
  /** A form that is checked and explained by a function. */
  readonly form?: FormName;
  readonly examples?: readonly string[];
  /** All texts of this form, for editors. */
  readonly values?: readonly string[];
  /** False for strings that visitors do not read, such as a route. */
  readonly shown?: boolean;
  /** True if pages may show several equal texts as one, such as days with the same hours. */
  readonly merges?: boolean;
}

/**
 * Returns the schema of a short text, which has no Markdown.
 *
 * @param rules keywords for the string, or just an example of it
 */
export function text(description: string, rules: TextRules | string = {}): Schema<string> {
  const keywords = typeof rules === 'string' ? { examples: [rules] } : rules;
  return { type: 'string', minLength: 1, shown: true, description, ...keywords };
}

/**
 * Returns the schema of the name or the title of something, which never ends with a comma.
 *
 * @param rules as for `text`
 */
export function nameText(description: string, rules: TextRules | string = {}): Schema<string> {
  return { ...text(description, rules), whole: true };
}

/**
 * Returns the schema of a text that may be long. Links, bold, emphasis, lists, and line breaks can be written in it
 * (docs/owner-guide.md). Views show it with `Text` or `Paragraphs` of `templates/parts/text.tsx`.
 *
 * @param rules as for `text`
 */
export function runningText(description: string, rules: TextRules | string = {}): Schema<string> {
  return { ...text(description, rules), markdown: true };
}

const priceReference = 'services.boiler-service.Visit';

/** Returns the schema of a price. A reference to other prices is replaced by what they are before a view gets it. */
export function price(description: string): Schema<string> {
  const examples = ['$40', 'from $40', '$40–$60', '$15 per person', 'Free', priceReference];
  return text(description, { form: 'price', examples });
}

/** Returns the schema of a price that savings are computed from: one amount, or a reference to other prices. */
export function exactPrice(description: string): Schema<string> {
  return text(description, { form: 'exact-price', examples: ['$40', priceReference] });
}

interface NumberRules {
  readonly minimum?: number;
  readonly maximum?: number;
  /** 1 for a whole number. */
  readonly multipleOf?: 1;
  /** Numbers that are possible but never intended. */
  readonly not?: { readonly type: 'number'; readonly exclusiveMinimum: number; readonly exclusiveMaximum: number };
  readonly examples: readonly number[];
}

/** Returns the schema of a time in milliseconds. Catches times in seconds: 3 is a mistake for 3000. */
export function milliseconds(description: string, example: number): Schema<number> {
  const tooFew = { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 100 } as const;
  return number(`${description}, in milliseconds.`, { minimum: 0, not: tooFew, examples: [example] });
}

/** Returns the schema of a number. */
export function number(description: string, rules: NumberRules): Schema<number> {
  return { type: 'number', description, ...rules };
}

/** Returns the schema of true or false. */
export function boolean(description: string): Schema<boolean> {
  return { type: 'boolean', description };
}

/** Returns the schema of a text that is one of a few. */
export function choice<const V extends string>(description: string, values: readonly V[]): Schema<V> {
  return { enum: values, description };
}

const linkExamples = ['/services', '#prices', 'booking', 'https://book.example.com'];

/**
 * Returns the schema of a link target: a route, an anchor, an https, tel, sms, or mailto URL, or a name from `links` in
 * site.yaml.
 */
export function link(description: string, examples = linkExamples): Schema<string> {
  return { type: 'string', minLength: 1, role: 'link', description, examples };
}

/** Lowercase letters and digits, with single hyphens between words. */
const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** A slug that begins with a letter: an id, or the name of a section type. */
export const idPattern = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

const slugForm = 'lowercase letters, digits, and single hyphens';

/** Returns the rules of a slug. */
export function slugRules(example: string) {
  return { pattern: slugPattern, expected: slugForm, examples: [example] } satisfies TextRules;
}

/** Returns the schema of an id on the page that links can lead to, as in /services#prices. */
export function anchor(description: string): Schema<string> {
  return {
    ...text(description, {
      pattern: idPattern,
      expected: `${slugForm}, and begin with a letter`,
      examples: ['prices'],
    }),
    role: 'anchor',
  };
}

/**
 * The path of a picture file inside the project, with forward slashes. Cameras write the extension in capitals. Editors
 * check it; `generator/assets/pictures/load-pictures.ts` explains problems, after filling in the placeholders.
 */
export const pictureFile =
  /^(?!\/|(?:.*\/)?\.\.\/)[^\\]+\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp]|[Aa][Vv][Ii][Ff]|[Ss][Vv][Gg])$/;

/**
 * Returns the schema of the path of a picture file inside the project.
 *
 * @param minWidth the width, in pixels, below which the picture looks blurred
 */
export function picture(description: string, minWidth: number, example = 'photos/room.jpg'): Schema<string> {
  return { ...text(description, example), role: 'picture', minWidth };
}

/** About square, or wider than high. */
export type Proportions = 'square' | 'wide';

/**
 * Returns the schema of the path of a picture file that is never cropped, so that its proportions must fit its place.
 */
export function logo(description: string, proportions: Proportions, example: string): Schema<string> {
  // The largest icon of a web manifest (https://web.dev/articles/add-manifest#icons).
  return { ...picture(description, 512, example), proportions };
}

/**
 * Returns the schema of the slug of a town in site.yaml.
 *
 * @param words the words allowed in its place, with their meanings
 */
export function townSlug(description: string, words: Readonly<Record<string, string>> = {}): Schema<string> {
  return { ...text(description, 'montpelier'), role: 'town', words };
}
