import { isDraft } from '../../check/timing/leave-out.ts';
import type { Source } from '../../read/source.ts';
import { atRoot } from '../../report/at-root.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { frameOf, report, shownOf } from '../../report/report.ts';
import type { BuildState, Problem, Problems } from './dev-protocol.ts';
import type { Planned } from './plan-again.ts';

/**
 * The context of a state: the location of the site as given on the command line, and whether the terminal shows colors.
 */
export interface Reader {
  root: string;
  inColor: boolean;
}

/** @param problems why some drafts are not in the plan */
export function validState(planned: Planned, problems: readonly Diagnostic[], reader: Reader): BuildState {
  return {
    kind: 'ok',
    base: planned.site.facts.base ?? '',
    drafts: draftsIn(planned),
    partlyDrafts: partlyDraftsIn(planned),
    ...shown(problems, reader),
  };
}

/** Returns the state of a site with mistakes. */
export function invalidState(problems: readonly Diagnostic[], reader: Reader): BuildState {
  return { kind: 'problems', ...shown(problems, reader) };
}

/** Returns diagnostics as a page and the terminal show them. */
export function shown(diagnostics: readonly Diagnostic[], { root, inColor }: Reader): Problems {
  const problems = shownOf(diagnostics).map(({ diagnostic, more, isBrief }): Problem => {
    const { id, severity, source, span } = diagnostic;
    const words = [diagnostic.message, isBrief ? '' : diagnostic.hint, more].map((text) => atRoot(text, root));
    const [message, hint, others] = words as [string, string, string];
    return {
      id,
      severity,
      message,
      hint,
      frame: isBrief ? '' : frameOf(diagnostic),
      location: { file: source.file, ...span.start },
      others,
    };
  });
  return { problems, total: diagnostics.length, report: report(diagnostics, 'text', inColor) };
}

/** Returns the routes of the pages with parts that no build publishes. */
function partlyDraftsIn({ site, definitions }: Planned): string[] {
  const files = new Set(definitions.shown.filter(({ kind }) => kind === 'part').map(({ source }) => source.file));
  const pages = files.has(site.source.file) ? site.pages : site.pages.filter(({ source }) => files.has(source.file));
  return pages.map(({ route }) => route);
}

/** Returns the routes of the pages that no build publishes. */
function draftsIn({ site }: Planned): string[] {
  // A page is filled in only when somebody opens it.
  const isMarked = ({ data }: Source) => isDraft(data as Readonly<Record<string, unknown>>);
  return site.pages.filter(({ source, town }) => isMarked(source) || town?.draft).map(({ route }) => route);
}
