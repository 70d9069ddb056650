import type { HostName } from '../../../templates/facts/host-names.ts';

/**
 * Describes where and how a site is published. To add a host, add a file to generator/workshop/deploy/hosts, and its
 * line to hosts.ts.
 */
export interface DeployHost {
  /** The name that people use for it. */
  title: string;
  /** What to do there once, in a sentence or two. */
  account: string;
  settings: readonly Setting[];
  /** Returns the programs that publish a folder, in order. Null if only a workflow can publish there. */
  commands: ((job: PublishJob) => readonly HostCommand[]) | null;
  /**
   * The values of `host:` in site.yaml for which a build writes what this host reads. Missing if it makes no
   * difference.
   */
  builtFor?: readonly HostName[];
  /** True if its program uploads everything in a folder. It gets a copy without the files that only builds need. */
  uploadsAll?: true;
  /** Returns the problem with the settings, or null. */
  fault?: (env: PublishJob['env']) => string | null;
  /**
   * Returns commands, the last of which lists what is published, one path at the end of each line, so that no unrelated
   * files are deleted. Missing if publishing deletes nothing else.
   */
  list?: (job: PublishJob) => readonly HostCommand[];
  /** Matches what comes before the path on such a line. Missing if there is nothing. */
  columns?: RegExp;
  /** Returns the paths of the site there, if they differ from those in its folder. */
  paths?: (folder: string) => Promise<readonly string[]>;
  /** The folders that publishing never deletes, so they may exist before the first publication. */
  keeps?: readonly string[];
  workflow?: HostWorkflow;
}

/** An environment variable, and a setting of a workflow. */
export interface Setting {
  name: string;
  kind: 'secret' | 'variable';
  /** What it is and where to find it; follows the name and a colon. */
  what: string;
  /** When it is needed: always, or only in a workflow, because a person is logged in. */
  needed: 'always' | 'in a workflow' | 'optional';
}

export interface PublishJob {
  /** The folder of the built site. */
  folder: string;
  /** An empty folder for temporary files during publishing. */
  scratch: string;
  /** The values of the settings. Optional ones may be missing. */
  env: Readonly<Record<string, string | undefined>>;
}

export interface HostCommand {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Exit codes that are not failures, besides 0. */
  accepted?: readonly number[];
  /** The exit code after which nothing is left to do, because the same site is already published. */
  last?: number;
}

/** The parts of a workflow for one host, as YAML. */
interface HostWorkflow {
  /** Steps before the site is published, on the main branch. */
  before?: string;
  /** Steps and jobs that publish, if no command does. */
  steps?: string;
  jobs?: string;
}

/** Files that only this computer needs in the output folder. */
export const ownFiles = '.local-pages*';

/** Returns true for the name of such a file. */
export const isOwnFile = (name: string): boolean => name.startsWith('.local-pages');
