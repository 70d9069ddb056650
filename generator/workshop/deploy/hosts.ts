import type { HostName } from '../../../templates/facts/host-names.ts';
import { UsageError } from '../../report/usage-error.ts';
import { inWords, nearOrAll } from '../../report/wording.ts';
import type { DeployHost } from './deploy-host.ts';
import { cloudflare } from './hosts/cloudflare.ts';
import { git } from './hosts/git.ts';
import { githubPages } from './hosts/github-pages.ts';
import { netlify } from './hosts/netlify.ts';
import { s3 } from './hosts/s3.ts';
import { server } from './hosts/server.ts';
import { vercel } from './hosts/vercel.ts';

/**
 * The other values of `host:` in site.yaml: web servers that owners run, which are all published to in the same way.
 */
const ownServers = ['nginx', 'caddy', 'generic'] as const satisfies readonly HostName[];

/** Every host of site.yaml, and two that a build does not know: a server that the owner runs, and a Git branch. */
type Name = Exclude<HostName, (typeof ownServers)[number]> | 'server' | 'git';

/** Where `deploy` publishes, by the names that `--host` takes. */
export const deployHosts = {
  netlify,
  cloudflare,
  'github-pages': githubPages,
  vercel,
  s3,
  server,
  git,
} as const satisfies Record<Name, DeployHost>;

export type DeployHostName = keyof typeof deployHosts;

/**
 * @param name the name from the command line, site.yaml, or the workflow; null if there is none
 * @throws UsageError if there is no such host
 */
export function hostCalled(name: string | null): DeployHostName {
  const known = Object.keys(deployHosts);
  if (name === null) throw new UsageError(`Name a host with --host: ${inWords(known, 'or')}.`);
  if (ownServers.some((own) => own === name)) return 'server';
  if (Object.hasOwn(deployHosts, name)) return name as DeployHostName;
  throw new UsageError(`There is no host "${name}". ${nearOrAll(name, known, 'The hosts are:')}`);
}
