import { withStates } from '../../../templates/facts/address-countries.ts';
import { factAt } from '../../../templates/schema/forms/form.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { isSameWord, suggest } from '../../basics/suggest.ts';
import { choiceMeant } from './days-in-english.ts';
import { fits, mayBe } from './fits.ts';
import { propertyMessages } from './property-messages.ts';
import { isOfKind, isTiming, kindOf, namesIn, needsEach } from './rules.ts';
import { meantBy, synonymOf } from './synonyms.ts';
import {
  type Explainer,
  type PropertyExplanation,
  removed,
  renamed,
  type UnknownProperty,
} from './unknown-property.ts';
import { keyOf, pairsOf } from './working-copy.ts';

/* Explains a property by another one of its group: of a similar name, a synonym, or the only one that fits. */

/** Explains a second name for a property that the group already has. */
export const writtenTwice: Explainer = (property) => {
  if (isCountyInState(property)) return null;
  const twin = correctlySpelled(property) ? null : (sameAs(property) ?? similarTo(property));
  return twin ? removed(property, propertyMessages.twice(property.name, twin, property.where)) : null;
};

/** Returns the property of the group that has another name for the same thing. */
function sameAs(property: UnknownProperty): string | null {
  const present = presentNames(property);
  return present.find((known) => isSameWord(property.name, known)) ?? otherName(property, present);
}

/**
 * Returns the property that the name is another name for. A county is the region of an address, but a town has a
 * property with that name.
 */
function otherName(property: UnknownProperty, among: readonly string[]): string | null {
  return isKnown(property) ? null : synonymOf(property.name, among);
}

/** Returns the free property that the name may mean. */
const freeName = (property: UnknownProperty, among: readonly string[]) =>
  isKnown(property) ? null : meantBy(property.name, among);

const isKnown = ({ name, rules }: UnknownProperty) => namesIn(rules).some((known) => isSameWord(known, name));

/**
 * Returns true for a county in an address that has a state or a province instead. It is neither that nor a misspelled
 * country, unless it is a code.
 */
function isCountyInState({ name, data, path, findings }: UnknownProperty): boolean {
  const isInState = path[0] === 'address' && withStates.has(factAt(findings.facts, 'address.country') ?? '');
  return isInState && isSameWord(name, 'county') && !/^[A-Z]{2,3}$/.test(String(data));
}

/** Returns the property of the group that is spelled similarly and could have this value. */
function similarTo(property: UnknownProperty): string | null {
  const { name, data, rules } = property;
  const present = presentNames(property).filter((known) => !areTwoWords(name, known));
  const twin = suggest(name, present);
  return twin && mayBe(data, rules.properties?.[twin] ?? {}) ? twin : null;
}

/** Explains a misspelled `draft`. It is not repaired: a draft with a mistake is left out, and so would this one be. */
export const misspelledDraft: Explainer = (property) =>
  property.data === true && suggest(property.name, freeNames(property)) === 'draft'
    ? removed(property, propertyMessages.misspelled(property.name, property.where, 'draft'))
    : null;

/** Explains a name that is similar to that of a free property, or means the same. */
export const misspelled: Explainer = (property) =>
  isCountyInState(property) ? null : meaning(property, correctlySpelled(property));

/** Explains a value that fits only one of the required properties, or a list where only one list is missing. */
export const onlyMissingOne: Explainer = (property) => {
  const isMissing = (known: string) => property.rules.required?.includes(known) && !isMeantByOther(known, property);
  const free = Array.isArray(property.data) ? freeNames(property) : fittingNames(property);
  return meaning(property, onlyOne(free.filter(isMissing)));
};

/** Returns true if another unknown property of the group is another name for a known one. */
function isMeantByOther(known: string, { map, pair, rules }: UnknownProperty): boolean {
  const others = pairsOf(map).filter((one) => one !== pair && !Object.hasOwn(rules.properties ?? {}, keyOf(one)));
  return others.some((one) => meantBy(keyOf(one), [known]) !== null);
}

/** Explains a group or list that fits only one property. A text could fit many. */
export const onlyFittingOne: Explainer = (property) =>
  typeof property.data === 'object' ? meaning(property, onlyOne(fittingNames(property))) : null;

function meaning(property: UnknownProperty, meant: string | null): PropertyExplanation | null {
  if (meant === null) return null;
  return renamed(property, propertyMessages.misspelled(property.name, property.where, meant), meant);
}

/** Returns the known property with a similar name. Returns null if there is none, or if the group already has it. */
function correctlySpelled(property: UnknownProperty): string | null {
  const { name, data } = property;
  const hasEach = [...property.taken].some((one) => suggest(one, ['each']) !== null);
  const free = freeNames(property)
    .filter((known) => !isDay(known) || isLikeDay(data))
    .filter((known) => !needsEach(known) || hasEach);
  if (sameAs(property)) return null;
  const similar = free.filter((known) => !areTwoWords(name, known));
  return (
    freeName(property, free) ??
    choiceMeant(name, similar, property.findings.facts) ??
    freeName(property, freeLists(property))
  );
}

/** Returns the lists that are not written yet, for what may be the only item of one, such as `file: /menu.pdf`. */
function freeLists({ data, rules: { properties = {} }, taken }: UnknownProperty): string[] {
  const isList = (known: string) => kindOf(properties[known] ?? {}) === 'list';
  return typeof data === 'string' || isGroup(data)
    ? Object.keys(properties).filter((known) => !taken.has(known) && isList(known))
    : [];
}

/** Returns true for two names of two letters, unless they are the same letters: one edit makes half of another word. */
function areTwoWords(name: string, known: string): boolean {
  const letters = (one: string) => [...one.toLowerCase()].sort().join('');
  return name.length === 2 && known.length === 2 && letters(name) !== letters(known);
}

const isDay = (known: string) => isTiming(known) || known === 'published';

/** Returns true for a text with a number that is neither a route nor an address. */
const isLikeDay = (data: unknown) => typeof data === 'string' && /\d/.test(data) && !/^[/#]|:/.test(data);

const presentNames = ({ rules, taken }: UnknownProperty) => namesIn(rules).filter((known) => taken.has(known));

/** Returns the properties that are not written yet and may have a value of this kind. */
export function freeNames({ data, rules: { properties = {} }, taken }: UnknownProperty): string[] {
  return Object.keys(properties).filter((known) => !taken.has(known) && isOfKind(data, properties[known] ?? {}));
}

/** Returns those of them for which the value would be valid. */
function fittingNames(property: UnknownProperty): string[] {
  const { data, rules } = property;
  return freeNames(property).filter((known) => fits(data, rules.properties?.[known] ?? {}));
}

function onlyOne(names: readonly string[]): string | null {
  return names.length === 1 ? (names[0] ?? null) : null;
}
