import { weekdays } from '../../../templates/facts/business.ts';
import { languageCode } from '../../../templates/facts/locale.ts';
import { weekdayName } from '../../../templates/facts/opening-hours.ts';
import { faces } from '../../assets/font-faces.ts';
import { missingLetters } from '../../assets/font-subsets.ts';
import { inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** Reports preview pictures in a language whose letters are not in the fonts of the theme: they would be left out. */
export const rule: Rule = {
  id: 'card-letters',
  severity: 'warning',
  reason:
    'Whoever shares a link sends its preview picture, which has no words in letters that the fonts of the site do not have.',
  source: 'https://ogp.me/#metadata',
  site: ({ facts }) => {
    if (facts.cards === 'none') return [];
    // The names of days have the letters of their language.
    const days = weekdays.map((day) => weekdayName(day, facts.language)).join('');
    const letters = new Set(days.toLowerCase().match(/\p{L}/gu));
    const missing = missingLetters(faces, [...letters].join(''));
    return missing.length === 0 ? [] : [findingFor(facts, missing.length < letters.size ? missing : null)];
  },
};

/** @param some the missing letters; null for all letters of the language */
function findingFor({ cards, language }: AuditedSite['facts'], some: readonly string[] | null): Finding {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(languageCode(language));
  const letters = some === null ? `the letters of ${name}` : `letters of ${name} such as ${inWords(some)}`;
  return {
    at: { route: null, path: [cards === undefined ? 'language' : 'cards'] },
    message: `Preview pictures of shared links leave out ${letters}, which the fonts of the site do not have.`,
    hint: 'Write "cards: none" in site.yaml, so that links are shared without a picture.',
    value: language,
  };
}
