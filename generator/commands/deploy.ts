import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { UsageError } from '../report/usage-error.ts';
import { inWords } from '../report/wording.ts';
import type { DeployHost } from '../workshop/deploy/deploy-host.ts';
import type { DeployHostName } from '../workshop/deploy/hosts.ts';
import { type ExitCode, needRoot, type Register, type World, withRoot } from './terminal.ts';

export const deployCommand: Register = (program, terminal) =>
  withActions(withRoot(program.command('deploy')))
    .description('Show how to publish the site, write a workflow that publishes it, or publish it now.')
    .option('--host <host>', 'Where to publish (default: host in site.yaml).')
    .option('--out <dir>', 'The folder of the built site (default: dist in the root).')
    .option(
      '--daily',
      'Let the workflow publish every morning too (default: if something has dates, or it did so before).',
    )
    .option('--no-daily', 'Let the workflow publish only edits.')
    .option('--force', 'Replace a workflow that has been edited.', false)
    .addHelpText('after', '\nExample:\n  npm run deploy -- --host netlify')
    .action((options: DeployOptions, command: Command) => {
      refuseUnused(options, command);
      return terminal.finish(run(options, terminal));
    });

const actions = {
  workflow: 'Write .github/workflows/publish.yml, which publishes every change.',
  record: 'Read the record of what is published from the published site, for the next build.',
  publish: 'Publish the folder that a build has written.',
};

type DeployAction = keyof typeof actions;

interface DeployOptions extends Record<DeployAction, boolean> {
  root: string;
  host?: string;
  out?: string;
  daily?: boolean;
  force: boolean;
}

function withActions(command: Command): Command {
  const names = Object.keys(actions) as DeployAction[];
  for (const name of names) {
    const others = names.filter((other) => other !== name);
    command.addOption(new Option(`--${name}`, actions[name]).default(false).conflicts(others));
  }
  return command;
}

/** The options that apply to only one action. */
const readBy: Readonly<Record<string, DeployAction>> = { out: 'publish', daily: 'workflow', force: 'workflow' };

function refuseUnused(options: DeployOptions, command: Command): void {
  for (const [name, action] of Object.entries(readBy)) {
    if (options[action] || command.getOptionValueSource(name) !== 'cli') continue;
    const value = command.getOptionValue(name);
    const flag = `--${value === false ? 'no-' : ''}${name}`;
    const given = typeof value === 'string' ? `${flag} ${value}` : flag;
    throw new UsageError(`${flag} works only with --${action}. Write:  npm run deploy -- --${action} ${given}`);
  }
}

async function run(options: DeployOptions, world: World): Promise<ExitCode> {
  await needRoot(options.root);
  if (options.record) return record(options, world);
  if (options.workflow) return workflow(options, world);
  if (options.publish) return publishFolder(options, world);
  const { stepsFor } = await import('../workshop/deploy/steps.ts');
  const host = await hostName(options);
  world.out.write(stepsFor(host) + (await hostNote(host, options)) + placeNote(options));
  return 0;
}

/** @throws UsageError if neither the command line, site.yaml, nor the workflow names an existing host */
async function hostName({ root, host }: DeployOptions): Promise<DeployHostName> {
  const [{ hostCalled }, { publishFacts }, { workflowHost }] = await Promise.all([
    import('../workshop/deploy/hosts.ts'),
    import('../workshop/deploy/publish-facts.ts'),
    import('../workshop/deploy/workflow-file.ts'),
  ]);
  return hostCalled(host ?? (await publishFacts(root)).host ?? (await workflowHost(root)));
}

/** Returns what site.yaml lacks for a host; empty if it lacks nothing. */
async function hostNote(name: DeployHostName, { root }: DeployOptions): Promise<string> {
  const [{ deployHosts }, { publishFacts }] = await Promise.all([
    import('../workshop/deploy/hosts.ts'),
    import('../workshop/deploy/publish-facts.ts'),
  ]);
  const { title, builtFor }: DeployHost = deployHosts[name];
  const host = (await publishFacts(root)).host ?? 'generic';
  if (!builtFor || builtFor.some((one) => one === host)) return '';
  const lines = inWords(
    builtFor.map((one) => `\`host: ${one}\``),
    'or',
  );
  return `Note: site.yaml does not say ${lines}, so a build does not write redirects and headers as ${title} needs them.\n`;
}

/** Returns a note if GitHub could not run a workflow of this site; empty if it can. */
function placeNote({ root }: DeployOptions): string {
  if (existsSync(join(root, 'package.json'))) return '';
  return `Note: the workflow runs this program, and ${root} is not its folder. To publish with it, move site.yaml and all that belongs to the site into the folder of the program, next to package.json.\n`;
}

async function record({ root }: DeployOptions, world: World): Promise<ExitCode> {
  const { readPublished } = await import('./deploy-record.ts');
  return readPublished(root, world);
}

async function workflow(options: DeployOptions, world: World): Promise<ExitCode> {
  const { writeDeployWorkflow } = await import('./deploy-workflow.ts');
  const host = await hostName(options);
  // Before anything is written, because it fails if site.yaml cannot be read.
  const note = await hostNote(host, options);
  const exit = await writeDeployWorkflow(options, host, world);
  if (exit === 0) world.out.write(note + placeNote(options));
  return exit;
}

async function publishFolder(options: DeployOptions, world: World): Promise<ExitCode> {
  const [{ deployHosts }, { publishSite }] = await Promise.all([
    import('../workshop/deploy/hosts.ts'),
    import('./publish-site.ts'),
  ]);
  const name = await hostName(options);
  const host = deployHosts[name];
  // Before anything is published, because it fails if site.yaml cannot be read.
  const note = await hostNote(name, options);
  const exit = await publishSite(host, options, world);
  if (exit === 0) world.out.write(`Published on ${host.title}.\n${note}`);
  return exit;
}
