import { type Absence, dayInEnglish } from '../../check/timing/timing.ts';
import type { Message } from '../../report/diagnostic.ts';
import { allIfFew, inWords } from '../../report/wording.ts';
import type { UnknownPlaceholder } from './placeholder.ts';

const id = 'unknown-placeholder';

/** An optional property of site.yaml that is missing. */
export interface LackingValue {
  /** The property, and those that it needs; none if it cannot be added. */
  properties: readonly string[];
  group: string;
  /** The property that the group has in its place. */
  instead?: string | undefined;
}

/** Messages about placeholders. */
export const placeholderMessages = {
  /** @param town the name of the town that the text is for, if it is for one */
  unknown: ({ name, known, better }: UnknownPlaceholder, town: string | undefined): Message => ({
    id,
    message: `There is no {${name}}${town && /^(town|specialty)\./.test(name) ? ` for ${town}` : ''}.`,
    hint: better
      ? `Did you mean {${better}}? For a brace that is not a placeholder, write {{.`
      : `${allIfFew(known, 'Known here:', 'A placeholder names a fact of site.yaml, such as {business.name}.')} For a brace that is not a placeholder, write {{.`,
  }),
  /** @param name begins with the words "years since" */
  yearsSince: (name: string): Message => {
    const [year] = name.match(/\b(?:19|20)\d{2}\b/) ?? [];
    const isFuture = /^\s*years since \d{4}\s*$/.test(name);
    return {
      id,
      message: `{${name}} ${isFuture ? 'names a year in the future' : 'must be only "years since" and a year of four digits'}.`,
      hint:
        isFuture || year === undefined
          ? 'Write the year in which it began, such as {years since 2019}.'
          : `Did you mean {years since ${year}}?`,
    };
  },
  noGroup: (name: string, group: string): Message => ({
    id,
    message: `There is no {${name}}, because site.yaml has no "${group}:".`,
    hint: `Add "${group}:" to site.yaml, or write the text without it.`,
  }),
  noValue: (name: string, { properties, group, instead }: LackingValue): Message => ({
    id,
    message: `{${name}} has no value.`,
    hint: instead ? `Did you mean {${group}.${instead}}?` : withValue(properties, group),
  }),
  /**
   * @param fact such as `specials.christmas`
   * @param isOfPage true for a text that belongs to no part of the page, such as its description
   */
  leftOut: (name: string, fact: string, absence: Absence | null, isOfPage: boolean): Message => {
    const kind = absence?.kind ?? 'empty';
    const day = absence && absence.kind !== 'draft' ? absence.day : '';
    const date = day && dayInEnglish(day);
    const without = 'or write the text without it';
    const dated = isOfPage ? 'the whole page' : 'the section or list item that has this text';
    const same = (property: string) => `${dated} the same "${property}: ${day}"`;
    const [reason, hint] = {
      empty: ['has nothing left in it today', `Keep something in it that has no dates and is not a draft, ${without}.`],
      draft: ['is a draft', `Delete "draft: true" from it in site.yaml, ${without}.`],
      early: [`begins on ${date}`, `Give ${same('from')}, ${without}.`],
      over: [
        `ended on ${date}`,
        `Give it a new "until:" in site.yaml, or delete it and this text. Or give ${same('until')}${isOfPage ? `, ${without}` : ''}.`,
      ],
    }[kind] as [string, string];
    return { id, message: `{${name}} cannot be shown, because "${fact}" ${reason}.`, hint };
  },
  group: ({ name, known, better }: UnknownPlaceholder): Message => ({
    id,
    message: `{${name}} is a group of facts, not one text.`,
    hint: better
      ? `Did you mean {${better}}?`
      : allIfFew(known, 'Name one of them after a dot:', 'Write the words themselves.'),
  }),
  list: (name: string): Message => ({
    id,
    message: `{${name}} is a list, but a placeholder must name one text or number.`,
    hint: 'Write the words themselves.',
  }),
  switch: (name: string): Message => ({
    id,
    message: `{${name}} is true or false, but a placeholder must name text or a number.`,
    hint: 'Write the words themselves.',
  }),
  circular: ({ name, circle = [] }: UnknownPlaceholder): Message => ({
    id,
    message:
      circle.length > 1
        ? `{${name}} leads back to this text: ${[...circle, circle[0]].join(' → ')}.`
        : `This text contains itself: {${name}} is replaced with this text.`,
    hint:
      circle.length > 1
        ? 'Write one of these texts without a placeholder.'
        : 'Write the text without this placeholder.',
  }),
  unclosed: ({ better, name }: UnknownPlaceholder): Message => ({
    id: 'unclosed-placeholder',
    message: better ? `The placeholder {${name} has no closing brace.` : 'This { begins a placeholder that never ends.',
    hint: better
      ? `Did you mean {${better}}?`
      : 'A placeholder needs both braces, as in {business.name}.\nIf you want to show the brace itself, write:  {{',
  }),
  /** @param whole the whole text in quotes, if a text without quotes would begin with the brace */
  unopened: ({ better, name }: UnknownPlaceholder, whole: string | null): Message => {
    const id = 'unclosed-placeholder';
    if (!better)
      return {
        id,
        message: 'This } ends a placeholder that never begins.',
        hint: 'A placeholder needs both braces, as in {business.name}.\nIf you want to show the brace itself, write:  }}',
      };
    return {
      id,
      message: `The placeholder ${name}} has no opening brace.`,
      hint: whole === null ? `Did you mean {${better}}?` : `Write:  ${whole}`,
    };
  },
  /** @param place the kind of location in site.yaml; null elsewhere */
  noTown: (name: string, place: 'redirect' | 'text' | null): Message => ({
    id,
    message: `{${name}} needs a town, but this ${place === 'redirect' ? 'redirect' : 'text'} is not for one.`,
    hint: place
      ? {
          redirect: 'To redirect an address of each town, write {town.slug} in the address before the colon.',
          text: 'In site.yaml, only list items with "each: towns" and the texts of a town can use it.',
        }[place]
      : `Add "town:" with the slug of a town to the page, or "each: towns" to the page or to the list item.${
          name.startsWith('specialty') ? ' Add "specialty:" too.' : ''
        }`,
  }),
  noSpecialty: (name: string, specialties: readonly string[]): Message => ({
    id,
    message: `{${name}} needs a specialty, but this ${specialties.length > 0 ? 'text is not for one' : 'site has none'}.`,
    hint:
      specialties.length > 0
        ? `Add "specialty:" to the page or to the list item. ${allIfFew(specialties, 'The specialties are:')}`
        : 'Add "specialties:" to your towns.',
  }),
  /** @param name the placeholder that needs the first of the keys */
  missingWords: (
    town: string,
    name: string,
    group: string,
    { keys, isMisspelled, areElsewhere }: { keys: readonly string[]; isMisspelled: boolean; areElsewhere: boolean },
  ): Message => {
    const isOne = keys.length === 1;
    const missing = inWords(
      keys.map((key) => `"${key}"`),
      'or',
    );
    const added = inWords(keys.map((key) => `"${key}:"`));
    const example = areElsewhere ? `, as other towns have ${isOne ? 'it' : 'them'}` : '';
    return {
      id: 'missing-word',
      message: `${town} has no ${missing} under "${group}:", and ${isOne ? `a page needs it for {${name}}` : 'pages need them'}.`,
      ...(isMisspelled
        ? { hint: `Did you mean ${missing}?` }
        : { hint: `Add ${added} under "${group}:" of ${town}${example}.`, fix: { kind: 'add', keys, group } }),
    };
  },
  noDistance: (name: string): Message => ({
    id: 'no-geo',
    message: `{${name}} is the distance from the business, but site.yaml does not say where the business is.`,
    hint: 'Add "geo:" to site.yaml, with its latitude and longitude, or write the text without it. Without "street:", the coordinates are not published.',
  }),
  /** A town lacks an optional fact. */
  missingFact: (town: string, name: string, key: string): Message => ({
    id: 'missing-word',
    message: `${town} has no "${key}:", and a page needs it for {${name}}.`,
    hint: `Add "${key}:" to ${town}.`,
    fix: { kind: 'add', keys: [key], group: null },
  }),
  /** Several placeholders use a similar name that does not exist, and none uses this one. */
  misspelledKey: (key: string, wanted: string, name: string, places: number): Message => ({
    id,
    message: `${places} texts name {${name}}, but it is called "${key}" here.`,
    hint: `Did you mean "${wanted}"? Otherwise, change these texts.`,
  }),
};

const withValue = (properties: readonly string[], group: string) =>
  properties.length === 0
    ? 'Write the text without it.'
    : `Add ${inWords(properties.map((name) => `"${name}:"`))} under "${group}" in site.yaml, or write the text without it.`;
