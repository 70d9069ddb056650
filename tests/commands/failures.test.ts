import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { main } from '../../generator/commands/command-line.ts';
import { ContentError } from '../../generator/report/diagnostic.ts';
import { fileSystemMessage } from '../../generator/report/file-system-message.ts';
import { save } from '../../generator/workshop/edit/save.ts';
import type { AnySectionType } from '../../templates/define.ts';
import { page, project, type Run, repository, textIn } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

/** Runs a command line with a section type whose view is replaced. */
async function withView(view: AnySectionType['view'], ...args: string[]): Promise<Run> {
  const tools = await sharedTools();
  const intro = { ...(tools.sections.get('intro') as AnySectionType), view };
  const text = { out: '', err: '' };
  const exit = await main(args, {
    out: { write: (more) => (text.out += more) },
    err: { write: (more) => (text.err += more) },
    env: process.env,
    programHash: '',
    tools: async () => ({ ...tools, sections: new Map([...tools.sections, ['intro', intro]]) }),
  });
  return { exit, ...text };
}

const broken = () => {
  throw new TypeError('price is not iterable');
};

const faultMessage = `The program failed at pages/home.yaml, section 1 (intro): price is not iterable
This is a bug in the program, not a mistake in your YAML. To report it, run the command again with --debug, and open an issue with the output.
`;

test('a mistake without a message is a fault of the program, not an empty report', async () => {
  const { root } = await project('small');
  const fail = () => {
    throw new ContentError([]);
  };
  expect(await withView(fail, 'check', '--root', root)).toEqual({
    exit: 2,
    out: '',
    err: expect.stringContaining('This is a bug in the program, not a mistake in your YAML.'),
  });
});

test.each([
  ['a view', broken],
  ['a component of a view', () => createElement(broken)],
])('a fault in %s names the file and the section, and shows no stack', async (_, view) => {
  const { root } = await project('small');
  const { exit, err } = await withView(view, 'check', '--root', root);
  expect(exit).toBe(2);
  expect(err.replace(/If you have changed the program, .*\n/, '')).toBe(faultMessage);
});

test('a fault names the line of the program, for the developer who changed it', async () => {
  const { root } = await project('small');
  const { err } = await withView(broken, 'check', '--root', root);
  expect(err).toMatch(/^If you have changed the program, look at generator\/render\/body\.tsx:\d+:\d+\.$/m);
});

test('--debug adds the stack of a fault', async () => {
  const { root } = await project('small');
  const { exit, err } = await withView(broken, 'check', '--root', root, '--debug');
  expect(exit).toBe(2);
  expect(err).toContain('To report it, open an issue with the output.');
  expect(err).toMatch(/TypeError: price is not iterable\n {4}at .*broken .*failures\.test\.ts/);
});

test('a fault outside of any page names the command', async () => {
  const text: string[] = [];
  const { root } = await project('small');
  const world = { write: (more: string) => text.push(more) };
  const tools = () => Promise.reject(new Error('no theme'));
  expect(await main(['check', '--root', root], { out: world, err: world, env: {}, programHash: '', tools })).toBe(2);
  expect(text[0]).toMatch(
    /^The program failed at npm run validate: no theme\n(?:If you .*\n)?This is a bug in the program/,
  );
});

test.each([
  [
    'EACCES',
    'mkdir',
    '/srv/site',
    'Cannot create the folder /srv/site: your account has no permission. Change the permissions, then run the command again.',
  ],
  [
    'EROFS',
    'open',
    '.published.json',
    'Cannot open .published.json: the disk is read-only. Make it writable, then run the command again.',
  ],
  [
    'ENOSPC',
    'write',
    undefined,
    'Cannot write the output: no space is left on the disk. Free some space, then run the command again.',
  ],
  ['EACCES', 'mkdtemp', '/srv/publish-XXXXXX', 'Cannot create a folder in /srv: your account has no permission.'],
  [
    'EACCES',
    'open',
    'spa/pages/.find.yaml.local-pages-3375',
    'Cannot write spa/pages/find.yaml: your account has no permission.',
  ],
  ['ENOSPC', 'open', '.published.json.draft', 'Cannot write .published.json: no space is left on the disk.'],
  ['ENAMETOOLONG', 'open', 'pages/long.yaml', 'Cannot open pages/long.yaml: the path is too long.'],
  ['ESTALE', 'open', 'site.yaml', 'Cannot open site.yaml: the system answered ESTALE.'],
])('%s is explained in a sentence', (code, syscall, path, message) => {
  const error = Object.assign(new Error(code), { code, syscall, ...(path && { path }) });
  expect(fileSystemMessage(error)).toContain(message);
});

