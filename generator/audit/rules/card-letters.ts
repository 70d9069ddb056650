import { languageCode } from '../../../templates/facts/locale.ts';
import { weekdayName } from '../../../templates/facts/opening-hours.ts';
import { faces } from '../../assets/font-faces.ts';
import { missingLetters } from '../../assets/font-subsets.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** Reports preview pictures in a language whose letters are not in the fonts of the theme: they would be left out. */
export const rule: Rule = {
  id: 'card-letters',
  severity: 'warning',
  reason:
    'Whoever shares a link sends its preview picture, which has no words in letters that the fonts of the site do not have.',
  source: 'https://ogp.me/#metadata',
  site: ({ facts }) => (facts.cards === 'none' || !isWithoutLetters(facts.language) ? [] : [findingFor(facts)]),
};

/** The name of a day has the letters of its language. */
const isWithoutLetters = (language: string) => missingLetters(faces, weekdayName('Monday', language)).length > 0;

function findingFor({ cards, language }: AuditedSite['facts']): Finding {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(languageCode(language));
  return {
    at: { route: null, path: [cards === undefined ? 'language' : 'cards'] },
    message: `Preview pictures of shared links leave out the letters of ${name}, which the fonts of the site do not have.`,
    hint: 'Write "cards: none" in site.yaml, so that links are shared without a picture.',
    value: language,
  };
}
