import type { Message } from '../../report/diagnostic.ts';

const id = 'logo-proportions';

/** Messages about a logo that does not fit its place. Names are as written in the YAML; sizes are in pixels. */
export const logoMessages = {
  'broad-square': (name: string, size: string): Message => ({
    id,
    message: `"${name}" is too wide for an icon: ${size} pixels. A logo must be about as wide as it is tall.`,
    hint: 'Use the symbol alone, on a square. A logo with the name in it belongs in "wordmark:", next to "logo:" or "mark:".',
  }),
  'narrow-square': (name: string, size: string): Message => ({
    id,
    message: `"${name}" is too tall for an icon: ${size} pixels. A logo must be about as wide as it is tall.`,
    hint: 'Crop it to its symbol, or put it in the middle of a transparent square.',
  }),
  'broad-wide': (name: string, size: string): Message => ({
    id,
    message: `"${name}" is too wide for the header: ${size} pixels. A wordmark can be up to 8 times as wide as it is tall.`,
    hint: 'Use a version with the name on two lines, or delete "wordmark:" and the header shows the name as text.',
  }),
  'narrow-wide': (name: string, size: string): Message => ({
    id,
    message: `"${name}" is ${size} pixels. A wordmark must be wider than it is tall, or nobody can read the name in it.`,
    hint: 'Use a version with the name on one line. A symbol without the name belongs in "logo:".',
  }),
};