test('a file that is busy is named, and not the temporary one that should replace it', () => {
  const error = { code: 'EBUSY', syscall: 'rename', path: 'dist/.local-pages-new/a.html', dest: 'dist/a.html' };
  expect(fileSystemMessage(Object.assign(new Error(), error), 'choose another folder with --out')).toBe(
    'Cannot replace dist/a.html: something else is using it, or a disk is mounted there. Close what uses it, or choose another folder with --out.',
  );
});

test('the file that is being edited is named, if it cannot be written', async () => {
  const { root } = await project('small');
  const long = `pages/${'x'.repeat(245)}.yaml`;
  const failed = save(root, [{ source: { file: long, text: page({}) }, before: null }]);
  const error = await failed.catch((reason: unknown) => reason);
  expect(fileSystemMessage(error)).toBe(
    `Cannot write ${join(root, long)}: the path is too long. Use shorter names, then run the command again.`,
  );
});

test('a program that does not start, and a server that does not answer, get no message about files', () => {
  const spawned = { code: 'ENOENT', syscall: 'spawn code', path: 'code' };
  expect(fileSystemMessage(Object.assign(new Error(), spawned))).toBeNull();
  expect(fileSystemMessage(Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' }))).toBeNull();
  expect(fileSystemMessage(new TypeError('x is undefined'))).toBeNull();
});

test.each([
  ['below a file', 'site.yaml/dist', 'part of the path is a file'],
  ['with a name that is too long', 'x'.repeat(300), 'the path is too long'],
])('an output folder %s is explained, and nothing is written', async (_, out, reason) => {
  const { root, generate } = await project('small');
  const { exit, err } = await generate('build', '--out', join(root, out));
  expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining(reason) });
  expect(err).not.toContain('    at ');
  expect((await readdir(root)).sort()).toEqual(['pages', 'site.yaml']);
});

test('editor schemas that cannot be written are explained', async () => {
  const { root, generate } = await project('small');
  await writeFile(join(root, '.schema'), '');
  expect(await generate('schema')).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/^Cannot create the folder .*\.schema: a file/),
  });
  expect(await textIn(root, '.schema')).toBe('');
});

/** Runs the command line as a process of its own. */
async function spawned(args: string[], cwd: string, out: 'pipe' | number): Promise<{ exit: number; err: string }> {
  const cli = [join(repository, 'generator/start.cjs')];
  const child = spawn(process.execPath, [...cli, ...args], { cwd, stdio: ['ignore', out, 'pipe'] });
  let err = '';
  child.stderr?.on('data', (chunk) => (err += chunk));
  child.stdout?.resume();
  const [exit] = await once(child, 'close');
  return { exit, err };
}

test('a command that runs in a folder outside the project finds the project by --root', async () => {
  const { root } = await project('small');
  expect(await spawned(['check', '--root', root], tmpdir(), 'pipe')).toEqual({ exit: 0, err: '' });
});

test.runIf(process.platform === 'linux')('output that cannot be written is explained', async () => {
  const { root } = await project('small');
  const { exit, err } = await spawned(['check', '--root', root], repository, openSync('/dev/full', 'w'));
  expect(exit).toBe(1);
  expect(err).toMatch(/^Cannot write the output: no space is left on the disk\. .*\n$/);
});

test('a command that waits for what never comes is a fault of the program, not a success', async () => {
  const address = pathToFileURL(join(repository, 'generator/commands/process.ts')).href;
  const code = `import { runProcess } from '${address}'; await runProcess([], () => new Promise(() => {}));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { cwd: repository });
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(err).toContain(
    'The program failed at its end: it waits for something that can no longer happen\nThis is a bug in the program',
  );
});
