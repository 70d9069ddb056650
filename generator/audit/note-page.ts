import { detached } from '../basics/detached.ts';
import { hasOwnFile, rolesOfTown, type TownDefinition } from '../check/definition.ts';
import { isHidden, referencesOf } from '../plan/page.ts';
import type { Leaf } from '../plan/texts/fill-context.ts';
import type { Source } from '../read/source.ts';
import type { RenderedPage } from '../render/render.ts';
import type { Auditor } from './auditor.ts';
import type { Background } from './background.ts';
import { shinglesOf } from './copies/masked-text.ts';
import type { Finding } from './finding.ts';
import type { FileNotes, PageNotes } from './page-notes.ts';
import type { Reading } from './reading.ts';
import type { AuditedPage } from './rule.ts';
import { shownTexts } from './shown-texts.ts';
import { textTraits } from './text-traits.ts';
import { type WrittenFile, writtenFile } from './written-texts.ts';

/** Extracts what visitors read from a rendered page. */
export function readRendered(
  { page, meta, body }: RenderedPage,
  { background, read, statements }: Pick<Auditor, 'background' | 'read' | 'statements'>,
): AuditedPage {
  const { facts } = background;
  const { data, route } = page;
  const reading = read([`<head>${meta}</head><body>`, ...body.pieces, '</body>']);
  const shown = shownTexts(route, data, reading, facts);
  const { isPast } = textTraits(data, background);
  const current = shown.filter((text) => !isPast(text));
  return { page, data, reading, shown, statements: current.flatMap(statements) };
}

/** Applies the rules to the texts of one file. */
export function noteFile(
  written: WrittenFile,
  { rules, background }: Pick<Auditor, 'rules' | 'background'>,
): FileNotes {
  const found = rules
    .map(({ id, file }) => [id, file?.(written, background) ?? []] as const)
    .filter(([, findings]) => findings.length > 0);
  return { file: written.file, findings: Object.fromEntries(found) };
}

/**
 * Applies the rules to the texts of towns. Leaves out those that have no files of their own, and those without findings,
 * because there may be very many.
 *
 * @param known returns the findings in a file that has not changed
 */
export function noteTowns(
  towns: readonly TownDefinition[],
  auditor: Auditor,
  known: (source: Source) => FileNotes['findings'] | undefined = () => undefined,
): FileNotes[] {
  return towns.filter(hasOwnFile).flatMap((town) => {
    const { source, data } = town;
    const written = () => writtenFile({ source, data, roles: rolesOfTown(town), unknown: [] }, data);
    const findings = known(source) ?? noteFile(written(), auditor).findings;
    return Object.keys(findings).length > 0 ? { file: source.file, findings } : [];
  });
}

/** Applies the rules to one page, and collects the notes and shingles for rules that need all pages. */
export function notePage(rendered: RenderedPage, auditor: Auditor): { notes: PageNotes; shingles: Uint32Array } {
  const { background, runHashes } = auditor;
  const audited = readRendered(rendered, auditor);
  const { page, data, reading } = audited;
  const hidden = isHidden(page);
  // A price list to print says again what the pages for the screen say.
  const isOnPaper = data.template === 'printable' && !page.town;
  const links = linkedRoutes(reading, background);
  const written = referencesOf(page).filter(({ role }) => role === 'link');
  const notes = {
    route: page.route,
    file: page.source.file,
    hidden,
    town: page.town?.slug ?? null,
    copy: page.copy?.slug ?? null,
    title: detached(reading.title),
    description: detached(reading.description),
    links,
    hiddenLinks: hiddenRoutes(written, links),
    hasLinkWithDomain: [...reading.links.map(({ href }) => href), ...written.map(({ text }) => text)].some(
      (address) => !isInSite(address) && background.hasDomain(address),
    ),
    dependsOnDay: data.published !== undefined || audited.shown.some(({ text }) => year.test(text)),
    stated: numbersOfPrices(audited, background),
    findings: findingsOn(audited, auditor),
  };
  return { notes, shingles: hidden || isOnPaper ? new Uint32Array() : shinglesOf(audited, background, runHashes) };
}

/** A year in the formats that dates use. */
const year = /(?<!\d)(?:19|20)\d\d(?!\d)|\d[/.-]\d{1,2}[/.-]\d\d(?!\d)/;

function findingsOn(audited: AuditedPage, { rules, background, findInTexts }: Auditor): PageNotes['findings'] {
  const inTexts = findInTexts(audited.shown, textTraits(audited.data, background));
  const found: Record<string, Finding[]> = {};
  for (const { id, page } of rules) {
    const inText = inTexts.get(id) ?? none;
    const onPage = page?.(audited, background) ?? none;
    if (inText.length + onPage.length > 0) found[id] = [...inText, ...onPage];
  }
  // Substrings keep the whole page in memory. Copies do not.
  return Object.keys(found).length > 0 ? JSON.parse(JSON.stringify(found)) : found;
}

const none: readonly Finding[] = [];

function linkedRoutes({ links }: Reading, { pages, facts: { base = '' } }: Background): string[] {
  const inSite = links.filter(({ href }) => href.startsWith(`${base}/`));
  const routes = new Set(inSite.map(({ href }) => href.slice(base.length).replace(/#.*/, '')));
  return [...routes].map((route) => pages.get(route)?.route ?? detached(route));
}

/** Returns true for a link within the site, as most are. Two slashes begin a host name. */
const isInSite = (address: string) => address.startsWith('#') || (address.startsWith('/') && address[1] !== '/');

function hiddenRoutes(written: readonly Pick<Leaf, 'text'>[], shown: readonly string[]): string[] {
  const routes = written.flatMap(({ text }) => (text.startsWith('/') ? text.replace(/[?#].*/, '') : []));
  return [...new Set(routes)].filter((route) => !shown.includes(route)).map(detached);
}

function numbersOfPrices({ statements }: AuditedPage, { prices: { numberOf } }: Background): number[] {
  const numbers = statements.flatMap(({ subject, amount }) => subject.flatMap((item) => numberOf(item, amount) ?? []));
  return [...new Set(numbers)];
}
