import type { Unfinished } from '../check/unfinished.ts';
import { formatNumber, plural } from '../report/wording.ts';

/** If there are more drafts, they are only counted: in a list, and in the one line after a build. */
const maxListed = 10;
const maxNamed = 3;

/** Messages about drafts. */
export const draftMessages = {
  /** Returns one line: "1 draft is not published: pages/x.yaml." */
  leftOut: (drafts: readonly Unfinished[]): string => {
    const names = drafts.slice(0, maxNamed).map(draftName).join(', ');
    return `${count(drafts)}: ${names}${drafts.length > maxNamed ? `, and ${formatNumber(drafts.length - maxNamed)} more` : ''}.`;
  },
  /**
   * Returns the drafts with what is left to do in each.
   *
   * @param areShown true if everything that is left was already printed
   */
  unfinished: (drafts: readonly Unfinished[], areShown: boolean): string => {
    const lines = drafts.slice(0, maxListed).map((draft) => `  ${draftName(draft)}: ${stateOf(draft, drafts)}`);
    const more = drafts.length > maxListed ? [`  and ${formatNumber(drafts.length - maxListed)} more`] : [];
    const isUnfinished = drafts.some(({ left }) => left > 0);
    const next = isUnfinished && !areShown ? ['To see what is left to finish, run:  npm run validate -- --drafts'] : [];
    return [`${count(drafts)}:`, ...lines, ...more, ...next].join('\n');
  },
};

const count = (drafts: readonly Unfinished[]) =>
  `${plural(drafts.length, 'draft')} ${drafts.length === 1 ? 'is' : 'are'} not published`;

const draftName = ({ file, name }: Unfinished) => (name === null ? file : `${name} in ${file}`);

function stateOf({ left, town, townName }: Unfinished, drafts: readonly Unfinished[]): string {
  const things = left > 0 ? `${plural(left, 'thing')} to finish` : 'nothing left to finish';
  if (town !== null) return `${things}; it waits for the town ${town}`;
  const waiting = drafts.filter((draft) => townName !== null && draft.town === townName);
  const leftOnPages = waiting.reduce((sum, draft) => sum + draft.left, 0);
  if (left === 0 && leftOnPages > 0) return `${things} here, but ${plural(leftOnPages, 'thing')} on its pages`;
  return left > 0 ? things : `${things}; to publish it, delete "draft: true"`;
}
