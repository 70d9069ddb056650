import { build } from '../build.ts';
import { usualOutput } from '../memory/build-place.ts';
import type { LastRun } from '../memory/last-run.ts';
import { buildEdited } from '../pipeline/edited-town/build-edited.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import type { SiteReport } from '../pipeline/site-report.ts';
import type { Tools } from '../tools.ts';

/**
 * Checks and audits a site without rendering pages that are the same as in the last build, and writes nothing.
 *
 * @throws ContentError with all errors
 */
export async function checkedAgain(input: BuildInput, tools: Tools, run: LastRun | null): Promise<SiteReport> {
  const edited = run?.edited(null);
  const report = edited ? await buildEdited(input, tools, null, edited) : null;
  if (report) return report;
  const memory = run?.projectMemory() ?? null;
  const last = memory && {
    memory,
    documents: run?.isInPlace() ? { folder: usualOutput(input.root), lost: new Set<string>() } : null,
  };
  return build(input, tools, null, { last });
}
