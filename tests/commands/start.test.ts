import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ChangeableProgram, changeableProgram } from '../harness/commands/changeable-program.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { generate, type Run } from '../harness/project/project.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

let copy: ChangeableProgram;
let program: string;
const cache = () => join(program, 'node_modules/.cache');
const kept = () => join(cache(), 'local-pages/program');

beforeAll(async () => {
  copy = await changeableProgram();
  program = copy.folder;
  return copy.remove;
});

const start = (...args: string[]) => copy.start(...args);

/** The same from the sources, in this process. */
const startSources = (command: string, ...args: string[]) =>
  generate(command, '--root', join(program, 'site'), ...args);

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
  const expected = withoutTime(await startSources('build', '--out', join(program, 'plain')));
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

test('the compiled program in the cache is ASCII', async () => {
  for (const file of await scripts()) {
    // ASCII can be read as Latin-1. In regular expressions, esbuild escapes nothing.
    expect((await readFile(join(kept(), file), 'utf8')).match(/[^\0-\x7f]+/g)).toBeNull();
  }
});

test('characters that only a regular expression of the program has mean the same in every run', async () => {
  const site = join(program, 'site/site.yaml');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace('802-555-0100', '802–555–0100'));
  const runs = [await start('check'), await start('check'), await startSources('check')];
  await writeFile(site, text);
  expect(runs.map(({ exit }) => exit)).toEqual([0, 0, 0]);
});

test('a mistake has the same message', async () => {
  const change = (yaml: string) => yaml.replace('heading:', 'headng:');
  await copy.withChange('site/pages/home.yaml', change, async () => {
    const fromSources = await startSources('check');
    expect(fromSources.out).toContain('Did you mean "heading"?');
    expect(await start('check')).toEqual(fromSources);
  });
});

test('a source that cannot be read is named', async () => {
  await copy.withChange(
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

/** Making a program of changed sources takes seconds, so one such program shows all of this. */
test('edits of templates show at the next start, even those that are saved while the program is made', async () => {
  const sections = join(program, 'templates/sections');
  const [intro, motto] = [join(sections, 'intro.tsx'), join(sections, 'motto.tsx')];
  const hook = join(program, 'save-again.cjs');
  await writeFile(hook, saveAgain(intro, ['Early. ', 'Late. ']));
  await cp(intro, motto);
  const edit = (text: string) =>
    text.replace("summary: '", "summary: 'Early. ").replace('context) => (', "context) => (new URL('no address'),");
  await copy.withChange('templates/sections/intro.tsx', edit, async () => {
    expect(await copy.run('--require', hook, 'generator/start.cjs', 'schema', '--root', 'site')).toMatchObject({
      exit: 0,
    });
    const text = await readFile(intro, 'utf8');
    expect(text).toContain('Late. ');
    const schema = await pageSchema();
    expect(schema).toContain('Late. ');
    // A new file there is a section type.
    expect(schema).toContain('"motto"');
    // Only the newest program is kept.
    expect(new Set((await scripts()).map((name) => name.replace(/(?:-[a-zA-Z]+)?\.cjs$/, ''))).size).toBe(1);
    // A template that fails is named with its line, under --debug in the stack.
    const line = text.slice(0, text.indexOf("new URL('no address')")).split('\n').length;
    const { exit, err } = await start('check', '--debug');
    expect(exit).toBe(2);
    expect(err).toContain(`${join('templates/sections/intro.tsx')}:${line}:`);
  });
  await rm(motto);
  const schema = await pageSchema();
  expect(schema).not.toContain('Late. ');
  expect(schema).not.toContain('"motto"');
});

/** Damages each file of the program in turn, and prints those without which the program is still run. */
const damageEach = `
  const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
  const { keptProgram } = require('./generator/start/kept-program.cjs');
  const folder = process.argv[1] + '/';
  const files = readdirSync(folder).filter((name) => /\\.(cjs|map|json)$/.test(name));
  if (!keptProgram() || files.length < 7) console.log('There is no program.');
  for (const name of files) {
    const whole = readFileSync(folder + name);
    for (const damaged of [whole.subarray(0, whole.length / 2), 'x', '']) {
      writeFileSync(folder + name, damaged);
      if (keptProgram()) console.log(name);
    }
    writeFileSync(folder + name, whole);
  }
  if (!keptProgram()) console.log('It is not whole again.');
`;

test('a program of which one file is cut off or replaced is not run', async () => {
  await start('check');
  expect(await copy.run('--eval', damageEach, kept())).toEqual({ exit: 0, out: '', err: '' });
});

test('any file of the cache may be damaged, or none may be written, and the site is still right', async () => {
  const random = randomNumbers(7);
  await start('build', '--out', 'whole');
  const expected = await filesIn(join(program, 'whole'));
  const expectWhole = async (...folders: string[]) => {
    for (const folder of folders) {
      expect(await start('build', '--out', folder)).toMatchObject({ exit: 0, err: '' });
      expect(await filesIn(join(program, folder))).toEqual(expected);
    }
  };
  const cut = async (path: string) => truncate(path, random((await readFile(path)).length + 1));
  for (const path of await pathsIn(cache())) await cut(path);
  await expectWhole('whole', 'cut');

  // The program itself stays, because making it takes long. What V8 compiled of it does not.
  const others = (await pathsIn(cache())).filter((path) => !/\/program\/\S+\.(?:cjs|map|json)$/.test(path));
  expect(others.filter((path) => path.startsWith(kept()))).not.toEqual([]);
  for (const path of others) await [() => writeFile(path, 'x'), cut, () => undefined][random(3)]?.(path);
  await expectWhole('whole', 'damaged');

  await rm(cache(), { recursive: true });
  await writeFile(cache(), '');
  await expectWhole('uncached');
  await rm(cache());
});
