import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../harness/project/project.ts';
import { installScripts, type Lock, licenseTable, packagesWithScripts, unfitLicenses } from './dependencies.ts';

const read = (file: string) => readFile(join(repository, file), 'utf8');
const lock: Lock = JSON.parse(await read('package-lock.json'));

test('only packages that are allowed by name run a script when they are installed', () => {
  expect(packagesWithScripts(lock)).toEqual(Object.keys(installScripts));
});

test('every package that ships has a license that is fit, and docs/licenses.md lists it', async () => {
  expect(unfitLicenses(lock)).toEqual([]);
  expect(await read('docs/licenses.md')).toContain(`<!-- licenses -->\n${licenseTable(lock)}<!-- end -->`);
});

test('a package with another license, or none, is reported', () => {
  const packages = { 'node_modules/a': { license: '(MIT AND GPL-3.0)' }, 'node_modules/b/node_modules/@c/d': {} };
  expect(unfitLicenses({ packages })).toEqual(['a: (MIT AND GPL-3.0)', '@c/d: none']);
});

test('every package has a hash of its content, and none names a server of its own', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const isFit = ({ resolved = '', integrity = '' }: Lock['packages'][string]) =>
    integrity.startsWith('sha512-') && resolved === '';
  expect(packages.filter(([, one]) => !isFit(one)).map(([path]) => path)).toEqual([]);
});
