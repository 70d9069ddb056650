import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDay } from '../../templates/facts/dates.ts';
import { isGroup } from '../../templates/schema/is-group.ts';
import type { PictureVariant } from '../assets/pictures/pictures.ts';
import { compareText } from '../basics/compare-text.ts';
import { codeOf } from '../files/error-code.ts';
import { hash } from '../files/hash.ts';
import { writeNamed } from '../files/write-named.ts';
import type { RenderedPage } from '../render/render.ts';
import { UsageError } from '../report/usage-error.ts';

/**
 * The published pages, by route: a hash of the content of the page, and the day on which it last changed, as
 * YYYY-MM-DD. Routes that are gone stay in it, without content, so that the `gone-route` rule can ask for a redirect.
 */
export type PublishedRecord = Readonly<Record<string, RecordEntry>>;

interface RecordEntry {
  content: string;
  changed: string;
}

/** Next to site.yaml: the current published record. Builds only read it; `deploy --record` writes it. */
export const recordFile = '.published.json';

/**
 * In the output folder: the record of this site, which is published with it. The next build reads it back from the
 * published site.
 */
export const publishedFile = 'published.json';

/**
 * Reads the record of what was published; an empty one if there is none.
 *
 * @throws UsageError if the file exists, but was not written by this program
 */
export async function readRecord(root: string): Promise<PublishedRecord> {
  const text = await readFile(join(root, recordFile), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '{}';
    if (codeOf(error) !== 'EISDIR') throw error;
    // Docker makes one where it is to mount a file that does not exist.
    throw new UsageError(`${recordFile} is a folder, but it must be a file. Delete the folder.`);
  });
  const [record, problem] = parseRecord(text.replace(/^\uFEFF/, ''));
  if (problem === null) return record;
  throw new UsageError(
    `${recordFile} cannot be used: ${problem}. Restore an earlier version of this file, or read it from the published site:  npm run deploy -- --record. Or delete it: then every page counts as changed today, and pages that you removed earlier are forgotten.`,
  );
}

/** Reads a record. The problem is null if the text can be used. */
export function parseRecord(text: string): [record: PublishedRecord, problem: string | null] {
  if (text.trim() === '') return [{}, 'it is empty'];
  const lines = text.split('\n');
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line));
  if (conflict >= 0) return [{}, `it has merge conflict markers on line ${conflict + 1}`];
  const record = parseJson(text);
  if (record === undefined) return [{}, 'it is not valid JSON'];
  if (!isGroup(record)) return [{}, 'it is not a group of routes'];
  const [route] = Object.entries(record).find(([, entry]) => !isEntry(entry)) ?? [];
  return [record as PublishedRecord, route === undefined ? null : `the entry of "${route}" has no content or no date`];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEntry(entry: unknown): boolean {
  if (!isGroup(entry)) return false;
  const { content, changed } = entry;
  return typeof content === 'string' && typeof changed === 'string' && isDay(changed);
}

/** Returns a hash of what a page says. */
export function hashOfPage({ page, body }: RenderedPage): string {
  const { title, description } = page.data.seo;
  return hash(title, description, withoutVersions(body.content, body.pictures));
}

/** What the record has of a page that is not hidden from search engines: its route, and a hash of what it says. */
export type SaidOnPage = readonly [route: string, content: string];

/**
 * Updates a record with the pages of a site. A page with unchanged content keeps its day. A deleted page has the day of
 * its deletion.
 *
 * @param today as YYYY-MM-DD
 */
export function updateRecord(old: PublishedRecord, pages: Iterable<SaidOnPage>, today: string): PublishedRecord {
  const all = new Map<string, RecordEntry>();
  for (const [route, before] of Object.entries(old)) all.set(route, entryAfter(before, '', today));
  for (const [route, content] of pages) all.set(route, entryAfter(old[route], content, today));
  return Object.fromEntries([...all].sort(([a], [b]) => compareText(a, b)));
}

/** Returns the entry of a page that has this content today, which keeps its day if it had the same content before. */
export function entryAfter(before: RecordEntry | undefined, content: string, today: string): RecordEntry {
  return before?.content === content ? before : { content, changed: today };
}

/**
 * Identifies each picture by its content. Its file name also depends on the version of the encoder and on the widths
 * that the layout needs, which do not affect what a page says.
 */
function withoutVersions(content: string, pictures: readonly PictureVariant[]): string {
  const names = new Map(pictures.map(({ path, picture }) => [path, picture.identity]));
  return [...names].reduce((text, [path, identity]) => text.replaceAll(path, identity), content);
}

/** Returns the text of a record, with one line for each route. */
export function printRecord(record: PublishedRecord): string {
  const lines = Object.entries(record).map(([route, entry]) => recordLine(route, entry));
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n';
}

/** Returns the line of a route, without the comma that follows all but the last. */
export const recordLine = (route: string, entry: RecordEntry): string => recordKey(route) + JSON.stringify(entry);

/** Returns how that line begins. */
export const recordKey = (route: string): string => `  ${JSON.stringify(route)}: `;

/** Writes the record if it has changed. */
export async function writeRecord(root: string, record: PublishedRecord): Promise<void> {
  const text = printRecord(record);
  const file = join(root, recordFile);
  if (text === (await readFile(file, 'utf8').catch(() => null))) return;
  const draft = `${file}.draft`;
  try {
    await writeNamed(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
