import type { DeployHost, Setting } from './deploy-host.ts';
import { type DeployHostName, deployHosts } from './hosts.ts';

/** Returns the three steps from nothing to a published site, in plain words. */
export function stepsFor(name: DeployHostName): string {
  const host: DeployHost = deployHosts[name];
  return `To publish on ${host.title}:

1. ${host.account}
2. ${settingsStep(host)}
3. Write the workflow that publishes every change of the main branch, and commit it:
     npm run deploy -- --host ${name} --workflow
${host.commands ? byHand(name) : ''}
docs/publishing.md has the details.
`;
}

function settingsStep({ settings }: DeployHost): string {
  if (settings.length === 0) return 'There is nothing to set: GitHub knows who may publish.';
  const width = Math.max(...settings.map(({ name }) => name.length));
  const line = ({ kind, name, what }: Setting) => `     ${kind.padEnd(8)}  ${name.padEnd(width)}  ${what}`;
  return `In the repository on GitHub, under Settings > Secrets and variables > Actions, set:
${settings.map(line).join('\n')}`;
}

function byHand(name: DeployHostName): string {
  return `   Or publish from this computer, with the same names in the environment:
     npm run deploy -- --record && npm run generate && npm run deploy -- --host ${name} --publish
`;
}
