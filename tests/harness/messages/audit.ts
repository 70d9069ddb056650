import { expect } from 'vitest';
import { page, project } from '../project/project.ts';
import { small } from '../project/small.ts';

/**
 * The report of a check of a small site with these files. Its home page links to every page among them, unless
 * a home page is one of them.
 *
 * @param more what site.yaml has besides; a list of towns replaces the one that it has
 */
export async function auditOf(files: Record<string, string | Buffer>, more = '', ...args: string[]): Promise<string> {
  const site = await siteWith();
  const changed = more.startsWith('towns:') ? site.replace(/towns:\n(?: .*\n)+/, '') : site;
  const { generate } = await project('small', {
    'site.yaml': changed + more,
    'pages/home.yaml': homeWithLinksTo(Object.values(files)),
    ...files,
  });
  const { exit, out } = await generate('check', ...args);
  expect(exit, out).toBe(/ {2}error {2}|^::error /m.test(out) ? 1 : 0);
  return `\n${withoutClosing(out)}`;
}

/** The site.yaml of the small site, with some of its texts replaced. */
export async function siteWith(...changes: Change[]): Promise<string> {
  let site = small;
  for (const [before, after] of changes) {
    expect(site).toContain(before);
    site = site.replace(before, () => after);
  }
  return site;
}

/** What is reported about these texts on a page of the small site in a language; empty if there are no problems. */
export async function saidIn(language: string, texts: readonly string[], ...changes: Change[]): Promise<string[]> {
  const site = await siteWith(['language: en-US', `language: ${language}`], ...changes);
  const report = await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', texts.map(prose).join('')) });
  return report.match(/(?<=\n {2})[“/].*/g) ?? [];
}

/** What is reported about the prices of a text, one by one; null if there is nothing. */
export async function pricesSaid(text: string, ...changes: Change[]): Promise<string[] | null> {
  const report = await auditOf({ 'site.yaml': await siteWith(...changes), ...saying(text) });
  expect(report).not.toContain('  error  ');
  return pricesIn(report);
}

/** What a text is reported to say, and what to write instead, one after the other; null if there are no problems. */
export async function statedAndRight(text: string, ...changes: Change[]): Promise<string[] | null> {
  const report = await auditOf({ 'site.yaml': await siteWith(...changes), ...saying(text) });
  return report.match(/(?<=says “)[^”]*(?=”, which)|(?<=Write ).*(?= instead)/g);
}

export type Change = readonly [before: string, after: string];

/** Removes what every report ends with: what to do about warnings, and how much is left to do before launch. */
function withoutClosing(out: string): string {
  return out.replace(/^(\d+ .* in \d+ files?\.) .*$/m, '$1').replace(/^\d+ things? to replace before launch.*\n/m, '');
}

function homeWithLinksTo(files: readonly (string | Buffer)[]): string {
  const routes = files.flatMap((text) => String(text).match(/(?<=^route: )\/\S*$/gm) ?? []);
  const links = routes.map((route) =>
    route.includes('{') ? `{ each: towns, label: "{town.name}", to: "${route}" }` : `{ label: ${route}, to: ${route} }`,
  );
  const list = `  - type: links\n    heading: Pages\n    links: [${links.join(', ')}]\n`;
  return home(links.length > 0 ? list : '');
}

/** A home page with a heading and these sections. */
export function home(sections = ''): string {
  const top = page({ route: '/', sections: '' }).replaceAll(': A', ': Home');
  return `${top}  - { type: intro, heading: Home, text: Welcome. }\n${sections}`;
}

/** A page with a title, a description and an intro of its own. */
export function pageNamed(route: string, sections = '', rest = ''): string {
  return page({
    route,
    rest,
    sections: `  - { type: intro, heading: About ${route}, text: What ${route.slice(1)} is. }\n${sections}`,
  }).replace('{ title: A, description: A,', `{ title: Title of ${route}, description: All about ${route},`);
}

/** A section with this text under the heading "More". */
export function prose(text: string): string {
  return `  - { type: prose, heading: More, text: "${text}" }\n`;
}

/** A page with this text. */
export const saying = (text: string, rest = '') => ({ 'pages/a.yaml': pageNamed('/a', prose(text), rest) });

/** The first line of each finding: where it is, how severe, and the rule. */
export function headsOf(report: string): string[] {
  return report.match(/^\S+:\d+:\d+ {2}(?:error|warning) {2}[\w-]+$/gm) ?? [];
}

/** What a report says about wrong prices, one by one; null if it says nothing. */
export const pricesIn = (report: string): string[] | null => report.match(/(?<=\n {2})(?:“.* (?:is|saves) |\/).*/g);
