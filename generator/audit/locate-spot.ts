import type { Leaf } from '../plan/fill.ts';
import type { SitePage } from '../plan/resolve.ts';
import { occurrences, partSpan, valueSpan } from '../read/locate.ts';
import type { Trace, TracedPage } from '../render/provenance.ts';
import type { TracedText } from '../render/provenance-marks.ts';
import type { SourceLocation } from '../report/diagnostic.ts';
import { readPage } from './read-page.ts';
import type { Reading } from './reading.ts';
import type { AuditedSite, BlockSpot, ImageSpot, Spot, TextPart, TextRange } from './rule.ts';

export type Locate = (spot: Spot) => SourceLocation;

/** Finds where the subjects of findings are written. Words on a page are found by rendering the page with marks. */
export function locator(site: Pick<AuditedSite, 'source' | 'leaves'>, trace: Trace): Locate {
  const markedPage = markedPages(trace);

  const linkLocation = ({ leaves }: SitePage, address: string): SourceLocation | null => {
    const isLink = ({ role, text }: Leaf) => role === 'link' && text === address;
    const leaf = leaves.find(isLink) ?? site.leaves.find(isLink);
    return leaf ? locationOf(leaf, { words: address, earlier: 0 }) : null;
  };

  const wordsLocation = (spot: BlockSpot | ImageSpot): SourceLocation | null => {
    const marked = markedPage(spot.page.route);
    if (!marked) return null;
    const { blocks, images } = marked.reading;
    const text = 'block' in spot ? blocks[spot.block]?.text : images[spot.image]?.alt;
    const { words, isChosen = false } = 'block' in spot ? spot : { words: wholeText };
    return text ? rangeLocation(marked.partsOf(text), words, isChosen) : null;
  };

  return (spot) => {
    if ('path' in spot) return locationOf({ source: spot.page?.source ?? site.source, path: spot.path }, spot.part);
    const found = 'address' in spot ? linkLocation(spot.page, spot.address) : wordsLocation(spot);
    return found ?? locationOf({ source: spot.page.source, path: ['route'] });
  };
}

const wholeText: TextRange = { start: 0, end: Number.POSITIVE_INFINITY };

/** What visitors would read on a page that was rendered with marks. */
interface MarkedPage extends Pick<TracedPage, 'partsOf'> {
  reading: Reading;
}

/** Reads each page at most once. */
function markedPages(trace: Trace): (route: string) => MarkedPage | null {
  const pages = new Map<string, MarkedPage | null>();
  return (route) => {
    const known = pages.get(route);
    if (known !== undefined) return known;
    const traced = trace(route);
    const marked = traced && { reading: readPage(traced.html), partsOf: traced.partsOf };
    pages.set(route, marked);
    return marked;
  };
}

function locationOf({ source, path }: Pick<Leaf, 'source' | 'path'>, part?: TextPart): SourceLocation {
  return { source, span: part ? partSpan(source, path, part.words, part.earlier) : valueSpan(source, path) };
}

/** The location of the words in a range: in the innermost leaf that contains all of them. */
function rangeLocation(
  parts: readonly TracedText[],
  { start, end }: TextRange,
  isChosen: boolean,
): SourceLocation | null {
  const placed = withOffsets(parts);
  const first = placed.find(({ to }) => to > start);
  const last = placed.findLast(({ from }) => from < end);
  if (!first || !last) return null;
  const containing = first.leaves.filter((leaf) => last.leaves.includes(leaf));
  const inner = containing.at(-1);
  if (!inner) return null;
  const whole = parts.map(({ text }) => text).join('');
  // The YAML has a placeholder, not the fact that fills it, so only the words before the placeholder can be found there.
  const words = whole.slice(start, first.leaves.at(-1) === inner ? Math.min(end, first.to) : end);
  const outer = isChosen && words === inner.text ? containing.at(-2) : undefined;
  if (outer) return locationOf(outer, { words, earlier: 0 });
  const own = placed.filter(({ leaves }) => leaves.at(-1) === inner);
  const earlierText = own.map(({ from, to }) => whole.slice(from, Math.min(to, start))).join(' ');
  return locationOf(inner, { words, earlier: occurrences(words, earlierText).length });
}

/** Adds the offsets where each part begins and ends in the whole text. */
function withOffsets(parts: readonly TracedText[]): (TracedText & { from: number; to: number })[] {
  let to = 0;
  return parts.map((part) => {
    const from = to;
    to += part.text.length;
    return { ...part, from, to };
  });
}
