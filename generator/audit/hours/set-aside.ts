const events =
  '(?:emergenc(?:y|ies)|storms?|blizzards?|hurricanes?|snow|floods?|flooding|leaks?|lockouts?|break-?ins?|(?:burst|frozen|broken|clogged) \\p{L}+|(?:power )?outages?)';
const inEvent = `(?:for|in|during|after|in case of|in the event of) (?:\\p{L}+ ){0,2}${events}(?: (?!(?:we|i)(?!\\p{L}))[\\p{L}&]+){0,2}`;
const remotely =
  '(?:always )?(?:online|on call|(?:by|over the|on the|via) (?:phone|telephone|e-?mail|text|chat|video))';
/** “Call us in an emergency, and we are open” is about the shop, so the rest must be one clause. */
const lead = new RegExp(
  `^(?:and |but |so )?(?:${inEvent}|${remotely}),? (?:and )?(?!(?:call|text|ring|phone)(?!\\p{L}))[^,;:–—]*$`,
  'u',
);

/**
 * Returns true if a sentence begins with a condition under which the usual hours do not matter, as in “In an emergency,
 * we are open”, “For burst pipes we are open”, and “By phone we are open”.
 *
 * @param before the words of the sentence before its hours, in lowercase
 */
export const isSetAside = (before: string): boolean => lead.test(before);

const doors = /(?<!\b(?:our|my) )\bdoors $/u;
const habit = /days\b|day (?:to|thr(?:ough|u)) |[a-z]\.? ?[–-] ?[a-z]|\b(?:daily|every|each)\b|week/i;

/**
 * Returns true for the doors of a show on a single day: “Doors open at seven on Saturday”, but not “Doors open at nine
 * on Saturdays”.
 */
export const isOfShow = (before: string, words: string): boolean => doors.test(before) && !habit.test(words);
