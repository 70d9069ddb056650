import { join } from 'node:path';
import { wellKnown } from '../../../publish/hosts/host.ts';
import { type DeployHost, type HostCommand, ownFiles, type PublishJob } from '../deploy-host.ts';
import { remoteOf } from './git-remote.ts';
import { sshLogin, sshSettings } from './ssh-login.ts';

const identity = { name: 'local-pages', email: 'publish@localhost' };

/**
 * Publishes bytes as they were built, regardless of the Git settings of this computer: no signature, no hook, and no
 * attribute that converts files, such as `* text=auto`.
 */
function asBuilt({ scratch }: PublishJob): string[] {
  const nothing = join(scratch, 'nothing');
  const settings = [
    'core.autocrlf=false',
    'commit.gpgsign=false',
    `core.hooksPath=${nothing}`,
    `core.attributesFile=${nothing}`,
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

/**
 * Commits the built site to a branch that contains nothing else except `.well-known`, with one commit for each
 * publication that changes it. The project's own repository is not touched: the commit is made in a separate repository.
 * https://git-scm.com/docs/git#_environment_variables
 */
export const git: DeployHost = {
  title: 'a branch of a git repository',
  account:
    'Create a repository whose branch your host serves, such as a bare one on your server with a post-receive hook that checks the branch out.',
  settings: [
    {
      name: 'PUBLISH_REMOTE',
      kind: 'secret',
      what: 'the address of the repository: https with a token, or one for SSH',
      needed: 'always',
    },
    { name: 'PUBLISH_BRANCH', kind: 'variable', what: 'the branch (default: gh-pages)', needed: 'optional' },
    ...sshSettings('optional'),
  ],
  workflow: { before: sshLogin },
  list: (job) => [...fetched(job), { ...run(job, ['ls-tree', '--name-only', branchOf(job)]), accepted: [128] }],
  keeps: [wellKnown],
  commands: (job) => {
    const { GITHUB_SHA } = job.env;
    const branch = branchOf(job);
    const message = `Publish ${GITHUB_SHA ?? 'the site'}`;
    return [
      ...fetched(job),
      run(job, ['symbolic-ref', 'HEAD', branch]),
      // The branch may not have that folder.
      { ...run(job, ['read-tree', `--prefix=${wellKnown}/`, `${branch}:${wellKnown}`]), accepted: [128] },
      // Files in the index so far that are not in the built site stay.
      run(job, ['add', '--ignore-removal', '--force', '--', '.', `:(exclude)${ownFiles}`]),
      { ...run(job, ['diff', '--cached', '--quiet']), accepted: [1], last: 0 },
      run(job, ['commit', '--quiet', '--no-verify', '--message', message]),
      run(job, ['push', '--quiet', '--', remoteOf(job.env).address, branch]),
    ];
  },
};

const branchOf = ({ env }: PublishJob) => `refs/heads/${env.PUBLISH_BRANCH || 'gh-pages'}`;

/**
 * Returns the commands that fetch the branch. It does not exist before the first publication. Any other problem is
 * reported by the push.
 */
function fetched(job: PublishJob): HostCommand[] {
  const branch = branchOf(job);
  const fetch = ['fetch', '--quiet', '--depth', '1', '--', remoteOf(job.env).address, `+${branch}:${branch}`];
  return [run(job, ['init', '--quiet']), { ...run(job, fetch), accepted: [128] }];
}

function run(job: PublishJob, args: readonly string[]): HostCommand {
  const { folder, scratch } = job;
  const env = {
    ...remoteOf(job.env).settings,
    GIT_DIR: scratch,
    GIT_WORK_TREE: folder,
    // In a hook of the project's own repository, git names the index of that one.
    GIT_INDEX_FILE: join(scratch, 'index'),
    // The attributes of the whole computer.
    GIT_ATTR_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: identity.name,
    GIT_AUTHOR_EMAIL: identity.email,
    GIT_COMMITTER_NAME: identity.name,
    GIT_COMMITTER_EMAIL: identity.email,
  };
  return { program: 'git', args: [...asBuilt(job), ...args], env, cwd: folder };
}
