import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { exampleVideo } from '../../../templates/facts/embed-address.ts';
import { exampleFormIds } from '../../../templates/facts/form-services.ts';
import { newsletterServices } from '../../../templates/facts/newsletter-services.ts';
import { memoized } from '../../../templates/memoized.ts';
import { sectionPaths } from '../../plan/section-paths.ts';
import type { Path } from '../../read/locate.ts';
import type { Background } from '../background.ts';
import type { Finding } from '../finding.ts';
import { ofAnotherCountry } from '../places/of-another-country.ts';
import type { AuditedPage, AuditedSite, Rule } from '../rule.ts';
import { type WrittenFile, writtenSpot } from '../written-texts.ts';

/**
 * Reports example data that must be replaced before the site is public, settings that hide the site from search
 * engines, and those of another country.
 */
export const rule: Rule = {
  id: 'launch',
  severity: 'error',
  beforeLaunch: true,
  reason: 'Visitors who call a number that does not exist do not come back.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.5',
  file: exampleData,
  page: placeholderSections,
  site: (site) => [...missingMapKey(site), ...keptFromSearch(site), ...ofAnotherCountry(site.facts)],
};

/** Examples from the docs and the hints. */
const samples = [
  ...exampleFormIds,
  exampleVideo,
  ...Object.values(newsletterServices).map(({ example }) => example),
].map(escapeRegExp);

type Sign = readonly [pattern: RegExp, what: string, hint: string];

/** Numbers that are set aside for fiction in North America. Elsewhere, they are so only after its country code. */
const phoneSigns = (countryCode: string): Sign => [
  countryCode.startsWith('+1') ? fictional('(?:\\+?1[ .-]?)?') : fictional('\\+1[ .-]?'),
  'is not a real phone number',
  'Write the real number.',
];

const fictional = memoized(
  (code: string) => new RegExp(`(?<!\\d)${code}\\(?(?:\\d[ .-]?){3}\\)?[ .-]?555[ .-]?01[ .-]?\\d[ .-]?\\d(?!\\d)`),
);

/** Each begins only where its words do, because a text may be long. */
const signs: readonly Sign[] = [
  [
    /(?<![\w.+-])[\w.+-]+@(?:[\w-]+\.)*example\.(?:com|net|org)\b/,
    'is not a real email address',
    'Write the real one.',
  ],
  [
    /(?<![\w-]|[\w-]\.)(?:https:\/\/)?(?:[\w-]+\.)*example\.(?:com|net|org)\b\S*/,
    'is not a real address',
    'Write the real one.',
  ],
  [new RegExp(`(?<!\\w)(?:${samples.join('|')})(?!\\w)`), 'is from an example', 'Write your own.'],
  [/(?<![\w ])[\w ]*\bExample [A-Z]\w+/, 'is an example', 'Write the real name.'],
  [/\blorem ipsum\b/i, 'is filler text', 'Write the real text.'],
  [/\bDEMO_MAP_ID\b/, 'is Google’s map ID for testing', 'Make a map ID in the Google Cloud console and write it here.'],
];

/** A note within a text. Stages before report one that begins with it. In Spanish and its neighbors, it means “all”. */
const todo: Sign = [/(?<![\p{L}\p{N}])TODO(?![\p{L}\p{N}])/u, 'marks what is still to be written', 'Write it.'];
const isTodoAWord = /^(?:es|pt|gl|ast)\b/;

/** Matches anything that one of the patterns matches. This single pattern rules out most texts quickly. */
const suspect = new RegExp(`example|555|DEMO|TODO|lorem|${samples.join('|')}`, 'i');

function exampleData(file: WrittenFile, { facts }: Background): Finding[] {
  const ofLanguage = isTodoAWord.test(facts.language) ? [] : [todo];
  const all = [phoneSigns(facts.contact.countryCode), ...signs, ...ofLanguage];
  return file.texts.flatMap((written) => {
    const { path, text } = written;
    const sign = suspect.test(text) ? all.find(([pattern]) => pattern.test(text)) : undefined;
    if (!sign || isFormExample(path)) return [];
    const [pattern, what, hint] = sign;
    const excerpt = text.match(pattern)?.[0].trim() ?? '';
    return [{ at: writtenSpot(file, written), message: `“${excerpt}” ${what}.`, hint, value: excerpt }];
  });
}

/** Returns true for the example in the field of a form, which is intentional. */
const isFormExample = (path: Path) => path.at(-1) === 'placeholder';

/** Reports sections that are only placeholders, such as for a booking widget. */
function placeholderSections({ page, data }: AuditedPage, { sections }: Background): Finding[] {
  return data.sections.flatMap((section, index) => {
    const { type } = section;
    if (!sections.get(type)?.isStandIn?.(section)) return [];
    const path = [...(sectionPaths(page)[index] ?? ['sections']), 'type'];
    const message = `This ${type} section is only a placeholder for a widget.`;
    const hint = 'Delete it, or give it the address of the widget (docs/owner-guide.md).';
    return [{ at: { route: page.route, path }, message, hint, value: type }];
  });
}

function missingMapKey({ facts }: AuditedSite): Finding[] {
  if (!facts.map || facts.map.key) return [];
  return [
    {
      at: { route: null, path: ['map'] },
      message: 'The map has no key, so visitors see a sketch and a link instead.',
      hint: 'Make a key for Google Maps in the Google Cloud console and build with the environment variable MAPS_KEY.',
      value: 'map',
    },
  ];
}

/** Reports a hidden site. A preview may stay hidden as long as necessary, so this is not a warning. */
function keptFromSearch({ facts, noteOf }: AuditedSite): Finding[] {
  const places = [
    { isHidden: facts.hidden, what: 'whole site', at: { route: null, path: ['hidden'] } },
    { isHidden: noteOf('/')?.hidden, what: 'home page', at: { route: '/', path: ['seo', 'hidden'] } },
  ];
  return places
    .filter(({ isHidden }) => isHidden)
    .map(({ what, at }) => ({
      at,
      message: `The ${what} asks search engines to leave it out, so people who search do not find it.`,
      hint: 'Delete "hidden: true".',
      value: 'hidden',
    }));
}
