import { detached } from '../basics/detached.ts';
import type { Background } from './background.ts';
import type { Finding } from './finding.ts';
import { isAboutHours } from './hours/day-rows.ts';
import { remembered } from './remembered.ts';
import type { Rule, TextFault } from './rule.ts';
import { type ShownText, spotOf } from './shown-texts.ts';
import type { TextTraits } from './text-traits.ts';

/** Finds what the rules report about texts, by their ids. */
export type FindInTexts = (shown: readonly ShownText[], traits: TextTraits) => ReadonlyMap<string, readonly Finding[]>;

/** @returns a function that looks only once at a text that several pages have */
export function textFaults(rules: readonly Rule[], background: Background): FindInTexts {
  const ofToday = new Set(rules.flatMap(({ id, isOfToday }) => (isOfToday ? [id] : [])));
  const known = remembered<readonly [id: string, fault: TextFault][]>();
  const ofTexts = rules.flatMap(({ id, text }) => (text ? [{ id, text }] : []));
  const faultsIn = (shown: ShownText) => {
    const faults: [string, TextFault][] = [];
    for (const { id, text } of ofTexts) {
      for (const fault of text(shown, background)) faults.push([id, withDetachedWords(fault)]);
    }
    // Most texts have none, and share this list.
    return faults.length > 0 ? faults : none;
  };
  return (texts, { isPast, isOfPost, isOfPerson }) => {
    const found = new Map<string, Finding[]>();
    for (const shown of texts) {
      for (const [id, fault] of known(keyOf(shown), () => faultsIn(shown))) {
        if ((ofToday.has(id) || fault.isOfToday) && isPast(shown)) continue;
        if (fault.isRelative && isOfPost(shown)) continue;
        if (fault.isOfBusiness && isOfPerson(shown)) continue;
        found.set(id, [...(found.get(id) ?? []), findingIn(shown, fault)]);
      }
    }
    return found;
  };
}

const none: readonly [string, TextFault][] = [];

/** Texts of a page contain no line breaks. A rule may judge the same words differently below a heading. */
function keyOf({ text, term, heading }: ShownText): string {
  if (term !== null) return `${term}\n${text}${isAboutHours(heading) ? '\n' : ''}`;
  return heading === text || heading === '' ? `\n${text}` : text;
}

/** Copies the words, which are part of the text and may keep the whole page in memory. */
const withDetachedWords = (fault: TextFault): TextFault => ({
  ...fault,
  words: detached(fault.words),
  ...(fault.wrong && { wrong: { ...fault.wrong, words: detached(fault.wrong.words) } }),
});

function findingIn(shown: ShownText, { words, index, wrong, isChosen, fault, hint, also }: TextFault): Finding {
  // Hours may end with “p.m.”.
  const message = `${shown.route} says “${words}”, ${fault}${fault.endsWith('.') ? '' : '.'}`;
  const at = spotOf(shown, wrong?.words ?? words, wrong?.index ?? index, isChosen);
  return { at, message, value: words, hint, ...(also && { also }) };
}
