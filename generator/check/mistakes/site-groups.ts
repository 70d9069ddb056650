import { site } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import type { Findings } from './mistake.ts';
import { kindOf, rulesOf } from './rules.ts';

const { properties = {} } = rulesOf(site);

/** True for what every page shares, and so is written once, in site.yaml. */
export const isOfSite = (name: string) => Object.hasOwn(properties, name);

/**
 * The group at the top of site.yaml that has a property which is written in another, or beside it; null if none has it. Beside it, several
 * groups may be meant.
 */
export function groupWith(name: string, path: Path, { rules, draft }: Findings): string | null {
  const { data } = draft;
  if (rules.title !== 'site.yaml' || path.length > 1 || !isGroup(data)) return null;
  const groups = Object.entries(rules.properties ?? {}).filter(([, inner]) => kindOf(inner) === 'group');
  const [owner, ...others] = groups.filter(([group, inner]) => {
    const own = data[group];
    return Object.hasOwn(inner.properties ?? {}, name) && isGroup(own) && Object.hasOwn(own, name);
  });
  return owner && (path.length === 1 || others.length === 0) ? owner[0] : null;
}

/** True if a property of a group of site.yaml is a web address, such as a profile, which has a name under "links:". */
export function isWebLink(value: unknown, path: Path, { rules }: Findings): boolean {
  return rules.title === 'site.yaml' && path.length === 1 && isWebAddress(value);
}

const isWebAddress = (value: unknown) => /^https?:\/\/\S+$/.test(String(value));

/** The names of web addresses that are a group of their own in site.yaml; empty if there are none, or other facts too. */
export function webLinksIn(value: unknown, path: Path, { rules }: Findings): string[] {
  const isHere = rules.title === 'site.yaml' && path.length === 0 && isGroup(value);
  return isHere && Object.values(value).every(isWebAddress) ? Object.keys(value) : [];
}
