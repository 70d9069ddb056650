import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyProgram } from '../harness/commands/copied-program.ts';
import { npmOptions } from '../harness/commands/npm-options.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { fixtures, generate, type Run } from '../harness/project/project.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

/** A copy of the program, with packages and a cache of its own, so that tests can change and break it. */
let program: string;
const cache = () => join(program, 'node_modules/.cache');
const kept = () => join(cache(), 'local-pages/program');

beforeAll(async () => {
  program = await mkdtemp(join(tmpdir(), 'program-'));
  await copyProgram(program);
  await cp(join(fixtures, 'small'), join(program, 'site'), { recursive: true });
  return () => rm(program, { recursive: true, force: true });
});

/** Runs a command line of the copy as a process, as npm does. */
const start = (...args: string[]) => node(...npmOptions, 'generator/start.cjs', ...args);

/** The same, from the source files one by one. */
const startSources = (...args: string[]) => node('--import', 'tsx', 'generator/cli.ts', ...args);

function node(...command: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...command, '--root', 'site'], { cwd: program }, (_, out, err) =>
      resolve({ exit: child.exitCode ?? -1, out, err }),
    );
  });
}

/** Changes a file of the program while something runs. */
async function withChange(file: string, change: (text: string) => string, run: () => Promise<void>): Promise<void> {
  const path = join(program, file);
  const text = await readFile(path, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(path, change(text));
  await run().finally(() => writeFile(path, text));
}

/** The schema of pages that editors get, which has every section type. */
async function pageSchema(): Promise<string> {
  expect(await start('schema')).toMatchObject({ exit: 0 });
  return readFile(join(program, 'site/.schema/page.json'), 'utf8');
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const paths = await pathsIn(folder);
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path.slice(folder.length), await readFile(path, 'latin1')])),
  );
}

test('two first starts at once, and the second start, print and write what the sources do', async () => {
  // After any other test, these starts would not be the first.
  expect(existsSync(kept())).toBe(false);
  const withoutTime = ({ out, ...rest }: Run) => ({ ...rest, out: out.replace(/into \S+ in \d+\.\d s/, '') });
  const expected = withoutTime(await startSources('build', '--out', 'plain'));
  const plain = await filesIn(join(program, 'plain'));
  const build = async (folder: string) => {
    expect(withoutTime(await start('build', '--out', folder))).toEqual(expected);
    expect(await filesIn(join(program, folder))).toEqual(plain);
  };
  await Promise.all([build('first'), build('other')]);
  await build('second');
});

test('the commands that it prints are for the same folder', async () => {
  expect((await start('check')).out).toContain('npm run validate -- --root site --launch');
  expect((await start('new', 'town')).err).toContain('npm run new -- town --root site "Barre"');
});

/** The names of the program and of the checks of its schemas. */
const scripts = async () => (await readdir(kept())).filter((name) => name.endsWith('.cjs'));

test('the compiled program in the cache is ASCII', async () => {
  await start('check');
  for (const file of await scripts()) {
    // ASCII can be read as Latin-1. In regular expressions, esbuild escapes nothing.
    expect((await readFile(join(kept(), file), 'utf8')).match(/[^\0-\x7f]+/g)).toBeNull();
  }
});

test('the next run of a command reuses what one run has compiled', async () => {
  const compiled = async () => {
    const files = (await readdir(kept())).filter((name) => /-(?:build|check)$/.test(name)).sort();
    return Promise.all(files.map(async (name) => [name, (await stat(join(kept(), name))).mtimeMs]));
  };
  const runBoth = async () => [await start('build', '--force'), await start('check')];
  await runBoth();
  const before = await compiled();
  // One of each: the program, and the checks of site.yaml and of pages. No town has a file.
  expect(before).toHaveLength(6);
  await runBoth();
  expect(await compiled()).toEqual(before);
});

test('characters that only a regular expression of the program has mean the same in every run', async () => {
  const site = join(program, 'site/site.yaml');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace('802-555-0100', '802–555–0100'));
  const runs = [await start('check'), await start('check'), await generate('check', '--root', join(program, 'site'))];
  await writeFile(site, text);
  expect(runs.map(({ exit }) => exit)).toEqual([0, 0, 0]);
});

test('a mistake has the same message', async () => {
  const change = (yaml: string) => yaml.replace('heading:', 'headng:');
  await withChange('site/pages/home.yaml', change, async () => {
    const fromSources = await generate('check', '--root', join(program, 'site'));
    expect(fromSources.out).toContain('Did you mean "heading"?');
    expect(await start('check')).toEqual(fromSources);
  });
});

test.each([
  ['a section', 'templates/sections/intro.tsx', '../schema.ts', 'templates/sections/intro.tsx'],
  ['a rule', 'generator/audit/rules/facts.ts', '../audit.ts', 'generator/audit/rules/facts.ts'],
  ['a widget', 'client/widgets/accordion.tsx', '../protocol.ts', 'client/widgets.ts, widget "accordion"'],
])('%s with the wrong name in an import is named, and not the file that loads it', async (_, file, from, where) => {
  const misspell = (text: string) => `import { missing } from '${from}';\n${text}\nmissing();\n`;
  await withChange(file, misspell, async () => {
    const { exit, err } = await start('check');
    expect(exit).toBe(2);
    expect(err).toContain(`The program failed at ${where}: The requested module '${from}' does not provide`);
    expect(err).not.toContain('If you have changed the program, look at');
  });
});

