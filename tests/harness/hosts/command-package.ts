import type { DeployHost } from '../../../generator/workshop/deploy/deploy-host.ts';
import { type DeployHostName, deployHosts } from '../../../generator/workshop/deploy/hosts.ts';

/** The package and version that npx runs to publish on a host, such as `serve@14.2.7`. */
export function commandPackage(name: DeployHostName): string {
  const host: DeployHost = deployHosts[name];
  const [command] = host.commands?.({ folder: 'dist', scratch: '', env: {} }) ?? [];
  return command?.args[1] ?? '';
}
