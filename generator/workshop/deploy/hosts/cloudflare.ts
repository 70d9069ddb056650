import type { DeployHost } from '../deploy-host.ts';

/** An exact version, because it runs with a token that can publish. Renovate keeps it up to date. */
const cli = 'wrangler@4.164.0';

/** https://developers.cloudflare.com/pages/how-to/use-direct-upload-with-continuous-integration/ */
export const cloudflare: DeployHost = {
  title: 'Cloudflare Pages',
  account:
    'At dash.cloudflare.com, under Workers & Pages, create a Pages project with direct upload and the production branch main, and connect your domain to it.',
  settings: [
    { name: 'CLOUDFLARE_PROJECT', kind: 'variable', what: 'the name of the project', needed: 'always' },
    {
      name: 'CLOUDFLARE_ACCOUNT_ID',
      kind: 'variable',
      what: 'the account ID, on the overview of Workers & Pages',
      needed: 'in a workflow',
    },
    {
      name: 'CLOUDFLARE_API_TOKEN',
      kind: 'secret',
      what: 'an API token that may edit Cloudflare Pages, under My Profile > API Tokens',
      needed: 'in a workflow',
    },
  ],
  builtFor: ['cloudflare'],
  uploadsAll: true,
  commands: ({ folder, env }) => {
    const project = ['--project-name', env.CLOUDFLARE_PROJECT ?? '', '--branch', 'main'];
    return [{ program: 'npx', args: ['--yes', cli, 'pages', 'deploy', folder, ...project] }];
  },
};
