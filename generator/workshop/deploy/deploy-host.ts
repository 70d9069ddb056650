import type { HostName } from '../../../templates/facts/host-names.ts';

/** Where a site is published, and how. To add a host, add a file to generator/workshop/deploy/hosts, and its line to hosts.ts. */
export interface DeployHost {
  /** As people call it. */
  title: string;
  /** What to do there once, in a sentence or two. */
  account: string;
  settings: readonly Setting[];
  /** Returns the programs that publish a folder, in order. Null if only a workflow can publish there. */
  commands: ((job: PublishJob) => readonly HostCommand[]) | null;
  /** What `host:` in site.yaml may be, so that a build writes what this host reads. Missing if it makes no difference. */
  builtFor?: readonly HostName[];
  /** What is wrong with the settings. */
  fault?: (env: PublishJob['env']) => string | null;
  /**
   * The last of these lists what is published, one path at the end of each line, so that no files of others are deleted. Missing
   * if publishing deletes nothing else.
   */
  list?: (job: PublishJob) => readonly HostCommand[];
  /** What is before the path on such a line. Missing if there is nothing. */
  columns?: RegExp;
  /** The paths that the site has there, if they are not those in its folder. */
  paths?: (folder: string) => Promise<readonly string[]>;
  /** The folders that publishing never deletes, so they may be there before the first site is. */
  keeps?: readonly string[];
  workflow?: HostWorkflow;
}

/** A value of the environment, and of a workflow. */
export interface Setting {
  name: string;
  kind: 'secret' | 'variable';
  /** What it is and where to find it; follows the name and a colon. */
  what: string;
  /** Who needs it: every publication, or only a workflow, because a person has logged in. */
  needed: 'always' | 'in a workflow' | 'optional';
}

export interface PublishJob {
  /** The folder of the built site. */
  folder: string;
  /** An empty folder for files that are needed only while publishing. */
  scratch: string;
  /** The values of the settings. Those that are optional may be missing. */
  env: Readonly<Record<string, string | undefined>>;
}

export interface HostCommand {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Exit codes that are not failures, besides 0. */
  accepted?: readonly number[];
}

/** What a workflow has for one host, as YAML. */
interface HostWorkflow {
  /** Steps before the site is published, on the main branch. */
  before?: string;
  /** Steps and jobs that publish, if no command does. */
  steps?: string;
  jobs?: string;
}

/** What only this computer needs in the output folder. */
export const ownFiles = '.local-pages*';
