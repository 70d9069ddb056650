import { site } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import type { Findings } from './mistake.ts';
import { kindOf, rulesOf } from './rules.ts';

const { properties = {} } = rulesOf(site);

/** Returns true for what all pages share, so that it is written once, in site.yaml. */
export const isOfSite = (name: string) => Object.hasOwn(properties, name);

/**
 * Returns the top-level group of site.yaml for a property that is written in another group or at the top level; null if
 * there is none. At the top level, several groups may be meant.
 */
export function groupWith(name: string, path: Path, { rules, working }: Findings): string | null {
  const { data } = working;
  if (rules.file !== 'site' || path.length > 1 || !isGroup(data)) return null;
  const groups = Object.entries(rules.properties ?? {}).filter(([, inner]) => kindOf(inner) === 'group');
  const [owner, ...others] = groups.filter(([group, inner]) => {
    const own = data[group];
    return Object.hasOwn(inner.properties ?? {}, name) && isGroup(own) && Object.hasOwn(own, name);
  });
  return owner && (path.length === 1 || others.length === 0) ? owner[0] : null;
}

/**
 * Returns true if a property of a group in site.yaml is a web address, such as a profile, which belongs under "links:".
 */
export function isWebLink(value: unknown, path: Path, { rules }: Findings): boolean {
  return rules.file === 'site' && path.length === 1 && isWebAddress(value);
}

const isWebAddress = (value: unknown) => /^https?:\/\/\S+$/.test(String(value));

/**
 * Returns the names of web addresses that form their own group in site.yaml; empty if there are none, or if the group
 * has other facts too.
 */
export function webLinksIn(value: unknown, path: Path, { rules }: Findings): string[] {
  const isHere = rules.file === 'site' && path.length === 0 && isGroup(value);
  return isHere && Object.values(value).every(isWebAddress) ? Object.keys(value) : [];
}
