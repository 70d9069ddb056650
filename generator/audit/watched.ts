import type { Trace } from '../render/provenance.ts';
import type { SiteContext } from './audited-site.ts';
import type { Background } from './background.ts';
import type { WrittenFile } from './written-texts.ts';

/** What messages depend on besides notes, so that the next build knows what to check. */
interface Reads {
  /** True if the unexpanded words of all towns were read. */
  words: boolean;
  /** The routes of the pages that were rendered again. */
  routes: Set<string>;
  /** The slugs of the towns that rules asked for. */
  towns: Set<string>;
}

/** Versions of the inputs that record what is read. */
interface Watched extends Pick<SiteContext, 'rendered' | 'onWordsRead'> {
  trace: Trace;
  reads: Reads;
  background: Background;
  /** Returns the same file, and records if a rule asks for its town. */
  withWatchedTown: (file: WrittenFile) => WrittenFile;
}

/** Returns inputs that record which words and pages are read while notes are combined. */
export function watched(background: Background, { rendered, trace }: Pick<Watched, 'rendered' | 'trace'>): Watched {
  const reads: Reads = { words: false, routes: new Set(), towns: new Set() };
  const onWordsRead = () => {
    reads.words = true;
  };
  const recorded =
    <T>(compute: (route: string) => T) =>
    (route: string) => {
      reads.routes.add(route);
      return compute(route);
    };
  const specialtyWords = () => {
    onWordsRead();
    return background.specialtyWords();
  };
  const withWatchedTown = (file: WrittenFile): WrittenFile => ({
    ...file,
    get town() {
      // A text without its own town may refer to the first one.
      reads.towns.add((file.town ?? background.facts.towns?.[0])?.slug ?? '');
      return file.town;
    },
  });
  return {
    reads,
    onWordsRead,
    withWatchedTown,
    background: { ...background, specialtyWords },
    rendered: recorded(rendered),
    trace: recorded(trace),
  };
}
