import { asGroup } from '../../../templates/schema/is-group.ts';
import { gap } from '../../check/mistakes/gap.ts';
import { type Rules, rulesOf } from '../../check/mistakes/rules.ts';
import type { Project } from '../edit/project.ts';
import type { WrittenTown } from '../edit/written-towns.ts';
import type { OwnTexts } from './add-page.ts';
import { bare, described, excerpt } from './gap-words.ts';
import { specialtyLinks } from './specialty-links.ts';

/** A town that a page is modeled on, and the page. */
interface Model {
  town: WrittenTown;
  page: Readonly<Record<string, unknown>>;
}

/**
 * Returns the texts of another town's page, with a gap in place of each text that only that page has. Keeps what
 * several pages share, such as the label of a button, and links, keys, and prices. Its links to specialty pages become
 * those of the new town.
 *
 * @param specialties the specialties of the new town
 */
export function modeledPage(project: Project, { town, page }: Model, specialties: readonly string[]): OwnTexts {
  const usual = usualTexts(project, page);
  const textFor = (text: string, { role, fact, form, enum: choices, description }: Rules, within: string) => {
    const own = text === town.page ? '{town.page}' : text.replaceAll(town.name, '{town.name}');
    const isNoText =
      description === undefined ||
      role !== undefined ||
      fact !== undefined ||
      form !== undefined ||
      choices !== undefined;
    if (isNoText || !/\p{L}/u.test(own.replace(/\{[^{}]*\}/g, '')) || usual.has(text) || usual.has(own)) return own;
    return gap(described(description, within), excerpt(text));
  };
  const copy = (value: unknown, rules: Rules = {}, within = ''): unknown => {
    const { properties, items } = rules;
    if (typeof value === 'string') return textFor(value, rules, within);
    if (Array.isArray(value))
      return value.map((item) => copy(item, items, items?.properties ? bare(items.description ?? '') : within));
    if (typeof value !== 'object' || value === null) return value;
    const known = isButton(rules) ? undefined : properties;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child, known?.[key], within)]));
  };
  const { seo, structuredData, sections } = page;
  const copied = (Array.isArray(sections) ? sections : []).map((section) => {
    const { type, ...rest } = asGroup(section);
    return { type, ...(copy(rest, rulesOf(project.sections.get(String(type))?.schema)) as object) };
  });
  return {
    seo: copy(seo, rulesOf(project.page.seo)),
    ...(structuredData !== undefined && {
      structuredData: copy(structuredData, rulesOf(project.page.structuredData)),
    }),
    sections: specialtyLinks(project, copied, town, specialties),
  };
}

/** Returns true for a button or a link: its target and its label are the same on the page of any town. */
function isButton({ properties = {}, required = [] }: Rules): boolean {
  const all = required.flatMap((name) => properties[name] ?? []);
  const texts = all.filter(({ type, role, enum: choices }) => type === 'string' && !role && !choices);
  return texts.length === 1 && all.some(({ role }) => role === 'link');
}

/** Returns the texts that other pages contain too. */
function usualTexts({ pages }: Project, own: object): Set<string> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) collect(child);
  };
  for (const { data } of pages) if (data !== own) collect(data);
  return texts;
}
