import { formatNumber, plural } from '../../report/wording.ts';
import type { BuildEvent, BuildState } from './dev-protocol.ts';

/** The files last saved, and when, as a `performance.now()` time. */
export interface SavedFiles {
  files: string[];
  at: number;
}

/**
 * Reports the result of a build in the terminal. The check that follows an edit may find the same, which is not printed
 * again.
 */
export function reporter(print: (text: string) => void): (built: BuildEvent, edit: SavedFiles | null) => void {
  let said = '';
  return (built, edit) => {
    const news = built.isCheck ? null : edit;
    const report = built.state.kind === 'crash' ? built.state.text : built.state.report;
    if (news || (report && report !== said)) print(summary(built, news));
    if (said && !report) print('No problems are left.\n');
    said = report;
  };
}

/** How many of the saved files a line in the terminal lists. */
const maxNamed = 3;

function summary({ state, changed }: { state: BuildState; changed: string[] | null }, edit: SavedFiles | null): string {
  if (state.kind === 'problems') return state.report;
  if (state.kind === 'crash') return `${state.text}\n`;
  if (!edit) return state.report;
  const { files, at } = edit;
  return `${state.report}${filesPhrase(files)}: updated ${pagesPhrase(changed)} in ${Math.round(performance.now() - at)} ms\n`;
}

function filesPhrase(files: readonly string[]): string {
  const others = files.length - maxNamed;
  return [...files.slice(0, maxNamed), ...(others > 0 ? [`and ${plural(others, 'other')}`] : [])].join(', ');
}

function pagesPhrase(changed: string[] | null): string {
  if (changed === null) return 'all pages';
  return changed.length === 1 ? String(changed[0]) : `${formatNumber(changed.length)} pages`;
}
