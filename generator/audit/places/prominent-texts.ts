import { memoizedWeakly } from '../../../templates/memoized.ts';
import { partAt } from '../../read/locate.ts';
import { type BlockSpot, headingSpot, type ImageSpot, type Spot, type ValueSpot } from '../finding.ts';
import type { FoundName } from '../name-index.ts';
import type { AuditedPage } from '../rule.ts';

/** Text that search engines and shared links use to describe a page. */
export interface ProminentText {
  at: ValueSpot | BlockSpot | ImageSpot;
  /** A name for it, as in "The title of /a". */
  what: string;
  text: string;
  /** True for a title and the main heading, which describe the whole page. */
  isMain: boolean;
  /** True for a title, a name, and a list of areas, which begin with the subject of the page. */
  isTitle?: boolean;
}

/** Returns the spot of a name in the text. An alt text is reported as a whole. */
export function spotOfName({ at, text }: ProminentText, { name, index }: FoundName): Spot {
  if ('block' in at) return { ...at, words: { start: index, end: index + name.length } };
  if ('image' in at) return at;
  return { ...at, part: partAt(text, text.slice(index, index + name.length), index) };
}

/**
 * Returns the texts of a page that search engines and shared links use to describe it. Several rules ask for those of
 * the same page in turn.
 */
export const prominentTexts: (audited: AuditedPage) => readonly ProminentText[] = memoizedWeakly(textsOf);

function textsOf(audited: AuditedPage): ProminentText[] {
  const { route } = audited.page;
  const { headings, images } = audited.reading;
  return [
    ...namedTexts(audited),
    ...eyebrows(audited),
    ...headings
      .filter(({ level, inMain }) => inMain && level <= 3)
      .map((heading) => {
        const { level, text } = heading;
        return { at: headingSpot(route, heading), what: `The heading “${text}”`, text, isMain: level === 1 };
      }),
    ...images.map(({ alt }, image) => {
      return { at: { route, image }, what: 'The alt text of a picture', text: alt ?? '', isMain: false };
    }),
  ];
}

/** Returns properties of the page itself. Its areas are read together, because each is only a part. */
function namedTexts({ page: { route }, data, reading }: AuditedPage): ProminentText[] {
  const { seo, structuredData } = data;
  const texts = [
    { path: ['name'], what: 'The name', text: data.name, isMain: true, isTitle: true },
    { path: ['seo', 'title'], what: 'The title', text: reading.title, isMain: true, isTitle: true },
    { path: ['seo', 'description'], what: 'The description', text: reading.description, isMain: false },
    { path: ['seo', 'card', 'heading'], what: 'The heading of the card', text: seo.card?.heading, isMain: true },
    { path: ['seo', 'card', 'line'], what: 'The line of the card', text: seo.card?.line, isMain: false },
    {
      path: ['structuredData', 'areas'],
      what: 'The list of areas',
      text: structuredData?.areas.join(', '),
      isMain: true,
      isTitle: true,
    },
  ];
  return texts.flatMap(({ path, text, ...rest }) => (text ? [{ at: { route, path }, text, ...rest }] : []));
}

/** Returns the lines above headings, which some sections have. */
function eyebrows({ page: { route }, data, reading }: AuditedPage): ProminentText[] {
  // A page has few of these lines, and texts of many other lengths.
  const lines = data.sections.flatMap(({ eyebrow }) => eyebrow ?? []);
  const found: ProminentText[] = [];
  for (const [block, { text, inMain }] of reading.blocks.entries()) {
    if (!inMain || !lines.includes(text)) continue;
    const at = { route, block, words: { start: 0, end: text.length } };
    found.push({ at, what: `The line “${text}” above a heading`, text, isMain: false });
  }
  return found;
}
