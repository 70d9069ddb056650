import { suggest } from '../../basics/suggest.ts';
import type { Message } from '../../report/diagnostic.ts';
import type { CssFault } from './read-css.ts';

const faults: Record<CssFault, Omit<Message, 'id'>> = {
  comment: { message: 'This comment has no end.', hint: 'Add */ where the comment ends.' },
  string: { message: 'This quotation mark is not closed on its line.', hint: 'Add the other quotation mark.' },
  unclosed: { message: 'This block has no closing brace.', hint: 'Add } where the block ends.' },
  unopened: { message: 'This closing brace has no opening brace.', hint: 'Remove it, or add the missing { above it.' },
  semicolon: { message: 'The semicolon after this value is missing.', hint: 'Add ; at the end of the line.' },
  statement: {
    message: 'This is not a value of the theme.',
    hint: 'For example:  --color-linen: #fbf7f0;',
  },
};

const round = (ratio: number) => Math.floor(ratio * 100) / 100;

/** Messages about templates/theme.css. */
export const themeMessages = {
  syntax: (fault: CssFault): Message => ({ id: 'theme-syntax', ...faults[fault] }),
  /** @param fault as described by Tailwind */
  compile: (fault: string): Message => ({
    id: 'theme-syntax',
    message: `The stylesheet cannot be compiled. ${fault}`,
    hint: 'Compare this line with the last version that worked.',
  }),
  missing: (names: readonly string[]): Message => ({
    id: 'missing-token',
    message: `The templates use ${names.map((name) => `"${name}"`).join(', ')}, but the theme does not have ${names.length > 1 ? 'them' : 'it'}.`,
    hint: `Add "${names[0]}:" with a value here.`,
  }),
  misspelled: (name: string, intended: string): Message => ({
    id: 'missing-token',
    message: `No template uses "${name}", and "${intended}" is missing.`,
    hint: `Did you mean "${intended}"?`,
  }),
  unknownColor: (name: string, known: readonly string[]): Message => {
    const near = suggest(name, known);
    return {
      id: 'unknown-color',
      message: `The theme has no color "${name}".`,
      hint: near ? `Did you mean "var(${near})"?` : 'Write a color, or the name of a color of this theme.',
    };
  },
  badColor: (value: string): Message => ({
    id: 'bad-color',
    message: `"${value}" is not a color that can be used here.`,
    hint: 'Write # and 3 or 6 digits from 0 to f, a CSS color such as rgb(36 67 58) or green, or var() with another color of the theme.',
  }),
  translucent: (value: string): Message => ({
    id: 'bad-color',
    message: `"${value}" is partly transparent, so its contrast depends on what is behind it.`,
    hint: 'Write the color as it should look, without transparency.',
  }),
  lowContrast: (pair: ContrastPair, others: number): Message => {
    const { front, ground, ratio, least, use, dark } = pair;
    const more = others > 0 ? ` The same color has too little contrast in ${others} more of its uses.` : '';
    return {
      id: 'low-contrast',
      message: `${front} on ${ground} has a contrast of ${round(ratio)}:1. At least ${least}:1 is needed for ${use}${dark ? ' in dark sections' : ''}.${more}`,
      hint: 'Make one of the two colors darker or lighter.',
    };
  },
  unknownFont: (family: string, known: readonly string[]): Message => {
    const near = suggest(family, known);
    return {
      id: 'unknown-font',
      message: `No font "${family}" is loaded, so visitors see another one. The fonts are: ${known.join(', ')}.`,
      hint: near
        ? `Did you mean "${near}"?`
        : 'Use one of them, or install its package and describe it in generator/assets/font-faces.ts.',
    };
  },
};

/** Two colors as messages show them, such as `--color-clay (#994725)`. */
interface ContrastPair {
  front: string;
  ground: string;
  ratio: number;
  least: number;
  use: string;
  dark: boolean;
}
