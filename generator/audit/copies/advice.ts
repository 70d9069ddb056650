import type { Path } from '../../read/locate.ts';
import { inWords } from '../../report/wording.ts';
import type { NotedPage } from '../page-notes.ts';
import { isSentence, type TownText, textToLengthen, townTexts } from '../places/town-texts.ts';
import type { AuditedPage, AuditedSite } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';
import type { CopiedText } from './copied-text.ts';
import { mainText } from './masked-text.ts';
import type { ReadPair } from './shared-sentences.ts';

/** What to write about the town of a page, and where in the town. */
export interface Advice {
  hint: string;
  path: Path;
}

/** Returns the texts of a town that a page shows, and those that it does not. */
export function textsOn(audited: AuditedPage, { town }: TownEntry, definitions: AuditedSite['definitions']) {
  const data = definitions.find(({ source }) => source.file === audited.page.source.file)?.data;
  const raw = mainText(audited.reading).join(' ');
  return townTexts(town, { raw, sections: data?.sections, specialty: data?.specialty });
}

/** Returns the advice to replace a text that many towns share. */
export const adviceToReplace = ({ from }: CopiedText, { town, file }: TownEntry): Advice => ({
  hint: `In ${nameOf(from)} in ${file}, write what is true only of ${town.name}, and do the same for the other towns.`,
  path: from.path,
});

/**
 * Returns the advice for two pages about the same town that show the same texts of it: longer texts would be on both.
 */
export function adviceForSameTown({ page, other }: ReadPair, own: TownEntry, site: AuditedSite): Advice | null {
  if (page.page.town?.slug !== other.page.town?.slug) return null;
  const { town, file } = own;
  const onOther = new Set(textsOn(other, own, site.definitions).shown.map(nameOf));
  const onBoth = textsOn(page, own, site.definitions).shown.filter(
    (one) => onOther.has(nameOf(one)) && isSentence(one),
  );
  const [first] = onBoth;
  if (!first) return null;
  const name = page.page.source.file.replace(/^.*\/|\.\w+$/g, '').replaceAll('.', '-');
  const word = Object.hasOwn(town.words ?? {}, name) ? `${name}-page` : name;
  const hint =
    `Both pages are about ${town.name} and show its ${inWords(onBoth.map(nameOf))}, so more text there would be on both. ` +
    `Give one of them a text of its own instead, such as words.${word} in ${file} for ${page.page.route}.`;
  return { hint, path: first.path };
}

/** Returns the advice that makes the page of a town less similar to another one. */
export function adviceToAdd(
  own: TownEntry,
  { page, other }: ReadPair,
  { note, share }: { note: NotedPage; share: number },
  { definitions, limits }: AuditedSite,
): Advice {
  const { town, file } = own;
  const { name } = town;
  const { shown, left } = textsOn(page, own, definitions);
  const unused = left.length > 0 ? ` ${note.route} does not show ${left.map(nameOf).join(', ')}.` : '';
  const tooShort = textToLengthen(shown, other.page.town);
  if (tooShort) {
    // Each added word makes one more shingle that only this page has.
    const needed = (note.shingleCount * share) / limits.shared - note.shingleCount;
    const words = Math.max(10, Math.ceil(needed / 10) * 10);
    const hint = `Add about ${words} words that are true only of ${name}, for example to ${nameOf(tooShort)} in ${file}.${unused}`;
    return { hint, path: tooShort.path };
  }
  const [first] = left;
  if (first) return { hint: `Write on ${note.route} what is true only of ${name}.${unused}`, path: first.path };
  return {
    hint: `Add text that is true only of ${name} to its "words:" in ${file}, such as the drive from there, and show it on ${note.route}.`,
    path: ['name'],
  };
}

/** Returns the path of a text in its town, such as `words.drive`. */
export const nameOf = ({ path }: TownText) => path.join('.');
