import { withCapital } from '../../report/wording.ts';

/** Why nothing was written. */
export const refusal = {
  unclear: (file: string) =>
    `This command cannot add to ${file} because of how it is written. Nothing was written. Add the lines by hand, like those near them.`,
  changed: (file: string) =>
    `${file} changed while this command was running. Nothing was written. Run the command again.`,
  fileTaken: (file: string) => `${file} already exists and will not be overwritten. Choose another route.`,
  routeTaken: (route: string, place: string) => `The page ${route} already exists: ${place}. Choose another route.`,
  badSlug: (slug: string, better: string) =>
    `"${slug}" is not a slug. Use lowercase letters and digits, with single hyphens between words. For example:  ${better}`,
  missing: (flags: readonly string[], example: string) =>
    `${withCapital(flags.join(' and '))} ${flags.length === 1 ? 'is' : 'are'} missing. For example:  ${example}`,
  noAnswer: 'Type an answer, or press Ctrl-C to stop.',
  noMatch: 'Nothing matches. Change the search, or press Ctrl-C to stop.',
  stopped: 'Nothing was written.',
};
