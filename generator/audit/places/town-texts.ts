import type { Town } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { pattern } from '../../plan/texts/placeholder.ts';
import type { Path } from '../../read/locate.ts';
import { textsIn } from '../../read/texts-in.ts';
import { valueAt } from '../../read/value-at.ts';
import { localNames } from './place-names.ts';

/** Text about a town in site.yaml. */
export interface TownText {
  /** Its path in the town, such as `words`, `drive`. */
  path: Path;
  text: string;
}

/** Which texts about its town a page shows. */
interface TownTexts {
  /** The texts that its sections use. */
  shown: TownText[];
  /** The general words, and the words of the page's specialty, that are not on the page. */
  left: TownText[];
}

/** The content of a page, and what it depends on. */
interface ShowingPage {
  /** The text of the page. */
  raw: string;
  /** Its sections, with their placeholders. */
  sections: unknown;
  /** The specialty of the page; without one, each specialty with a text on the page. */
  specialty: string | undefined;
}

/** Compares the texts about a town with those that its page shows. */
export function townTexts(town: Town, { raw, sections, specialty }: ShowingPage): TownTexts {
  const names = namesIn(sections);
  const isNamed = ({ path }: TownText) =>
    names.has(`town.${path.join('.')}`) || (path[0] === 'specialties' && names.has(`specialty.${path.at(-1)}`));
  const hasItsWords = ({ text }: TownText) => {
    const named = localNames({ ...town, words: { text } });
    return raw.includes(text.trim().replace(/\.$/, '')) || named.some((one) => raw.includes(one));
  };
  const groups = [
    textsIn(town.words, ['words']),
    ...Object.entries(town.specialties ?? {})
      .map(([name, words]) => textsIn(words, ['specialties', name]))
      .filter((texts) =>
        texts.some(({ path, text }) => (specialty ? path[1] === specialty : raw.includes(text.trim()))),
      ),
  ];
  const all = groups.flat();
  return { shown: all.filter(isNamed), left: all.filter((text) => !isNamed(text) && !hasItsWords(text)) };
}

/** Returns the names in placeholders. Items that repeat for several towns are not about the town of the page. */
function namesIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([...value.matchAll(pattern)].map(([, name = '']) => name.trim()));
  if (isGroup(value) && 'each' in value) return new Set();
  const parts = Array.isArray(value) || isGroup(value) ? Object.values(value) : [];
  return new Set(parts.flatMap((part) => [...namesIn(part)]));
}

/** In words. A shorter general word is a name. */
const minSentence = 5;

const lengthOf = (text = '') => text.split(/\s+/).length;

/** Returns false for what is probably a name. */
export const isSentence = ({ path, text }: TownText) => path[0] === 'specialties' || lengthOf(text) >= minSentence;

/**
 * Returns the text that should be longer: the one with the fewest words compared with the same text of the other town,
 * or otherwise the longest. Ignores names.
 */
export function textToLengthen(shown: readonly TownText[], other: Town | undefined): TownText | undefined {
  const lacking = ({ path, text }: TownText) => Math.max(0, lengthOf(textAt(path, other)) - lengthOf(text));
  const sentences = shown.filter(isSentence);
  return sentences.sort((a, b) => lacking(b) - lacking(a) || lengthOf(b.text) - lengthOf(a.text))[0];
}

function textAt(path: Path, town: Town | undefined): string | undefined {
  const value = valueAt(town, path);
  return typeof value === 'string' ? value : undefined;
}
