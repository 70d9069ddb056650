import type { DeployHost } from '../deploy-host.ts';

/** An exact version, because it runs with a token that can publish. Renovate keeps it up to date. */
const cli = 'netlify-cli@27.10.2';

/** https://docs.netlify.com/cli/get-started/ and https://github.com/netlify/cli/blob/main/docs/commands/deploy.md */
export const netlify: DeployHost = {
  title: 'Netlify',
  account: 'At app.netlify.com, add a project without a repository, and connect your domain to it.',
  settings: [
    {
      name: 'NETLIFY_SITE_ID',
      kind: 'variable',
      what: 'the project ID, under Project configuration > General',
      needed: 'always',
    },
    {
      name: 'NETLIFY_AUTH_TOKEN',
      kind: 'secret',
      what: 'a personal access token, under User settings > Applications',
      needed: 'in a workflow',
    },
  ],
  builtFor: ['netlify'],
  uploadsAll: true,
  commands: ({ folder }) => [
    { program: 'npx', args: ['--yes', cli, 'deploy', '--prod', '--no-build', '--dir', folder] },
  ],
};
