import { isDraft } from '../../check/leave-out.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { frameOf, report } from '../../report/report.ts';
import type { BuildState, Problem } from './dev-protocol.ts';
import type { Planned } from './plan-again.ts';

/** @param problems why some drafts are not in the plan */
export function validState(planned: Planned, problems: readonly Diagnostic[], inColor: boolean): BuildState {
  return {
    kind: 'ok',
    base: planned.site.facts.base ?? '',
    drafts: draftsIn(planned),
    partlyDrafts: partlyDraftsIn(planned),
    ...shown(problems, inColor),
  };
}

export function invalidState(problems: readonly Diagnostic[], inColor: boolean): BuildState {
  return { kind: 'problems', ...shown(problems, inColor) };
}

function shown(diagnostics: readonly Diagnostic[], inColor: boolean): { problems: Problem[]; report: string } {
  const problems = diagnostics.map((diagnostic): Problem => {
    const { id, severity, message, hint, source, span } = diagnostic;
    return { id, severity, message, hint, frame: frameOf(diagnostic), location: { file: source.file, ...span.start } };
  });
  return { problems, report: report(diagnostics, 'text', inColor) };
}

/** The routes of the pages with parts that no build publishes. */
function partlyDraftsIn({ site, definitions }: Planned): string[] {
  const files = new Set(definitions.shown.filter(({ kind }) => kind === 'part').map(({ source }) => source.file));
  const pages = files.has(site.source.file) ? site.pages : site.pages.filter(({ source }) => files.has(source.file));
  return pages.map(({ route }) => route);
}

/** The routes of the pages that no build publishes. */
function draftsIn({ site }: Planned): string[] {
  // What a page says is filled in only for those that somebody opens.
  const isMarked = ({ data }: Source) => isDraft(data as Readonly<Record<string, unknown>>);
  return site.pages.filter(({ source, town }) => isMarked(source) || town?.draft).map(({ route }) => route);
}
