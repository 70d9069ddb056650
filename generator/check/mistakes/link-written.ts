import { Pair } from 'yaml';
import { contactLinks } from '../../../templates/facts/contact-links.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { titled } from '../../basics/slug.ts';
import { onOneLine } from './example.ts';
import { propertyMessages } from './property-messages.ts';
import { kindOf, type Rules } from './rules.ts';
import type { Explainer } from './unknown-property.ts';
import { nodeSpan, textLike, textOf } from './working-copy.ts';

/**
 * Returns a link to a target that was written alone, labeled with the last words of its address. Returns null if it is
 * not a target, or if a link needs more here.
 */
export function linkTo(target: string, rules: Rules, facts: unknown): Record<string, string> | null {
  const names = namesOfLink(rules);
  if (!names || !isTarget(target, facts)) return null;
  const label = lastWords(target) || rules.properties?.[names.label]?.examples?.[0];
  return label === undefined ? null : { [names.label]: String(label), [names.to]: target };
}

/** Explains a link that was written as a label and its target, such as `About: /about`. */
export const labeledLink: Explainer = ({ pair, name, data, map, where, rules, findings: { working, facts } }) => {
  const names = namesOfLink(rules);
  const { key, value } = pair;
  if (!names || !value || map.items.length > 1 || typeof data !== 'string' || !isTarget(data, facts)) return null;
  if (textOf(working, pair).includes('\n')) return null;
  const link = onOneLine({ [names.label]: name, [names.to]: data });
  const text = textOf(working, map).startsWith('{') ? link.slice(1, -1).trim() : link;
  return {
    message: propertyMessages.labeledLink(name, where, [names.label, names.to], text),
    span: nodeSpan(working, pair),
    repair: () => {
      const label = new Pair(textLike(key, names.label), textLike(key, name));
      map.items = [label, new Pair(textLike(value, names.to), value)];
    },
  };
};

/** Returns the names of the two properties that a link needs. Returns null if other properties are needed. */
function namesOfLink({ properties = {}, required = [] }: Rules): { label: string; to: string } | null {
  const to = required.find((name) => properties[name]?.role === 'link');
  const [label, ...others] = required.filter((name) => name !== to);
  if (to === undefined || label === undefined || others.length > 0) return null;
  return kindOf(properties[label] ?? {}) === 'text' ? { label, to } : null;
}

/** Returns true for an address, and for the name of a link of the site. */
function isTarget(text: string, facts: unknown): boolean {
  const links = isGroup(facts) && isGroup(facts.links) ? facts.links : {};
  return /^([/#]|https?:\/\/|tel:|sms:|mailto:)\S*$/.test(text) || Object.hasOwn({ ...contactLinks, ...links }, text);
}

/** Returns the words at the end of an address, or of the name of a link; empty if there are none. */
function lastWords(target: string): string {
  const [, words = ''] = target.match(/^[^:]*?([\w-]+)(?:\.\w{1,5})?\/?$/) ?? [];
  return titled(words);
}
