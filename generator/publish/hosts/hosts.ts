import type { HostName } from '../../../templates/facts/host-names.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { generic } from './generic.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';

/** Every host. To add one, add its file to this list, and its name to `templates/facts/host-names.ts`. */
export const hosts: Readonly<Record<HostName, Host>> = {
  netlify,
  cloudflare,
  'github-pages': githubPages,
  vercel,
  nginx,
  caddy,
  s3,
  generic,
};

/** Returns the host of a site, and its name. */
export function hostOf({ host: name = 'generic' }: { host?: HostName | undefined }): { name: HostName; host: Host } {
  return { name, host: hosts[name] };
}
