import type { DeployHost } from '../deploy-host.ts';

/** An exact version, because it runs with a token that can publish. Renovate keeps it up to date. */
const cli = 'vercel@64.0.2';

/** https://vercel.com/docs/cli/deploy */
export const vercel: DeployHost = {
  title: 'Vercel',
  account:
    'On this computer, run npx vercel link in an empty folder to create a project. Its IDs are in .vercel/project.json. Connect your domain to the project.',
  settings: [
    { name: 'VERCEL_ORG_ID', kind: 'variable', what: 'orgId of .vercel/project.json', needed: 'always' },
    { name: 'VERCEL_PROJECT_ID', kind: 'variable', what: 'projectId of .vercel/project.json', needed: 'always' },
    { name: 'VERCEL_TOKEN', kind: 'secret', what: 'a token, under Account Settings > Tokens', needed: 'in a workflow' },
  ],
  builtFor: ['vercel'],
  uploadsAll: true,
  // It reads the token from the environment: everybody on this computer can see the arguments of a program.
  commands: ({ folder }) => [{ program: 'npx', args: ['--yes', cli, 'deploy', folder, '--prod', '--yes'] }],
};
