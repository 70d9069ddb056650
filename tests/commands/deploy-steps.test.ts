import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inWords } from '../../generator/report/wording.ts';
import { deployHosts } from '../../generator/workshop/deploy/hosts.ts';
import { project, repository } from '../harness/project/project.ts';

test('three steps explain a host', async () => {
  const { root, generate } = await project('small', { 'package.json': '{}' });
  expect((await generate('deploy', '--host', 'server')).out).toMatchInlineSnapshot(`
    "To publish on your own server:

    1. On the server, install rsync, create the folder that the web server serves, and an account that may write it and logs in with an SSH key.
    2. In the repository on GitHub, under Settings > Secrets and variables > Actions, set:
         variable  PUBLISH_TO       the folder, such as web@example.com:/srv/www/site
         secret    SSH_KEY          the private key of the account on the server
         variable  SSH_KNOWN_HOSTS  what ssh-keyscan -t ed25519 example.com prints for your server
         variable  SSH_PORT         the port of SSH, if it is not 22
    3. Write the workflow that publishes every change of the main branch, and commit it:
         npm run deploy -- --host server --workflow
       Or publish from this computer, with the same names in the environment:
         npm run deploy -- --record && npm run generate && npm run deploy -- --host server --publish

    docs/publishing.md has the details.
    Note: site.yaml does not say \`host: nginx\` or \`host: caddy\`, so a build does not write redirects and headers as your own server needs them.
    "
  `);
  expect((await generate('deploy', '--host', 'github-pages')).out).toMatchInlineSnapshot(`
    "To publish on GitHub Pages:

    1. In the repository on GitHub, under Settings > Pages, choose the source GitHub Actions, and enter your domain. Without a domain of your own, the site is at https://<owner>.github.io/<repository>, and site.yaml needs that url and base.
    2. There is nothing to set: GitHub knows who may publish.
    3. Write the workflow that publishes every change of the main branch, and commit it:
         npm run deploy -- --host github-pages --workflow

    docs/publishing.md has the details.
    "
  `);
  expect(await readdir(root)).not.toContain('.github');
});

test.each(Object.keys(deployHosts))('%s is explained in three steps', async (host) => {
  const { generate } = await project('small');
  const { exit, out } = await generate('deploy', '--host', host);
  expect(exit).toBe(0);
  expect(out.match(/^\d\./gm)).toEqual(['1.', '2.', '3.']);
});

test.each(Object.entries(deployHosts))(
  'the docs name every setting of %s, and its workflow',
  async (name, { settings }) => {
    const docs = await readFile(join(repository, 'docs/publishing.md'), 'utf8');
    const words = [...settings.map((setting) => `\`${setting.name}\``), `npm run deploy -- --host ${name} --workflow`];
    expect(
      words.filter((one) => !docs.includes(one)),
      'docs/publishing.md has to name these',
    ).toEqual([]);
  },
);

test.each([
  ['nginx', 'your own server'],
  ['github-pages', 'GitHub Pages'],
])('host: %s in site.yaml is the default', async (host, title) => {
  const { root, generate } = await project('small');
  const site = join(root, 'site.yaml');
  await writeFile(site, `${await readFile(site, 'utf8')}host: ${host}\n`);
  expect((await generate('deploy')).out).toContain(`To publish on ${title}:`);
});

test.each([
  ['', []],
  ['host: github-pages\n', []],
  [
    'host: netlify\n',
    [
      'Note: site.yaml does not say `host: github-pages` or `host: generic`, so a build does not write redirects and headers as GitHub Pages needs them.',
    ],
  ],
])('with %j, a note says whether GitHub Pages can read the redirects', async (line, notes) => {
  const { root, generate } = await project('small', { 'package.json': '{}' });
  const site = join(root, 'site.yaml');
  await writeFile(site, `${await readFile(site, 'utf8')}${line}`);
  const { out } = await generate('deploy', '--host', 'github-pages');
  expect(out.match(/^Note: .*/gm) ?? []).toEqual(notes);
});

test('a note says that a workflow cannot run where the program is not, and where it can', async () => {
  const { root, generate } = await project('small', { 'package.json': '{}' });
  const note = `Note: the workflow runs this program, and ${root} is not its folder.`;
  expect((await generate('deploy', '--host', 'netlify')).out).not.toContain(note);
  expect((await generate('deploy', '--host', 'netlify', '--workflow')).out).not.toContain(note);
  await rm(join(root, 'package.json'));
  expect((await generate('deploy', '--host', 'netlify')).out).toContain(note);
  expect((await generate('deploy', '--host', 'netlify', '--workflow')).out).toContain(note);
});

test('the host of the workflow is the default where site.yaml names none', async () => {
  const { generate } = await project('small');
  await generate('deploy', '--host', 'netlify', '--workflow');
  expect(await generate('deploy', '--workflow')).toMatchObject({ exit: 0, err: '' });
  expect((await generate('deploy')).out).toContain('To publish on Netlify:');
});

test.each([
  [[], `Name a host with --host: ${inWords(Object.keys(deployHosts), 'or')}.`],
  [['--host', 'netlfy'], 'There is no host "netlfy". Did you mean "netlify"?'],
  [['--host', 'github-pages', '--publish'], 'GitHub Pages is published by a workflow.'],
  [['--record', '--publish'], "Option '--record' cannot be used with option '--publish'. Leave one of the two out."],
  [['--out', 'public'], '--out works only with --publish. Write:  npm run deploy -- --publish --out public'],
  [['--no-daily'], '--no-daily works only with --workflow. Write:  npm run deploy -- --workflow --no-daily'],
  [['--publish', '--force'], '--force works only with --workflow. Write:  npm run deploy -- --workflow --force'],
])('%j is refused with a next step', async (args, message) => {
  const { generate } = await project('small');
  await generate('build');
  const { exit, err } = await generate('deploy', ...args);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
});
