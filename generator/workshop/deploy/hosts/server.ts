import { wellKnown } from '../../../publish/hosts/host.ts';
import { type DeployHost, ownFiles, type PublishJob } from '../deploy-host.ts';
import { sshLogin, sshSettings } from './ssh-login.ts';

/** Compares files by content, because a build on another machine has other modification times. */
const copy = ['--recursive', '--links', '--checksum', '--chmod=D755,F644'];

/**
 * Uploads new assets first, so that every page finds its own. Then all files at once. Deletes files last.
 * https://download.samba.org/pub/rsync/rsync.1
 */
export const server: DeployHost = {
  title: 'your own server',
  account:
    'On the server, install rsync, create the folder that the web server serves, and an account that may write it and logs in with an SSH key.',
  settings: [
    {
      name: 'PUBLISH_TO',
      kind: 'variable',
      what: 'the folder, such as web@example.com:/srv/www/site',
      needed: 'always',
    },
    ...sshSettings('in a workflow'),
  ],
  builtFor: ['nginx', 'caddy'],
  fault: ({ PUBLISH_TO = '', GITHUB_ACTIONS }) => {
    const hasServer = PUBLISH_TO.includes(':');
    if (!hasServer && /^[^/.][^/]*@/.test(PUBLISH_TO)) {
      return `PUBLISH_TO is "${PUBLISH_TO}". Write a colon and the folder after the name of your server, as in web@example.com:/srv/www/site.`;
    }
    return GITHUB_ACTIONS && !hasServer
      ? `PUBLISH_TO is "${PUBLISH_TO}", a folder of the machine that runs this workflow. Name your server too, as in web@example.com:/srv/www/site.`
      : null;
  },
  commands: (job) => [
    { program: 'rsync', args: [...copy, '--include=/assets/***', '--exclude=*', from(job), to(job)] },
    {
      program: 'rsync',
      args: [
        ...copy,
        '--delay-updates',
        '--delete-after',
        `--exclude=/${ownFiles}`,
        `--filter=protect /${wellKnown}/***`,
        from(job),
        to(job),
      ],
    },
  ],
  // The mode, the size, and the time.
  columns: /^\S+ +[\d,.]+ +\S+ +[\d:]+ /,
  // rsync exits with 23 if there is no such folder.
  list: (job) => [{ program: 'rsync', args: ['--list-only', to(job)], accepted: [23] }],
  keeps: [wellKnown],
  workflow: { before: sshLogin },
};

/** Returns the folder with a slash at its end, so that rsync copies its contents. */
const from = ({ folder }: PublishJob) => `${folder}/`;
const to = ({ env }: PublishJob) => `${(env.PUBLISH_TO ?? '').replace(/\/$/, '')}/`;
