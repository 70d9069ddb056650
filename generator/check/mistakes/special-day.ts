import { isMap, isSeq, type Node } from 'yaml';
import { formFault } from '../../../templates/schema/forms.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { onOneLine } from './example.ts';
import type { Finder, Findings } from './mistake.ts';
import { propertyMessages } from './property-messages.ts';
import { type Explainer, removed } from './unknown-property.ts';
import { dataOf, keyOf, nodeAt, nodeSpan, pairsOf, replaceValue } from './working-copy.ts';

/** A special day as an owner writes it: its date or its name, and its hours. */
interface WrittenDay {
  name: string;
  hours: string;
}

/** Explains a special day next to the list of the others, or among the days of the week. */
export const specialDay: Explainer = (property) => {
  const { name, data, pair, map, path, where, rules, findings } = property;
  if (rules.file !== undefined || path.length !== 1 || typeof data !== 'string') return null;
  const isAmongOthers = path[0] === 'specialHours' && isLikeDay({ name, hours: data }, findings);
  if (!isAmongOthers && !(path[0] === 'hours' && isDate(name, findings))) return null;
  const { text } = itemOf({ name, hours: data }, findings);
  const { working } = findings;
  const earlier = pairsOf(map).slice(0, pairsOf(map).indexOf(pair));
  // The message about an earlier day already adds the list.
  const isListed = earlier.some(
    (one) => isDate(keyOf(one), findings) && typeof dataOf(working, one.value) === 'string',
  );
  const isFirst = !isAmongOthers && !isListed && !Object.hasOwn(asGroup(working.data), 'specialHours');
  return removed(property, propertyMessages.specialDay(name, where, text, isFirst));
};

/** Finds `specialHours:` whose days are written like those of the week, with or without dashes. */
export const specialDays: Finder = (findings) => {
  const { working, rules } = findings;
  const node = rules.file === 'site' ? nodeAt(working, ['specialHours']) : null;
  const days = node ? daysIn(node, findings) : [];
  if (!node || days.length === 0 || !days.every((day) => isLikeDay(day, findings))) return [];
  const items = days.map((day) => itemOf(day, findings));
  return [
    {
      message: propertyMessages.specialDays(items.map(({ text }) => text)),
      span: nodeSpan(working, isMap(node) ? (pairsOf(node)[0] ?? node) : node),
      repair: () => {
        replaceValue(working, ['specialHours'], { heading: 'Holidays', days: items.map(({ valid }) => valid) });
      },
    },
  ];
};

function daysIn(node: Node, { working }: Findings): WrittenDay[] {
  const maps = isSeq(node) ? node.items : [node];
  if (!maps.every(isMap) || maps.some(({ flow }) => flow)) return [];
  const pairs = maps.flatMap(pairsOf);
  const texts = pairs.map((pair) => ({ name: keyOf(pair), hours: dataOf(working, pair.value) }));
  return texts.every((day): day is WrittenDay => typeof day.hours === 'string') ? texts : [];
}

/** Returns true for a name with a digit or a capital letter, such as `12/24/2026` and `Thanksgiving`, and its hours. */
function isLikeDay({ name, hours }: WrittenDay, { facts }: Findings): boolean {
  const fault = formFault('hours', hours, facts);
  return /\d|^[A-Z]/.test(name) && (fault === null || fault.better !== undefined || fault.either !== undefined);
}

/** Returns true for a date, even if it has no year. */
function isDate(name: string, { facts }: Findings): boolean {
  const fault = formFault('dates', name, facts);
  return /\d/.test(name) && (fault === null || fault.better !== undefined || fault.fault === 'has no year');
}

/** Returns a day as an item of the list, and one that is valid even if it lacks what only the owner knows. */
function itemOf({ name, hours }: WrittenDay, { facts }: Findings) {
  const [day, open] = [formFault('dates', name, facts), formFault('hours', hours, facts)];
  const dates = day === null ? name : day.better;
  const times = open === null ? hours : (open.better ?? hours);
  // "Closed for vacation" has the reason among the hours.
  const why = open?.better !== undefined && !/\d/.test(hours) ? hours : 'TODO: the reason, such as Christmas';
  const reason = /\d/.test(name) ? why : name;
  const unknown = `TODO: the year, month, and day of ${name}, such as 2026-12-25`;
  const valid = {
    dates: dates ?? '2026-12-25',
    hours: open === null || open.better ? times : 'Closed',
    reason: 'Christmas',
  };
  return { text: `- ${onOneLine({ dates: dates ?? unknown, hours: times, reason })}`, valid };
}
