/** The packages of the program, from package-lock.json (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */

interface LockedPackage {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** Where it comes from; empty for the registry that npm is set to. */
  resolved?: string;
  integrity?: string;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Licenses that let anybody use, change and share a program; fonts may be served with a site. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Packages that may run a script when they are installed, and why. Without it, each must work too. */
export const installScripts: Readonly<Record<string, string>> = {
  esbuild: 'replaces its own launcher by the program for this system, so that it starts faster',
};

/** The names of packages with an install script. */
export function packagesWithScripts({ packages }: Lock): string[] {
  return Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map(nameOf);
}

/** The packages that ship whose license is not known to be fit. */
export function unfitLicenses(lock: Lock): string[] {
  const isFit = (license: string) =>
    license.split(/[() ]+(?:AND)?[() ]*/).every((one) => !one || allowed.includes(one));
  return shipped(lock)
    .filter(({ license }) => !isFit(license))
    .map(({ name, license }) => `${name}: ${license}`);
}

/** The packages of each license, as a table in Markdown. */
export function licenseTable(lock: Lock): string {
  const names = new Map<string, Set<string>>();
  for (const { name, license } of shipped(lock)) {
    names.set(license, (names.get(license) ?? new Set()).add(name));
  }
  const rows = [...names].sort().map(([license, packages]) => `| ${license} | ${[...packages].sort().join(', ')} |\n`);
  return `| license | packages |\n| --- | --- |\n${rows.join('')}`;
}

interface Shipped {
  name: string;
  license: string;
}

/** All packages that are not only for developers, including those for other systems. */
function shipped({ packages }: Lock): Shipped[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license = 'none' }]) => ({ name: nameOf(path), license }));
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
