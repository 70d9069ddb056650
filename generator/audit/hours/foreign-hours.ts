import { weekdays } from '../../../templates/facts/business.ts';
import { daysIn } from '../../../templates/facts/day-names.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import { nearAfter, nearBefore } from '../sentence.ts';
import type { ExactSpans } from './exact-spans.ts';

/** Words that say in Spanish, French, German, Italian, Portuguese, and Dutch when a business is open. */
const opening = [
  'abiert[oa]s?|horarios?|abrimos|atendemos|atención|trabajamos|apertura',
  'ouverte?s?|ouvrons|ouvertures?|horaires?|accueillons|recevons',
  'geöffnet|öffnen|offen|öffnungszeiten|geschäftszeiten|bürozeiten|ladenzeiten|sprechzeiten',
  'apert[oaie]|apriamo|orari[o]?|abert[oa]s?|horários?|atendimento|funcionamento|open|geopend|openingstijden',
].join('|');

/** What joins these words, days, and times, and names the business or its place. */
const joints = [
  'de|del|a|al|el|la|los|las|y|e|o|en|todos|todas|cada|día|días|entre|desde|hasta|por|es|son|está|estamos|nuestr[oa]s?|público|tienda|oficina|local|negocio|taller',
  'le|les|du|des|au|aux|à|et|ou|d|l|tous|toutes|chaque|jours?|nous|vous|sommes|est|sont|heures?|notre|nos|boutique|bureau|magasin|atelier',
  'am|an|der|die|das|von|vom|zum|bis|und|um|jeden|jede|täglich|wir|sind|haben|ist|für|sie|unsere?|uhr|laden|büro|geschäft|praxis|werkstatt',
  'dal|dalle|alle|il|i|ogni|tutti|di|da|siamo|nostr[oi]|do|das|às|aos|os|as|nosso|é|van|t|tot|met|op|het|elke|uur|wij|we|zijn|onze',
  'p|m|pm|h|hs|hrs?|midi|minuit|noon|midnight|salon|salón|studio|estudio|showroom|to',
].join('|');

const closed = 'cerrad[oa]s?|fermée?s?|geschlossen|chius[oaie]|fechad[oa]s?|gesloten';
const isClosed = new RegExp(`(?<!\\p{L})(?:${closed})(?!\\p{L})`, 'iu');
/** “Dimanche fermé”, which says nothing of the days before and after it. */
const closedDay = new RegExp(`(?:${weekdays.join('|')})(?: ?[:–-])? (?:${closed})(?!\\p{L})`, 'giu');

const isOpening = new RegExp(`(?<!\\p{L})(?:${opening})(?!\\p{L})`, 'iu');
const isKnown = new RegExp(`^(?:${opening}|${joints}|(?:${weekdays.join('|')})s?)$`, 'iu');
/** Only scripts in which words are apart. */
const anyWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;

/** A day of a month: "sábado 12, 6 p. m.–9 p. m.", "12.12.", "12/12". */
const dayOfMonth =
  /(?<![\d.:])\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?!\d)|\d\/\d|(?<![\d:.,–-]|\d )\d{1,2}(?![\d:.]|\.?\d| ?(?:[–-]|(?:[ap]\.?(?: ?m)?|h|Uhr|bis|à)(?!\p{L})))/iu;

/** The end of a sentence, but not that of "a. m.", "12. Dezember", or "déc. 2026". */
const end = /(?<!(?<!\p{L})\p{L}|(?<![\d:])\d{1,2})[.!?]["”’»)]*\s(?!\d)|(?<=m\.)\s(?=\p{Lu})|[\n|]/u;

/**
 * Returns true if a sentence in a language other than English says nothing else about times than when a business is
 * open, so that they are not those of a shift, an event, or the pharmacy next door.
 *
 * @param stated times with the words for their days
 * @param names those of the business
 */
export function isAboutOpening(
  text: string,
  { words, index, span, days }: Pick<ExactSpans, 'words' | 'index'> & { span: ExactSpans; days: readonly Weekday[] },
  { language, names }: { language: string; names: readonly string[] },
): boolean {
  const inEnglish = (part: string) =>
    withEnglishDays(
      names.reduce((rest, name) => rest.replaceAll(name, ''), part),
      language,
      'short',
    ).replace(closedDay, '');
  const isPlain = (part: string) => (part.match(anyWord) ?? []).every((word) => isKnown.test(word));
  const before = inEnglish(nearBefore(text, span.index).split(end).at(-1) ?? '');
  if (!isPlain(before) || dayOfMonth.test(before)) return false;
  const after = nearAfter(text, Math.max(index + words.length, span.index + span.words.length)).split(end)[0] ?? '';
  const rest = inEnglish(after);
  // “…, sauf le mercredi”, “…, fermé de 12 h à 14 h”, “…, Samstag bis 13 Uhr”
  const isExcepted = isClosed.test(rest) || daysIn(rest).some((day) => days.includes(day));
  return !isExcepted && (isOpening.test(before) || isPlain(rest));
}
