import { today } from '../publish/today.ts';
import { everyMorning } from '../workshop/deploy/every-morning.ts';
import type { DeployHostName } from '../workshop/deploy/hosts.ts';
import { isScheduled } from '../workshop/deploy/is-scheduled.ts';
import { publishFacts } from '../workshop/deploy/publish-facts.ts';
import { workflowFor } from '../workshop/deploy/workflow.ts';
import { replaceWorkflow, runsDaily, workflowFile, writeWorkflow } from '../workshop/deploy/workflow-file.ts';
import type { ExitCode, World } from './terminal.ts';

interface WorkflowOptions {
  root: string;
  /** Whether it also publishes every morning. By default, if it did so before or something has dates. */
  daily?: boolean;
  force: boolean;
}

/** Writes the workflow that publishes a site, and prints what it does. */
export async function writeDeployWorkflow(
  { root, daily, force }: WorkflowOptions,
  host: DeployHostName,
  { out, err, env, tools }: World,
): Promise<ExitCode> {
  const isDated = await isScheduled(root, today(root, env.SOURCE_DATE_EPOCH), await tools());
  const isDaily = daily ?? (isDated || (await runsDaily(root)) === true);
  const cron = isDaily ? everyMorning((await publishFacts(root)).timeZone) : null;
  const write = force ? replaceWorkflow : writeWorkflow;
  const written = await write(root, workflowFor(host, { cron }));
  if (written.state === 'edited') {
    out.write(written.patch);
    err.write(`Somebody edited ${workflowFile}, so it is unchanged. To make these changes, add --force.\n`);
    return 1;
  }
  const done = { written: 'Wrote', replaced: 'Replaced', unchanged: 'No change is needed in' }[written.state];
  out.write(`${done} ${workflowFile}.${dailyNote(daily, isDaily, isDated)}\n`);
  return 0;
}

/** Explains why a workflow runs every morning, or the effect of not doing so; empty if that was requested. */
function dailyNote(asked: boolean | undefined, isDaily: boolean, isDated: boolean): string {
  if (asked === false && isDated) return ' It publishes only edits, so what has dates waits for the next one.';
  if (asked !== undefined || !isDaily) return '';
  return isDated
    ? ' It runs every morning too, because something on the site has dates.'
    : ' It still runs every morning too. If you do not need that, add --no-daily.';
}
