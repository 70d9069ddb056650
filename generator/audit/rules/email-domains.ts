import type { SiteFacts } from '../../../templates/facts/site.ts';
import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { partAt } from '../../read/locate.ts';
import type { Finding } from '../finding.ts';
import { matchesOf } from '../matches.ts';
import { emailAddress, likenessOfEmail } from '../places/stated-contacts.ts';
import type { Rule } from '../rule.ts';
import { type WrittenFile, type WrittenText, writtenSpot } from '../written-texts.ts';

/** Reports email addresses with the misspelled name of a mail service or of the website. */
export const rule: Rule = {
  id: 'email-domains',
  severity: 'warning',
  reason: 'Mail to a misspelled domain comes back, or a stranger reads it.',
  source: 'https://www.rfc-editor.org/rfc/rfc5321#section-2.3.5',
  file: (file, { facts }) =>
    file.texts.filter(({ text }) => text.includes('@')).flatMap((written) => misspelledIn(file, written, facts)),
};

/** Services with names that are long enough not to resemble others by chance. */
const services = [
  'bellsouth.net',
  'comcast.net',
  'fastmail.com',
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
];
/** Domains that exist, and resemble one of these. */
const alike = new Set(['cloud.com', 'email.com', 'mail.com', 'ymail.com']);

function misspelledIn(file: WrittenFile, written: WrittenText, facts: SiteFacts): Finding[] {
  const isFact = file.file === 'site.yaml' && written.path.join('.') === 'contact.email';
  return matchesOf(written.text, emailAddress).flatMap(({ 0: words, 1: domain = '', index }) => {
    // Elsewhere, the rule "facts" compares it with that of site.yaml.
    if (!isFact && likenessOfEmail(words, facts) !== 'other') return [];
    const meant = meantBy(domain.toLowerCase(), facts);
    if (meant === null) return [];
    return [
      {
        at: writtenSpot(file, written, partAt(written.text, words, index)),
        message: `The domain of this email address, ${domain}, is almost ${meant}.`,
        hint: `Did you mean "${words.slice(0, -domain.length)}${meant}"?`,
        value: domain,
      },
    ];
  });
}

/** Returns the only domain that differs from this one by a letter; null if there is none, or if this one is known. */
function meantBy(domain: string, { url }: Pick<SiteFacts, 'url'>): string | null {
  const known = [...services, new URL(url).hostname.replace(/^www\./, '')];
  if (known.includes(domain) || alike.has(domain)) return null;
  const near = known.filter((one) => editDistance(domain, one, 1) === 1);
  return near.length === 1 ? (near[0] ?? null) : null;
}
