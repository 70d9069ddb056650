import { cp, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { heldSignals } from '../../files/held-signals.ts';
import { publishedFile } from '../../publish/record.ts';
import { UsageError } from '../../report/usage-error.ts';
import { inWords } from '../../report/wording.ts';
import { type DeployHost, type HostCommand, isOwnFile, type PublishJob } from './deploy-host.ts';
import { read, show } from './run-command.ts';

const stopped = 'Publishing was stopped';

/**
 * Publishes the folder of a built site. If somebody stops it, nothing goes on publishing after it has ended.
 *
 * @returns null, or why the site may be published only in part
 * @throws UsageError if a setting or a program is missing, or if unrelated files would be deleted; then nothing has
 *   been published
 */
export async function publish(host: DeployHost, folder: string, env: PublishJob['env']): Promise<string | null> {
  if (!host.commands) {
    throw new UsageError(
      `${host.title} is published by a workflow. To see how, run the same command without --publish.`,
    );
  }
  needSettings(host, env);
  const fault = host.fault?.(env) ?? null;
  if (fault !== null) throw new UsageError(fault);
  const scratch = await mkdtemp(join(tmpdir(), 'publish-'));
  const stopping = heldSignals();
  try {
    const job = { folder: host.uploadsAll ? await copyForUpload(folder, scratch) : folder, scratch, env };
    if (host.list) await refuseForeign(host, host.list(job), job);
    for (const command of host.commands(job)) {
      if (stopping.isAsked()) return stopped;
      const code = await show(command, env);
      if (code !== 0 && !command.accepted?.includes(code))
        return stopping.isAsked() ? stopped : `${command.program} ended with code ${code}`;
      if (code === command.last) return null;
    }
    return null;
  } finally {
    await rm(scratch, { recursive: true, force: true });
    stopping.release();
  }
}

/** Copies a site without the files that only builds need. */
async function copyForUpload(folder: string, scratch: string): Promise<string> {
  const copy = join(scratch, 'site');
  // A link would be copied as a link.
  await cp(await realpath(folder), copy, { recursive: true, filter: (path) => !isOwnFile(basename(path)) });
  return copy;
}

/** @throws UsageError if a value is missing. GitHub gives an empty one for a secret that does not exist. */
function needSettings({ settings, title }: DeployHost, env: PublishJob['env']): void {
  const missing = settings.filter(
    ({ name, needed }) => !env[name] && (needed === 'always' || (needed === 'in a workflow' && env.GITHUB_ACTIONS)),
  );
  if (missing.length === 0) return;
  const names = inWords(missing.map(({ name }) => name));
  const lines = missing.map(({ name, kind, what }) => `  ${name} (a ${kind} on GitHub): ${what}\n`);
  throw new UsageError(
    `To publish on ${title}, set ${names} in the environment:\n${lines.join('')}See docs/publishing.md.`,
  );
}

/** @throws UsageError if there are files that no build of this site has written and that publishing would not keep */
async function refuseForeign(
  host: DeployHost,
  list: readonly HostCommand[],
  { folder, env }: PublishJob,
): Promise<void> {
  const listed = await listedBy(list, host.columns, env);
  const others = listed.filter((path) => !['', '.', ...(host.keeps ?? [])].includes(firstOf(path)));
  if (others.length === 0) return;
  const own = await (host.paths ?? readdir)(folder);
  const root = rootOf(own);
  const nameOf = (path: string) => (path.startsWith(root) ? firstOf(path.slice(root.length)) : path);
  const names = others.map(nameOf);
  if (names.includes(publishedFile)) return;
  // The first publication may have been interrupted after the assets.
  const ownNames = new Set(own.map(nameOf));
  const foreign = names.find((name) => !ownNames.has(name));
  if (foreign === undefined && names.includes('assets')) return;
  throw new UsageError(
    `${list.at(-1)?.args.at(-1)} has files that this program did not publish, and they would be deleted, such as ${foreign ?? others[0]}. Name another place, or empty this one.`,
  );
}

/**
 * Returns the folder of the site there, with a slash at its end; empty at the top. A file in static/ may have the same
 * name as its record.
 */
function rootOf(paths: readonly string[]): string {
  const records = paths.filter((path) => basename(path) === publishedFile);
  const [record = publishedFile] = records.sort((a, b) => a.length - b.length);
  return record.slice(0, -publishedFile.length);
}

const firstOf = (path: string) => path.split('/', 1)[0] ?? '';

/** Returns the paths that the last command lists; none if there is nothing yet. */
async function listedBy(
  commands: readonly HostCommand[],
  columns: RegExp | undefined,
  env: PublishJob['env'],
): Promise<string[]> {
  let listed = '';
  for (const command of commands) {
    const { code, out } = await read(command, env);
    if (command.accepted?.includes(code)) return [];
    if (code !== 0) throw new UsageError(`Cannot see what is published: ${command.program} ended with code ${code}.`);
    listed = out;
  }
  return listed.split('\n').map((line) => line.replace(/\r$/, '').replace(columns ?? '', ''));
}
