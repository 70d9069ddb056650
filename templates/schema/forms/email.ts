import { isEmail } from '../../../client/email.ts';
import type { Form, FormFault } from './form.ts';
import { type FormRepair, repaired } from './repair.ts';

const repairs: readonly FormRepair[] = [
  {
    pattern: /^\[[^\]]*\]\((?:mailto:)?([^()]*)\)$/,
    replacement: '$1',
    fault: 'must be the address only, without the brackets of a Markdown link',
  },
  { pattern: /^.*<([^<>]*)>.*$/s, replacement: '$1', fault: 'must be the address only, without a name around it' },
  { pattern: /^mailto:(\/\/)?/i, replacement: '', fault: 'must be the address only, without "$&"' },
  { pattern: /^e-?mail:? +/i, replacement: '', fault: 'must be the address only, without "$&"' },
  { pattern: /\?.*$/, replacement: '', fault: 'must be the address only, without "$&"' },
  { pattern: / *[([{] *at *[)\]}] *| +at +/i, replacement: '@', fault: 'needs an @ instead of "$&"' },
  { pattern: / *[([{] *dot *[)\]}] *| +dot +/gi, replacement: '.', fault: 'needs a dot instead of "$&"' },
  { pattern: /^\s+|\s+$|\s*(?=[@.])|(?<=[@.])\s*/g, replacement: '', fault: 'has a space in it' },
  { pattern: /@{2,}/g, replacement: '@', fault: 'has two @ characters' },
  { pattern: /,(?=[a-z]{2,}$)/i, replacement: '.', fault: 'has a comma instead of a dot' },
  { pattern: /\.{2,}/g, replacement: '.', fault: 'has two dots in a row' },
  { pattern: /[.,;:]+$/, replacement: '', fault: 'has "$&" at its end' },
  { pattern: /\.(?=@)|(?<=@)\./g, replacement: '', fault: 'has a dot next to the @' },
];

const hasPlaceholder = (text: string) => /[{}]/.test(text);

function otherwise(text: string): FormFault {
  if (hasPlaceholder(text))
    return { fault: 'must be an email address, but this has a placeholder', advice: 'Write the address itself.' };
  const signs = (text.match(/@/g) ?? []).length;
  if (signs === 0) return { fault: `must be an email address, but "${text}" has no @` };
  if (signs > 1) return { fault: 'must be one email address, but this has two @ characters' };
  if (/\s/.test(text)) return { fault: 'has a space in it', advice: 'Write the email address without spaces.' };
  const domain = text.slice(text.indexOf('@') + 1);
  if (domain !== '' && !domain.includes('.')) {
    return {
      fault: `must be a whole email address, but its domain "${domain}" has no dot`,
      advice: 'Add the ending of the domain, such as .com.',
    };
  }
  return { fault: `must be an email address, but this is "${text}"` };
}

/** An email address, which the sign-up form would accept too. */
export const email: Form = (text) =>
  repaired(text, repairs, (address) => isEmail(address) && !hasPlaceholder(address), otherwise);
