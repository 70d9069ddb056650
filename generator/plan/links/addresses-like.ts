import { readAddress } from './link-target.ts';
import { type LinkedSite, ownRoute } from './linked-site.ts';
import { routesLike } from './routes-like.ts';

const fileName = /\.(html?|php|aspx?|jsp|pdf|jpe?g|png|webp|avif|svg|docx?|ya?ml|zip)$/i;

/** Returns the addresses that a text may be meant to be, with mistakes of form corrected. */
export function addressesLike(to: string, site: LinkedSite): string[] {
  const target = readAddress(to);
  const own = (address: string) => {
    const route = ownRoute(address, site);
    return route === null ? [] : [...routesLike(route, null, site)];
  };
  if (target.kind === 'fault') {
    const { better } = target;
    if (better === null) return [];
    const next = readAddress(better);
    const settled = next.kind === 'fault' && next.better !== null ? [next.better] : [];
    return [...own(better), better, ...own(settled[0] ?? ''), ...settled];
  }
  if (target.kind !== 'unknown') return own(to);
  const trimmed = to.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)) return [`mailto:${trimmed}`];
  const [, number] = trimmed.match(/^(?:(?:tel|phone|call)\s+)?(\+?[\d\s().-]{7,})$/i) ?? [];
  if (number !== undefined) return [phoneLink(number, site)];
  const isDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(trimmed);
  return isDomain && !fileName.test(trimmed) && !/^links\./.test(trimmed)
    ? [...own(`https://${trimmed}`), `https://${trimmed}`]
    : [];
}

/**
 * Returns a link for a phone number: `tel:+18025550100` for `802-555-0100`, or the name of the link to the number of
 * the business.
 */
function phoneLink(number: string, { facts: { contact }, named }: LinkedSite): string {
  const digits = number.replace(/\D/g, '');
  const country = contact.countryCode.replace(/\D/g, '');
  const isWhole = number.startsWith('+') || (country === '1' && digits.length === 11 && digits.startsWith('1'));
  const address = `tel:+${isWhole ? '' : country}${digits}`;
  return address === named.call ? 'call' : address;
}
