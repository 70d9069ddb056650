import { programOf } from '../harness/hosts/program-of.ts';
import { installPackages } from './install.ts';

const packages = { nginx: ['nginx', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'], rsync: ['rsync'] };

/** Installs the servers that tests ask, where that is possible. Tests of those that are missing are skipped, and say so. */
export function installServers(say: (words: string) => void): void {
  const missing = Object.entries(packages).flatMap(([program, names]) => (programOf(program) ? [] : names));
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  say(`Installing servers to test with (apt-get install ${missing.join(' ')})…`);
  installPackages(...missing);
}
