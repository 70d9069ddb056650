import { headingSpot, type Spot } from './finding.ts';
import type { AuditedPage } from './rule.ts';

/** Text that search engines use to find out what a page is about. */
export interface ProminentText {
  at: Spot;
  /** What it is, as in "The title of /a". */
  what: string;
  text: string;
  /** True for the title and the main heading. */
  isMain: boolean;
}

export function prominentTexts({ page: { route }, reading }: AuditedPage): ProminentText[] {
  const { title, description, headings, images } = reading;
  return [
    { at: { route, path: ['seo', 'title'] }, what: 'The title', text: title, isMain: true },
    { at: { route, path: ['seo', 'description'] }, what: 'The description', text: description, isMain: false },
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
