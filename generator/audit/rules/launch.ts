import { sectionPaths } from '../../plan/section-paths.ts';
import type { Path } from '../../read/locate.ts';
import type { AuditedSite, Finding, Rule } from '../rule.ts';
import { writtenTexts } from '../written-texts.ts';

/** Example data that must be replaced before the site is public. */
export const rule: Rule = {
  id: 'launch',
  severity: 'error',
  beforeLaunch: true,
  reason: 'Visitors who call a number that does not exist do not come back.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.5',
  check: (site) => [...exampleData(site), ...placeholderSections(site), ...missingMapKey(site)],
};

const signs: readonly [pattern: RegExp, what: string, hint: string][] = [
  [/\(?\b\d{3}\)?[ .-]555[ .-]?01\d\d\b/, 'is not a real phone number', 'Write the real number.'],
  [/\b[\w.+-]+@(?:[\w-]+\.)*example\.(?:com|net|org)\b/, 'is not a real email address', 'Write the real one.'],
  [/\b(?:https:\/\/)?(?:[\w-]+\.)*example\.(?:com|net|org)\b[^\s]*/, 'is not a real address', 'Write the real one.'],
  [/\b[\w ]*\bExample [A-Z]\w+/, 'is an example', 'Write the real name.'],
  [/\blorem ipsum\b/i, 'is filler text', 'Write the real text.'],
  [/\bDEMO_MAP_ID\b/, 'is Google’s map ID for testing', 'Make a map ID in the Google Cloud console and write it here.'],
];

/** Matches whatever one of the signs matches. This one pattern rules out most text quickly. */
const suspect = /example|555|DEMO|lorem/i;

function exampleData(site: AuditedSite): Finding[] {
  return writtenTexts(site, suspect).flatMap(({ page, path, text }) => {
    const sign = signs.find(([pattern]) => pattern.test(text));
    if (!sign || isFormExample(path)) return [];
    const [pattern, what, hint] = sign;
    const excerpt = text.match(pattern)?.[0].trim() ?? '';
    return [{ at: { page, path }, message: `“${excerpt}” ${what}.`, hint, value: excerpt }];
  });
}

/** The example in the field of a form is intentional. */
const isFormExample = (path: Path) => path.join('.') === 'newsletter.placeholder';

/** Sections that only hold a place, such as that of a booking widget. */
function placeholderSections({ pages, sections }: AuditedSite): Finding[] {
  return pages.flatMap(({ page }) => {
    const paths = sectionPaths(page);
    return page.data.sections.flatMap(({ type }, index) => {
      if (!sections.get(type)?.placeholder) return [];
      const path = [...(paths[index] ?? ['sections']), 'type'];
      const message = `This ${type} section is only a placeholder for a widget.`;
      const hint = 'Delete it, or ask a developer to add a section type for the widget (npm run new -- section-type).';
      return [{ at: { page, path }, message, hint, value: type }];
    });
  });
}

function missingMapKey({ facts }: AuditedSite): Finding[] {
  if (!facts.map || facts.map.key) return [];
  return [
    {
      at: { page: null, path: ['map'] },
      message: 'The map has no key, so visitors see a sketch and a link instead.',
      hint: 'Make a key for Google Maps in the Google Cloud console and build with the environment variable MAPS_KEY.',
      value: 'map',
    },
  ];
}
