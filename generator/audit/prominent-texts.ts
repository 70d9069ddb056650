import { headingSpot, type Spot } from './finding.ts';
import type { AuditedPage } from './rule.ts';

/** Text that search engines and shared links use to say what a page is about. */
export interface ProminentText {
  at: Spot;
  /** What it is, as in "The title of /a". */
  what: string;
  text: string;
  /** True for a title and the main heading, which say what the whole page is about. */
  isMain: boolean;
}

export function prominentTexts(audited: AuditedPage): ProminentText[] {
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

/** Properties of the page itself. Its areas are read together, because each says only a part. */
function namedTexts({ page: { route }, data, reading }: AuditedPage): ProminentText[] {
  const { seo, structuredData } = data;
  const texts = [
    { path: ['name'], what: 'The name', text: data.name, isMain: true },
    { path: ['seo', 'title'], what: 'The title', text: reading.title, isMain: true },
    { path: ['seo', 'description'], what: 'The description', text: reading.description, isMain: false },
    { path: ['seo', 'card', 'heading'], what: 'The heading of the card', text: seo.card?.heading, isMain: true },
    { path: ['seo', 'card', 'line'], what: 'The line of the card', text: seo.card?.line, isMain: false },
    {
      path: ['structuredData', 'areas'],
      what: 'The list of areas',
      text: structuredData?.areas.join(', '),
      isMain: true,
    },
  ];
  return texts.flatMap(({ path, text, ...rest }) => (text ? [{ at: { route, path }, text, ...rest }] : []));
}

/** The lines above headings, as some sections have them. */
function eyebrows({ page: { route }, data, reading }: AuditedPage): ProminentText[] {
  const lines = new Set(data.sections.map(({ eyebrow }) => eyebrow));
  return reading.blocks.flatMap(({ text, inMain }, block) => {
    if (!inMain || !lines.has(text)) return [];
    const at = { route, block, words: { start: 0, end: text.length } };
    return [{ at, what: `The line “${text}” above a heading`, text, isMain: false }];
  });
}
