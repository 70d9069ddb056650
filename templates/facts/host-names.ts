/** The hosts where a site can be published. `generic` is any other host that serves `services.html` at `/services`. */
export const hostNames = [
  'netlify',
  'cloudflare',
  'github-pages',
  'vercel',
  'nginx',
  'caddy',
  's3',
  'generic',
] as const;

export type HostName = (typeof hostNames)[number];
