import type { Leaf } from '../../plan/fill.ts';
import type { AuditedSite, Finding, Rule } from '../rule.ts';

/** Example data that must be replaced before the site is public. */
export const rule: Rule = {
  id: 'launch',
  severity: 'error',
  beforeLaunch: true,
  reason: 'A visitor who calls a number that does not exist does not call twice.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.5',
  check: (site) => [...exampleData(site), ...missingMapKey(site)],
};

const signs: readonly [pattern: RegExp, what: string, hint: string][] = [
  [/\(?\b\d{3}\)?[ .-]555[ .-]?01\d\d\b/, 'is a phone number that nobody has', 'Write the real number.'],
  [/\b[\w.+-]+@(?:[\w-]+\.)*example\.(?:com|net|org)\b/, 'is an address where no mail arrives', 'Write the real one.'],
  [
    /\b(?:https:\/\/)?(?:[\w-]+\.)*example\.(?:com|net|org)\b[^\s]*/,
    'is an address that leads nowhere',
    'Write the real one.',
  ],
  [/\b[\w ]*\bExample [A-Z]\w+/, 'stands for something real', 'Write what it is really called.'],
  [/\bDEMO_MAP_ID\b/, 'is Google’s map for trying out', 'Make a map ID in the Google Cloud console and write it here.'],
];

/** Matches every text that one of the signs matches. Most texts are ruled out by this one pattern. */
const suspect = /example|555|DEMO/i;

function exampleData({ leaves, pages }: AuditedSite): Finding[] {
  const all = [
    ...leaves.map((leaf) => ({ leaf, page: null })),
    ...pages.flatMap(({ page }) => page.leaves.map((leaf) => ({ leaf, page }))),
  ];
  return all.flatMap(({ leaf, page }) => {
    if (!suspect.test(leaf.text) || isReason(leaf) || isFormExample(leaf)) return [];
    const written = asWritten(leaf);
    const sign = signs.find(([pattern]) => pattern.test(written));
    if (!sign) return [];
    const [pattern, what, hint] = sign;
    const [excerpt = ''] = written.match(pattern) ?? [];
    return [{ at: { page, path: leaf.path }, message: `“${excerpt.trim()}” ${what}.`, hint, value: excerpt.trim() }];
  });
}

/** The text before its placeholders were filled in. What a placeholder shows is reported once, where it is written. */
function asWritten({ source, path }: Leaf): string {
  const value = path.reduce<unknown>(
    (group, step) => (group as Record<string | number, unknown> | undefined)?.[step],
    source.data,
  );
  return typeof value === 'string' ? value : '';
}

/** The reason for an acceptance is not shown to visitors. */
const isReason = ({ path }: Leaf) => path[0] === 'accept';

/** The example in the field of a form is meant as one. */
const isFormExample = ({ path }: Leaf) => path.join('.') === 'newsletter.placeholder';

function missingMapKey({ facts }: AuditedSite): Finding[] {
  if (!facts.map || facts.map.key) return [];
  return [
    {
      at: { page: null, path: ['map'] },
      message: 'The map has no key, so visitors see a sketch and a link in its place.',
      hint: 'Make a key for Google Maps in the Google Cloud console and build with the environment variable MAPS_KEY.',
      value: 'map',
    },
  ];
}
