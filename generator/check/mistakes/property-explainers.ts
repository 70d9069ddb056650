import { isGroup } from '../../../templates/schema/is-group.ts';
import { suggest } from '../../basics/suggest.ts';
import { isOfPage } from '../schema/page-schema.ts';
import { townFileMessages } from '../towns/town-file-messages.ts';
import { labeledLink } from './link-written.ts';
import { findPlaces } from './places.ts';
import { propertyMessages } from './property-messages.ts';
import {
  freeNames,
  misspelled,
  misspelledDraft,
  onlyFittingOne,
  onlyMissingOne,
  writtenTwice,
} from './property-spelling.ts';
import { isTiming, isTownChoice, namesIn } from './rules.ts';
import { groupWith, isOfSite, isWebLink, webLinksIn } from './site-groups.ts';
import { specialDay } from './special-day.ts';
import { meantBy, sectionNamed } from './synonyms.ts';
import { textPair } from './text-pairs.ts';
import { type Explainer, type PropertyExplanation, remove, removed, type UnknownProperty } from './unknown-property.ts';
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
  const isMisspelled = meantBy(name, namesIn(rules)) ?? suggest(name, namesIn(rules));
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

/** Explains a group that only a page has, even if its name is similar to that of a group of site.yaml. */
const groupOfOnePage: Explainer = (property) => (isGroup(property.data) ? ofOnePage(property) : null);

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
  specialDay,
  groupOfOnePage,
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
