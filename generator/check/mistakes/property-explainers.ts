import { isGroup } from '../../../templates/schema/is-group.ts';
import { isSameWord, suggest } from '../../report/suggest.ts';
import { isOfPage } from '../schema/page-schema.ts';
import { townFileMessages } from '../towns/town-file-messages.ts';
import { choiceMeant } from './days-in-english.ts';
import { fits, mayBe } from './fits.ts';
import { labeledLink } from './link-written.ts';
import { findPlaces } from './places.ts';
import { propertyMessages } from './property-messages.ts';
import { isOfKind, isTiming, isTownChoice, namesIn, needsEach } from './rules.ts';
import { groupWith, isOfSite, isWebLink, webLinksIn } from './site-groups.ts';
import { sectionNamed, synonymOf } from './synonyms.ts';
import { textPair } from './text-pairs.ts';
import {
  type Explainer,
  type PropertyExplanation,
  remove,
  removed,
  renamed,
  type UnknownProperty,
} from './unknown-property.ts';
import { unlabeledEntry } from './unlabeled-entries.ts';

const slugInTownFile: Explainer = (property) =>
  property.name === 'slug' && property.rules.file === 'town' ? removed(property, townFileMessages.slug()) : null;

const daysOfTown: Explainer = (property) =>
  isTiming(property.name) && property.rules.file === 'town' ? removed(property, townFileMessages.days()) : null;

/** Explains a page property that all pages share, and that belongs in site.yaml. */
const ofWholeSite: Explainer = (property) => {
  const { name, where, path, rules, findings } = property;
  if (path.length > 0 || rules.file !== 'page') return null;
  if (/^lang(?:uage)?$/i.test(name)) return removed(property, propertyMessages.pageLanguage());
  if (!isOfSite(name)) return null;
  const isThere = isGroup(findings.facts) && Object.hasOwn(findings.facts, name);
  const message = isThere
    ? propertyMessages.elsewhere(name, where, 'site.yaml')
    : propertyMessages.misplaced(name, where, ['site.yaml']);
  return removed(property, message);
};

/** Explains a page property that chooses among the towns of a list. */
const choiceInPage: Explainer = (property) =>
  isTownChoice(property.name) && property.path.length === 0 && property.rules.file === 'page'
    ? removed(property, propertyMessages.someTowns(property.name))
    : null;

/** Explains a fact that another group already has. */
const ofOtherGroup: Explainer = (property) => {
  const { name, where, path, findings } = property;
  const owner = groupWith(name, path, findings);
  return owner ? removed(property, propertyMessages.elsewhere(name, where, `"${owner}"`)) : null;
};

const webLink: Explainer = (property) => {
  const { name, data, where, path, rules, findings } = property;
  const isMisspelled = synonymOf(name, namesIn(rules)) ?? suggest(name, namesIn(rules));
  const isLink = isWebLink(data, path, findings) && !isMisspelled;
  return isLink ? removed(property, propertyMessages.misplaced(name, where, ['"links"'])) : null;
};

/** Explains a group of web addresses, such as profiles, outside "links:". */
const webLinks: Explainer = (property) => {
  const { name, data, where, path, taken, findings } = property;
  const names = taken.has('links') ? webLinksIn(data, path, findings) : [];
  return names.length > 0 ? removed(property, propertyMessages.webLinks(name, names, where)) : null;
};

/** Explains a property in site.yaml that belongs to a page. */
const ofOnePage: Explainer = (property) => {
  const { name, where, path, rules } = property;
  const isHere = path.length === 0 && rules.file === 'site' && isOfPage(name);
  return isHere ? removed(property, propertyMessages.ofPage(name, where)) : null;
};

/** Explains a second name for a property that the group already has. */
const writtenTwice: Explainer = (property) => {
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
function otherName({ name, rules }: UnknownProperty, among: readonly string[]): string | null {
  return namesIn(rules).some((known) => isSameWord(known, name)) ? null : synonymOf(name, among);
}

/** Returns the property of the group that is spelled similarly and could have this value. */
function similarTo(property: UnknownProperty): string | null {
  const { name, data, rules } = property;
  const present = presentNames(property).filter((known) => !areTwoWords(name, known));
  const twin = suggest(name, present);
  return twin && mayBe(data, rules.properties?.[twin] ?? {}) ? twin : null;
}

/** Explains a misspelled `draft`. It is not repaired: a draft with a mistake is left out, and so would this one be. */
const misspelledDraft: Explainer = (property) =>
  property.data === true && suggest(property.name, freeNames(property)) === 'draft'
    ? removed(property, propertyMessages.misspelled(property.name, property.where, 'draft'))
    : null;

const misspelled: Explainer = (property) => meaning(property, correctlySpelled(property));

const onlyMissingOne: Explainer = (property) =>
  meaning(property, onlyOne(fittingNames(property).filter((known) => property.rules.required?.includes(known))));

const inWrongGroup: Explainer = (property) => {
  const { pair, name, where, span, path, findings } = property;
  // Nearly everything has dates, so the intended location cannot be known.
  const places = isTiming(name) ? [] : findPlaces(name, path, findings);
  const [place, ...others] = places;
  if (!place) return null;
  const labels = places.map(({ label }) => label);
  const move = () => {
    remove(property);
    if (others.length === 0) place.take(pair);
  };
  return { message: propertyMessages.misplaced(name, where, labels), span, repair: move };
};

/** Explains a group or list that fits only one property. A text could fit many. */
const onlyFittingOne: Explainer = (property) =>
  typeof property.data === 'object' ? meaning(property, onlyOne(fittingNames(property))) : null;

const nameOfSection: Explainer = (property) => {
  const { name, where, path } = property;
  const section = path.length === 0 ? sectionNamed(name) : null;
  return section ? removed(property, propertyMessages.section(name, where, section)) : null;
};

/** The order matters: the first explainer that does not return null gives the reported reason. */
const explainers: readonly Explainer[] = [
  slugInTownFile,
  daysOfTown,
  unlabeledEntry,
  labeledLink,
  ofWholeSite,
  choiceInPage,
  ofOtherGroup,
  webLink,
  webLinks,
  writtenTwice,
  misspelledDraft,
  misspelled,
  ofOnePage,
  onlyMissingOne,
  textPair,
  inWrongGroup,
  onlyFittingOne,
  nameOfSection,
];

/** Explains why a property is unknown, and what was probably meant. */
export function explain(property: UnknownProperty): PropertyExplanation {
  for (const explainer of explainers) {
    const explanation = explainer(property);
    if (explanation) return explanation;
  }
  const { name, where, path, rules } = property;
  const isOfTowns = [...property.taken].some(isTownChoice);
  const known = Object.keys(rules.properties ?? {}).filter((one) => isOfTowns || !isTownChoice(one));
  const loses = freeNames(property).map((free) => [...path, free]);
  return { ...removed(property, propertyMessages.unknown(name, where, known)), loses };
}

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
  return otherName(property, free) ?? choiceMeant(name, similar, property.findings.facts);
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
function freeNames({ data, rules: { properties = {} }, taken }: UnknownProperty): string[] {
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
