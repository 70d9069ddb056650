import { memoized, once } from '../../templates/memoized.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { Leaf } from '../plan/texts/fill-context.ts';
import { occurrences, type Path, yamlAt } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import { valueAt } from '../read/value-at.ts';
import type { Trace, TracedPage } from '../render/provenance.ts';
import type { SourceLocation } from '../report/diagnostic.ts';
import type { BlockSpot, ImageSpot, Spot, TextRange, ValueSpot } from './finding.ts';
import { type CountEarlier, earlierCounter } from './leaf-texts.ts';
import { isPlaceholder, locationOf, rangeLocation } from './locate-range.ts';
import { readPage } from './read-page.ts';
import type { Reading } from './reading.ts';
import type { AuditedSite } from './rule.ts';

/** Returns null if the words are correct because they come from a placeholder. */
export type Locate = (spot: Spot) => SourceLocation | null;

/**
 * Locates the subjects of findings. Finds words on a page by rendering the page with marks.
 *
 * @param siteFile site.yaml
 * @param sources the files of pages and towns
 * @param leaves the texts of site.yaml
 */
export function locator(
  siteFile: Source,
  sources: readonly Source[],
  leaves: readonly Leaf[],
  { noteOf }: Pick<AuditedSite, 'noteOf'>,
  trace: Trace,
): Locate {
  const markedPage = markedPages(trace);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const sourceOf = (route: string | null) => byFile.get(noteOf(route ?? '')?.file ?? '') ?? siteFile;
  // The leaves of a town are present only if its file was read.
  const siteLinks = linkFinder(leaves.filter(({ source }) => source.file === siteFile.file));

  const linkLocation = (address: string): SourceLocation | null => {
    const leaf = siteLinks(address);
    return leaf ? locationOf(leaf, { words: address, earlier: 0 }) : null;
  };

  const wordsLocation = (spot: BlockSpot | ImageSpot): SourceLocation | null => {
    const marked = markedPage(spot.route);
    if (!marked) return null;
    const { blocks, images } = marked.reading;
    const text = 'block' in spot ? blocks[spot.block]?.text : images[spot.image]?.alt;
    const { words, isChosen = false } = 'block' in spot ? spot : { words: wholeText };
    if (!text) return null;
    const parts = marked.partsOf(text);
    const [count, index] = 'block' in spot ? [marked.countEarlier(), spot.block] : [earlierCounter([parts]), 0];
    return rangeLocation(parts, words, isChosen, (leaf, part, offset) => count(leaf, part, index, offset));
  };

  const isFilledIn = (spot: ValueSpot | BlockSpot): boolean => {
    if ('path' in spot) return !yamlAt(sourceOf(spot.route), spot.path).includes(spot.part?.words ?? '');
    const marked = markedPage(spot.route);
    const text = marked?.reading.blocks[spot.block]?.text;
    return text !== undefined && isPlaceholder(marked?.partsOf(text) ?? [], spot.words);
  };

  return (spot) => {
    if ('isWritten' in spot && spot.isWritten && isFilledIn(spot)) return null;
    if ('file' in spot) return locationOf({ source: byFile.get(spot.file) ?? siteFile, path: spot.path }, spot.part);
    if ('path' in spot) {
      return (
        filledLocation(spot, sourceOf, markedPage) ??
        locationOf({ source: sourceOf(spot.route), path: spot.path }, spot.part)
      );
    }
    const found = 'address' in spot ? linkLocation(spot.address) : wordsLocation(spot);
    return found ?? locationOf({ source: sourceOf(spot.route), path: ['route'] });
  };
}

/** Returns the location of the words of a value that come from a fact; null if they are in the value itself. */
function filledLocation(
  { route, path, part }: ValueSpot,
  sourceOf: (route: string) => Source,
  markedPage: (route: string) => MarkedPage | null,
): SourceLocation | null {
  if (route === null || !part || yamlAt(sourceOf(route), path).includes(part.words)) return null;
  const marked = markedPage(route);
  const parts = marked?.partsOf(textAt(marked.data, path)) ?? [];
  const found = occurrences(part.words, parts.map(({ text }) => text).join(''))[part.earlier];
  if (!found) return null;
  const count = earlierCounter([parts]);
  const words = { start: found.index, end: found.index + found[0].length };
  return rangeLocation(parts, words, false, (leaf, part, offset) => count(leaf, part, 0, offset));
}

/** Finds the first link with an address. The links are indexed on first use, which is rare. */
function linkFinder(leaves: readonly Leaf[]): (address: string) => Leaf | undefined {
  const links = once(() => {
    const all = leaves.filter(({ role }) => role === 'link').map((leaf) => [leaf.text, leaf] as const);
    return new Map(all.reverse());
  });
  return (address) => links().get(address);
}

const wholeText: TextRange = { start: 0, end: Number.POSITIVE_INFINITY };

/** The visible content of a page that was rendered with marks. */
interface MarkedPage extends Pick<TracedPage, 'partsOf' | 'data'> {
  reading: Reading;
  /** Counts words in the blocks of the page. */
  countEarlier: () => CountEarlier;
}

/** How many pages are kept in memory. The findings of one rule come page by page. */
const maxPages = 50;

/** Reads a page with several findings only once. */
function markedPages(trace: Trace): (route: string) => MarkedPage | null {
  const pages = new Map<string, MarkedPage | null>();
  return (route) => {
    const known = pages.get(route);
    if (known !== undefined) return known;
    const traced = trace(route);
    const marked = traced && markedPage(traced);
    if (pages.size >= maxPages) pages.clear();
    pages.set(route, marked);
    return marked;
  };
}

function markedPage({ html, data, partsOf: splitParts }: TracedPage): MarkedPage {
  const reading = readPage(html);
  const partsOf = memoized(splitParts);
  return {
    data,
    reading,
    partsOf,
    countEarlier: once(() => earlierCounter(reading.blocks.map(({ text }) => partsOf(text)))),
  };
}

/** Returns the text of a page at a path. Joins the texts of a list, as rules read them. */
function textAt(data: PageData, path: Path): string {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
