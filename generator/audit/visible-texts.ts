import { hasOwnFile } from '../check/definition.ts';
import type { Path } from '../read/locate.ts';
import { textsIn } from '../read/texts-in.ts';
import type { AuditedSite } from './rule.ts';

/**
 * A text in YAML that visitors read: before its placeholders are filled in, and with its Markdown. `ShownText` is the
 * text on a page, and `WrittenText` may be one that visitors do not read.
 */
export interface VisibleText {
  file: string;
  path: Path;
  text: string;
  /** The slug of the town that it is about; null if it is not about one. */
  town: string | null;
}

/** Returns every text that visitors read: in site.yaml, on pages, and about towns. */
export function visibleTexts({
  files,
  towns,
  definitions,
  onWordsRead,
}: Pick<AuditedSite, 'files' | 'towns' | 'definitions' | 'onWordsRead'>): VisibleText[] {
  onWordsRead();
  const townOf = new Map(definitions.map(({ source, data }) => [source.file, data.town ?? null]));
  const inFiles = files.flatMap(({ file, texts, roleOf }) =>
    texts
      .filter(({ path }) => roleOf(path)?.role === 'shown')
      .map((written): VisibleText => ({ ...written, file, town: townOf.get(file) ?? null })),
  );
  const inTowns = [...towns.values()]
    .filter(hasOwnFile)
    .flatMap(({ town, file }): VisibleText[] =>
      [town.words, town.specialties]
        .flatMap((own, index) => textsIn(own, [parts[index] ?? '']))
        .map((one) => ({ ...one, file, town: town.slug })),
    );
  return [...inFiles, ...inTowns];
}

const parts = ['words', 'specialties'];
