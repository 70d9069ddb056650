import { inYaml } from '../../check/mistakes/dictation.ts';
import type { Page } from '../../plan/page.ts';
import { type Finding, headingSpot } from '../finding.ts';
import type { AuditedPage, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'headings',
  severity: 'warning',
  reason: 'People who use a screen reader find their way by headings: one main heading, and no skipped level.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  page: (audited) => [...mainHeadings(audited), ...skippedLevels(audited)],
};

/** Checks that a page has exactly one `<h1>`. */
function mainHeadings({ page, reading }: AuditedPage): Finding[] {
  const { route } = page;
  const all = reading.headings.filter(({ level }) => level === 1);
  if (all.length === 1) return [];
  const named = all.map(({ text }) => `“${text}”`).join(' and ');
  return [
    {
      at: all[1] ? headingSpot(route, all[1]) : { route, path: ['sections', 0, 'type'] },
      message:
        all.length === 0
          ? `${route} has no main heading.`
          : `${route} has ${all.length} main headings, ${named}. A page should have one.`,
      hint:
        all.length === 0
          ? withIntro(page)
          : 'Keep one hero, intro, or menu, and change the others to other section types, such as prose.',
    },
  ];
}

/** Returns an intro, which needs only two texts. A page for each town has its own in each. */
function withIntro({ data: { name, seo }, copy }: Page): string {
  const lead = 'Above this section, write an intro';
  if (copy) return `${lead}, with "heading:" and "text:".`;
  return `${lead}, such as:\n  - type: intro\n    heading: ${inYaml(name)}\n    text: ${inYaml(seo.description)}`;
}

/** Checks that a heading is at most one level below the heading before it. */
function skippedLevels({ page: { route }, reading }: AuditedPage): Finding[] {
  const headings = reading.headings.filter(({ inMain }) => inMain);
  return headings.flatMap((heading, index) => {
    const { level, text } = heading;
    const above = headings[index - 1];
    if (!above || level <= above.level + 1) return [];
    return [
      {
        at: headingSpot(route, heading),
        message: `“${text}” on ${route} is a heading of level ${level}, but the heading before it, “${above.text}”, is of level ${above.level}.`,
        hint: 'Give the section a heading of its own, or change the order of the sections.',
      },
    ];
  });
}
