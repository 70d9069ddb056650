import type { Destination } from '../../../templates/define.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { href } from '../routes/address.ts';
import { readLink } from './link-target.ts';

/** @throws if the link was not checked */
export type LinkTo = (to: string) => Destination;

/**
 * Returns a function that resolves links. It caches results, because most links of a site lead to a few of its pages.
 */
export function linkResolver(facts: SiteFacts): LinkTo {
  const known = new Map<string, Destination>();
  return (to) => {
    const link = known.get(to) ?? resolveLink(to, facts);
    if (known.size < maxKnown) known.set(to, link);
    return link;
  };
}

const maxKnown = 1000;

function resolveLink(to: string, facts: SiteFacts): Destination {
  const target = readLink(to, facts);
  if (target.kind === 'address') return { href: target.href, external: target.external };
  if (target.kind !== 'page') throw new Error(`The link "${to}" was not checked`);
  const path = target.route ? href(target.route, facts) : '';
  return { href: target.anchor === null ? path : `${path}#${target.anchor}`, external: false };
}
