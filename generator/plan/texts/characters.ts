import { colonIn } from '../../../templates/facts/colon.ts';
import { calendarNames, dayInWords } from '../../../templates/facts/dates.ts';
import { capitalized } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Definitions } from '../../check/definition.ts';
import type { Source } from '../../read/source.ts';

/** The characters that templates add to the texts of a site. */
export const templateCharacters = '·×–…';

/**
 * Returns every character that a page of the site may show. It must be known before any page is rendered, because pages
 * load the same fonts.
 *
 * @param known returns the characters of a file that was not read; undefined for others
 */
export function charactersOf(
  { site, towns, pages }: Definitions,
  known: (source: Source) => string | undefined,
): Set<string> {
  const characters = new Set(templateCharacters);
  const { towns: _, ...facts } = site.data;
  for (const data of [
    calendarNames(facts.language),
    colonIn(facts.language),
    capitals(facts),
    facts,
    ...pages.map((page) => page.data),
  ])
    addCharacters(data, characters);
  for (const { published, updated } of pages.map(({ data }) => data)) {
    for (const day of [published, updated]) if (day) addCharacters(dayInWords(day, site.data.language), characters);
  }
  for (const { source, data } of towns) addCharacters(known(source) ?? data, characters);
  return characters;
}

/** Returns the texts that pages capitalize. In Polish, no other text may have the first letter of Środa. */
function capitals({ language, hours, words }: Pick<SiteFacts, 'language' | 'hours' | 'words'>): string[] {
  const texts = [...calendarNames(language), ...Object.values(hours), words.closed ?? ''];
  return texts.map((text) => capitalized(text, language));
}

/** Returns the characters of one file. */
export function charactersIn(data: unknown): string {
  const characters = new Set<string>();
  addCharacters(data, characters);
  return [...characters].join('');
}

/** Adds all characters outside printable ASCII, which every font has. */
function addCharacters(value: unknown, characters: Set<string>): void {
  if (typeof value === 'string') {
    for (const character of value.match(/[^\n -~]/gu) ?? []) characters.add(character);
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) addCharacters(child, characters);
  }
}
