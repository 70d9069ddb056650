import { matchesOf } from '../matches.ts';
import type { FoundName } from '../name-index.ts';

/** Where a joint is in a sentence. */
interface Joint {
  from: number;
  to: number;
}

/** Where another clause, or another item of a list, may begin. */
const joint = /,? (?:and|but|or|while|plus) |, |: /g;

const verb = '(?:is|are|was|were|costs?|runs?|comes?|starts?|begins?|takes?|adds?|will)';
const hasVerb = new RegExp(`\\b${verb}\\b`, 'i');
const hasArticle = /^(?:an?|the|any|each|every|another|our|your)\b/i;

/**
 * What continues with the same subject: "which is done today", "is", "on Sundays it is", "the price is", "we charge".
 */
const goesOn = new RegExp(
  `^(?:${verb}|which|who|that|where|when|if|because|as|since|so|it|this|these|they|we|you|both|for|with|in|on|at|from|by|(?:the|our|its|their|your) (?:\\p{L}+ )?(?:price|fee|cost|charge|rate|total))\\b`,
  'iu',
);

/**
 * Returns the words of a sentence before a price, from the start of the price's subject: "a lost key is" in "Bring your
 * key, and a lost key is".
 *
 * @param named finds names, such as "Hand and foot scrub", which count as one thing
 */
export function clauseBeforePrice(sentence: string, named: (text: string) => readonly FoundName[]): string {
  const all = matchesOf(sentence, joint).map(({ 0: text, index }) => ({ from: index, to: index + text.length }));
  // Most sentences have one clause, and names take time to find.
  if (!clauseAfter(sentence, all)) return sentence;
  const names = named(sentence).filter(({ name }) => name.includes(' '));
  const joints = all.filter(({ from }) => !names.some(({ name, index }) => from > index && from < index + name.length));
  return sentence.slice(clauseAfter(sentence, joints)?.to ?? 0);
}

/** The last joint after which a clause with a subject of its own begins. */
function clauseAfter(sentence: string, joints: readonly Joint[]): Joint | undefined {
  return joints.findLast(({ to }, index) => {
    const next = joints[index + 1]?.from;
    const part = sentence.slice(to, next);
    if (goesOn.test(part)) return false;
    return hasVerb.test(part) || (next === undefined && hasArticle.test(part));
  });
}
