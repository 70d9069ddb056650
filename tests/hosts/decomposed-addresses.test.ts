import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { hostNames } from '../../templates/facts/host-names.ts';
import { visitorOf } from '../harness/hosts/preview.ts';
import { builtFor, hostedProject } from '../harness/project/hosted-project.ts';

test.each(hostNames)('on %s, an old address with the accents of a Mac leads to its page', async (name) => {
  const { folder } = await builtFor(name);
  const site = await readSite(folder, hosts[name]);
  const ask = visitorOf(() => site, name);
  for (const path of ['/cafe%CC%81', '/cafe%cc%81']) {
    const { status, headers, body } = ask(path);
    const isShown = status === 200 && /refresh" content="0; url=\/areas"/.test(body.toString());
    expect(isShown ? '/areas' : headers.location, path).toBe('/areas');
  }
  expect(ask('/caf%C3%A9').status).toBe(404);
});

test('a problem with such an address is reported at its line, also for an address of each town', async () => {
  const { generate, root } = await hostedProject('github-pages');
  const file = join(root, 'site.yaml');
  const site = await readFile(file, 'utf8');
  const more = ['/caf\u00e9: /services', '/\u00e4-{town.slug}: /services', '/a%CC%88-{town.slug}: /areas'];
  await writeFile(file, site.replace('redirects:\n', `redirects:\n${more.map((line) => `  ${line}\n`).join('')}`));
  const { out } = await generate('check');
  expect(
    [...out.matchAll(/treat those of (.*) as one file\.\n.*\n *\d+ │ +(.*)\n *│ +\^+$/gm)].map(([, ...found]) => found),
  ).toEqual([
    ['/a%CC%88-barre and /\u00e4-barre', '/a%CC%88-{town.slug}: /areas'],
    ['/cafe%CC%81 and /caf\u00e9', '/cafe%CC%81: "/areas"'],
  ]);
});