test('a source that cannot be read is named', async () => {
  await withChange(
    'templates/sections/intro.tsx',
    (text) => `${text}\n<`,
    async () => {
      const { exit, err } = await start('check');
      expect(exit).toBe(2);
      expect(err).toContain(join('templates/sections/intro.tsx'));
    },
  );
  expect(await start('check')).toMatchObject({ exit: 0, err: '' });
});

test('an edit of a template shows at once, and only the newest program is kept', async () => {
  const edit = (text: string) => text.replace("summary: '", "summary: 'Edited. ");
  await withChange('templates/sections/intro.tsx', edit, async () => {
    expect(await pageSchema()).toContain('Edited. ');
    expect(new Set((await scripts()).map((name) => name.replace(/(?:-[a-zA-Z]+)?\.cjs$/, ''))).size).toBe(1);
  });
});

/** Saves a file once more after it was bundled, before the bundle runs. */
const saveAgain = (file: string, [from, to]: readonly [string, string]) => `
  const fs = require('node:fs');
  const vm = require('node:vm');
  const { Script } = vm;
  vm.Script = function (...args) {
    const file = ${JSON.stringify(file)};
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('${from}', '${to}'));
    return new Script(...args);
  };
`;

test('an edit of a template that is saved while the program is made of it shows at the next start', async () => {
  const template = join(program, 'templates/sections/intro.tsx');
  const hook = join(program, 'save-again.cjs');
  await writeFile(hook, saveAgain(template, ['Early. ', 'Late. ']));
  const edit = (text: string) => text.replace("summary: '", "summary: 'Early. ");
  await withChange('templates/sections/intro.tsx', edit, async () => {
    expect(await node('--require', hook, 'generator/start.cjs', 'schema')).toMatchObject({ exit: 0 });
    expect(await readFile(template, 'utf8')).toContain('Late. ');
    expect(await pageSchema()).toContain('Late. ');
  });
});

test('a template that fails is named with its line, under --debug in the stack', async () => {
  const fail = (text: string) => text.replace('context) => (', "context) => (new URL('no address'),");
  await withChange('templates/sections/intro.tsx', fail, async () => {
    const text = await readFile(join(program, 'templates/sections/intro.tsx'), 'utf8');
    const line = text.slice(0, text.indexOf("new URL('no address')")).split('\n').length;
    const { exit, err } = await start('check', '--debug');
    expect(exit).toBe(2);
    expect(err).toContain(`${join('templates/sections/intro.tsx')}:${line}:`);
  });
});

/** Runs a check with a change of a file, and returns the first line that it prints. */
async function failureAfter(file: string, change: (text: string) => string): Promise<string | undefined> {
  let line: string | undefined;
  await withChange(file, change, async () => {
    const { exit, err } = await start('check');
    expect(exit).toBe(2);
    [line] = err.split('\n');
  });
  return line;
}

test('a widget with the wrong export name is named', async () => {
  const misspell = (text: string) => text.replace('module.Accordion', 'module.Acordion');
  expect(await failureAfter('client/widgets.ts', misspell)).toBe(
    'The program failed at client/widgets.ts: the loader of "accordion" returns no component. Check the name of the export.',
  );
});

test('a new file in templates/sections is a section type, until it is gone', async () => {
  const path = join(program, 'templates/sections/motto.tsx');
  await cp(join(program, 'templates/sections/intro.tsx'), path);
  expect(await pageSchema()).toContain('"motto"');
  await rm(path);
  expect(await pageSchema()).not.toContain('"motto"');
});

test('any file of the cache may be cut off anywhere, and the site is still right', async () => {
  const random = randomNumbers(7);
  await start('build', '--out', 'whole');
  const expected = await filesIn(join(program, 'whole'));
  for (let turn = 0; turn < 2; turn++) {
    for (const path of await pathsIn(cache())) {
      const { length } = await readFile(path);
      // All files the first time, then about every other one.
      if (turn === 0 || random(2) === 0) await truncate(path, random(length + 1));
    }
    for (const folder of ['whole', `cut-${turn}`]) {
      expect(await start('build', '--out', folder)).toMatchObject({ exit: 0, err: '' });
      expect(await filesIn(join(program, folder))).toEqual(expected);
    }
  }
});

test('a cache that is damaged or cannot be written only costs time', async () => {
  await start('build', '--out', 'whole');
  const expected = await filesIn(join(program, 'whole'));
  for (const path of await pathsIn(cache())) await writeFile(path, 'x');
  expect(await start('check')).toMatchObject({ exit: 0, err: '' });
  await rm(cache(), { recursive: true });
  await writeFile(cache(), '');
  expect(await start('build', '--out', 'uncached')).toMatchObject({ exit: 0, err: '' });
  expect(await filesIn(join(program, 'uncached'))).toEqual(expected);
  await rm(cache());
});
