import type { Form, FormFault } from './form.ts';
import { type FormRepair, repaired } from './repair.ts';

/** The name of a site at Plausible, which is its domain. */
export const plausible: Form = (text) =>
  repaired(
    text,
    domainRepairs,
    (one) => /^(?!plausible\.io$)([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(one),
    () => otherwise('the domain of the site, such as example.com')(text),
  );

const domainRepairs: readonly FormRepair[] = [
  {
    pattern: /^.*data-domain=["']?([^"',\s>]+).*$/s,
    replacement: '$1',
    fault: 'must be only the domain in the snippet',
  },
  {
    pattern: /^(?:https?:\/\/)?plausible\.io\/(?:share\/)?(?=[\w-]+\.(?!js\b))/i,
    replacement: '',
    fault: 'must be only the domain, without "$&"',
  },
  { pattern: /^https?:\/\/(?!plausible\.io\b)/i, replacement: '', fault: 'must be only the domain, without "$&"' },
  { pattern: /[/?#].*$/, replacement: '', fault: 'must be only the domain, without "$&"' },
  { pattern: /^.*[A-Z].*$/, replacement: (domain) => domain.toLowerCase(), fault: 'must be in lowercase letters' },
];

/** The token of a site at Cloudflare Web Analytics. */
export const cloudflare: Form = (text) =>
  repaired(
    text,
    tokenRepairs,
    (one) => /^[0-9a-f]{32}$/.test(one),
    otherwise('the token in the snippet: 32 digits and letters from a to f'),
  );

const tokenRepairs: readonly FormRepair[] = [
  { pattern: /^.*token\W+([0-9a-f]{32}).*$/is, replacement: '$1', fault: 'must be only the token in the snippet' },
  { pattern: /^.*[A-F].*$/, replacement: (token) => token.toLowerCase(), fault: 'must be in lowercase letters' },
];

/** The code of a site at GoatCounter. */
export const goatcounter: Form = (text) =>
  repaired(
    text,
    codeRepairs,
    (one) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(one),
    otherwise('your code, the first part of your address at goatcounter.com'),
  );

const codeRepairs: readonly FormRepair[] = [
  {
    pattern: /^.*?([a-z0-9-]+)\.goatcounter\.com.*$/is,
    replacement: '$1',
    fault: 'must be only the first part of the address',
  },
  { pattern: /^.*[A-Z].*$/, replacement: (code) => code.toLowerCase(), fault: 'must be in lowercase letters' },
];

/** A measurement ID of Google Analytics (https://support.google.com/analytics/answer/12270356). */
export const ga4: Form = (text) => {
  if (/^UA-/i.test(text))
    return { fault: 'is an ID of Universal Analytics, which Google ended in 2023', advice: measurementId };
  if (/^GTM-/i.test(text))
    return { fault: 'is an ID of Google Tag Manager, which is not used here', advice: measurementId };
  return repaired(
    text,
    measurementRepairs,
    (one) => /^G-[A-Z0-9]{6,12}$/.test(one),
    otherwise('the measurement ID, such as G-ABC1234567'),
  );
};

const measurementId = 'Write the measurement ID of the property, which begins with G-.';

const measurementRepairs: readonly FormRepair[] = [
  { pattern: /^.*\b(G-[A-Z0-9]{6,12})\b.*$/is, replacement: '$1', fault: 'must be only the measurement ID' },
  { pattern: /^.*[a-z].*$/, replacement: (id) => id.toUpperCase(), fault: 'must be in capital letters' },
];

const otherwise =
  (expected: string) =>
  (text: string): FormFault => ({ fault: `must be ${expected}, but this is "${text}"` });
