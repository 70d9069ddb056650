import { addressInCode, isCode } from '../../../templates/schema/forms/address-in-code.ts';

/** What is wrong with an address outside the site. */
interface AddressFault {
  /** Completes "The address …". */
  fault: string;
  /** The likely intended address; null if there is no way to know. */
  better: string | null;
}

type FaultFinder = (address: string) => AddressFault | null;

/**
 * Returns the fault in the form of an address, or null. Does not check routes (`/services`) and anchors (`#prices`).
 *
 * @param address an address with a scheme, or what seems to be one
 */
export const addressFault: FaultFinder = (address) => {
  if (address !== address.trim()) return { fault: 'begins or ends with a space', better: address.trim() };
  if (/^(#|\/(?!\/))/.test(address)) return null;
  for (const find of [code, protocolRelative, misspelledScheme, unsafeScheme]) {
    const fault = find(address);
    if (fault) return fault;
  }
  const [, scheme = '', rest = ''] = address.match(/^([a-z]+):(.*)$/s) ?? [];
  return schemes[scheme]?.(rest) ?? null;
};

const code: FaultFinder = (address) =>
  isCode(address)
    ? { fault: 'is code, and a link needs only the address in it', better: addressInCode(address) }
    : null;

const protocolRelative: FaultFinder = (address) =>
  /^\/\/[^/]/.test(address) ? { fault: 'leaves out "https:"', better: `https:${address}` } : null;

/** Other names for the schemes of links, and their usual misspellings. */
const schemeNames: readonly [RegExp, string][] = [
  [/^(hhttps?|htt?ps?|https?s|ttps?|htpps?|hpptp?s?|htttps?|hptts?)$/, 'https'],
  [/^(mail-?to|mail|e-?mail|email-?to|mialto|maito|malito)$/, 'mailto'],
  [/^(tel|phone|call|telephone|tell|tele|cell|mobile)$/, 'tel'],
  [/^(sms|text|txt)$/, 'sms'],
];

const schemeNamed = (name: string) => schemeNames.find(([names]) => names.test(name.toLowerCase()))?.[1];

/** Finds a scheme that is misspelled, in capitals, without its colon, or with the wrong slashes. */
const misspelledScheme: FaultFinder = (address) => {
  const [, name = '', mark = '', rest = ''] =
    address.match(/^([A-Za-z-]+)(\s*[:;]\s*[\\/\s]*|\s*\\*\/{2,}\s*)(.*)$/s) ?? [];
  const scheme = schemeNamed(name);
  const right = scheme === 'https' ? '://' : ':';
  if (!scheme || (name === scheme && mark === right)) return null;
  const better = rest === '' ? null : `${scheme}${right}${rest}`;
  if (name === 'http' && mark === right) return { fault: 'begins with "http:", which is not encrypted', better };
  if (name !== scheme && name !== 'http')
    return { fault: `begins with "${name}", but should begin with "${scheme}${right}"`, better };
  if (/\s/.test(mark)) return { fault: `has a space after "${name}${mark.trim()}"`, better };
  if (!mark.includes(':')) return { fault: `has no colon after "${name}"`, better };
  return { fault: `should begin with "${scheme}${right}", not with "${name}${mark}"`, better };
};

const unsafeScheme: FaultFinder = (address) => {
  const [, scheme = ''] = address.match(/^([^/#?]*?):/) ?? [];
  if (!address.includes(':') || Object.hasOwn(schemes, scheme) || /^[/#]/.test(address)) return null;
  return {
    fault: scheme ? `begins with "${scheme}:", which is not allowed in links` : 'begins with a colon',
    better: null,
  };
};

/** @param rest what comes after "https:" */
const webFault: FaultFinder = (rest) => {
  const [, host = '', path = ''] = rest.match(/^\/\/([^/?#]*)(.*)$/s) ?? [];
  const better = `https://${host.replace(/\s/g, '')}${path.trim().replace(/\s/g, '%20')}`;
  const [repeated = ''] = rest.match(/^\/\/https?:?\/+/i) ?? [];
  if (repeated !== '') return { fault: 'has "https://" twice', better: `https://${rest.slice(repeated.length)}` };
  if (host === '') return { fault: 'has nothing after "https://"', better: null };
  if (/\s/.test(rest)) return { fault: 'has a space in it', better };
  if (/^(localhost|127\.|0\.0\.0\.0|\[::1\])/.test(host)) {
    return { fault: 'leads to the visitor’s own computer, where there is no such site', better: null };
  }
  if (!URL.canParse(`https:${rest}`)) return { fault: 'is not a valid web address', better: null };
  if (/[^.]\.[^.\s]+$/.test(host.replace(/:\d+$/, '')) && !host.includes('..')) return null;
  if (host.includes('..'))
    return { fault: 'has two dots in a row', better: `https://${host.replace(/\.+/g, '.')}${path}` };
  return { fault: `has a domain without an ending such as ".com": "${host}"`, better: null };
};

/** @param rest what comes after "mailto:" */
const mailFault: FaultFinder = (rest) => {
  const [, to = '', query = ''] = rest.match(/^([^?]*)(.*)$/s) ?? [];
  if (to.trim() === '') return { fault: 'has no email address after "mailto:"', better: null };
  const joined = to.replace(/\s*([@.])\s*/g, '$1').trim();
  const fault = /\s/.test(to) ? 'has a space in it' : `has "${to}" after "mailto:", which is not an email address`;
  if (isMailbox(to))
    return /\s/.test(query)
      ? { fault: 'has a space in it', better: `mailto:${to}${query.replace(/\s/g, '%20')}` }
      : null;
  return { fault, better: isMailbox(joined) ? `mailto:${joined}${query}` : null };
};

const isMailbox = (to: string) => to.split(',').every((one) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(one));

/** @param rest what comes after "tel:" or "sms:" */
const phoneFault =
  (scheme: string): FaultFinder =>
  (rest) => {
    const number = rest.replace(/[;,?].*$/s, '');
    const digits = number.replace(/\D/g, '').length;
    if (number.trim() === '') return { fault: `has no phone number after "${scheme}:"`, better: null };
    if (/[^\d\s+().-]/.test(number) || digits < 3)
      return { fault: `has "${number}" after "${scheme}:" instead of a phone number`, better: null };
    if (digits > 15) return { fault: 'has too many digits for a phone number', better: null };
    if (!/\s/.test(rest)) return null;
    return { fault: 'has a space in it', better: `${scheme}:${rest.trim().replace(/[()]/g, '').replace(/\s+/g, '-')}` };
  };

/** By scheme, the check for the rest of an address. */
const schemes: Readonly<Record<string, FaultFinder>> = {
  https: webFault,
  mailto: mailFault,
  tel: phoneFault('tel'),
  sms: phoneFault('sms'),
};
