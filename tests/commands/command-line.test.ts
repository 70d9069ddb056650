import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withProgress } from '../../generator/commands/progress.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { generate, page, project, textIn } from '../harness/project/project.ts';

const mistake = page({}).replace('name: A', 'nmae: A');

test('a build says how many pages it wrote, where and how long it took', async () => {
  const { generate } = await project('small');
  const { exit, out, err } = await generate('build');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toMatch(/^Built 2 pages \(\d+ kB\) into .*dist in \d+\.\d s\.\n$/);
});

test('work that takes longer than half a second shows its progress, on a terminal only, and clears it at the end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shownOn = async (isTTY: boolean, milliseconds: number) => {
    const shown: string[] = [];
    const work = () => new Promise((done) => setTimeout(done, milliseconds));
    const done = withProgress({ isTTY, write: (text) => shown.push(text) }, 'Building,', work);
    await vi.advanceTimersByTimeAsync(milliseconds);
    await done;
    return shown;
  };
  expect(await shownOn(true, 850)).toEqual([
    '\rBuilding, 0.6 s',
    '\rBuilding, 0.7 s',
    '\rBuilding, 0.8 s',
    '\r\u001B[2K',
  ]);
  expect(await shownOn(true, 450)).toEqual([]);
  expect(await shownOn(false, 850)).toEqual([]);
});

test('without a command, it builds', async () => {
  const { root, dist } = await project('small');
  expect((await generate('--root', root, '--quiet')).exit).toBe(0);
  expect(await dist('index.html')).toContain('<!doctype html>');
});

test('check writes nothing', async () => {
  const { root, generate } = await project('small');
  expect(await generate('check')).toEqual({
    exit: 0,
    out: 'No problems.\n5 things to replace before launch. To see them, run:  npm run validate -- --launch\n',
    err: '',
  });
  expect(await readdir(root)).not.toContain('dist');
});

test.each(['build --out', 'check --root', 'diff --against', 'deploy --out', 'new town Barre --root'])(
  'a folder with an empty name is refused: %s',
  async (line) => {
    const [option = ''] = line.split(' ').slice(-1);
    expect(await generate(...line.split(' '), '')).toEqual({
      exit: 2,
      out: '',
      err: `${option} is empty. Name a folder, or omit ${option}.\n`,
    });
  },
);

test('a part with an empty name is refused', async () => {
  expect(await generate('merge', 'part-1', '')).toEqual({
    exit: 2,
    out: '',
    err: 'The name of a folder is empty. Name each folder.\n',
  });
});

test('an option that npm has taken for itself is refused with a fix', async () => {
  vi.stubEnv('npm_config_launch', 'true');
  const { generate } = await project('small');
  expect(await generate('check')).toEqual({
    exit: 2,
    out: '',
    err: 'npm took --launch for itself. Write two hyphens first:  npm run validate -- --launch\n',
  });
  expect(await generate('check', '--launch')).toMatchObject({ exit: 1 });
  vi.stubEnv('npm_config_launch', 'false');
  vi.stubEnv('npm_config_force', 'true');
  expect((await generate('build')).err).toMatch(/run generate -- --force\n$/);
  vi.stubEnv('npm_config_format', 'json');
  expect((await generate('check')).err).toMatch(/run validate -- --format json\n$/);
  expect(await generate('check', '--format=text')).toMatchObject({ exit: 0 });
});

test('problems are printed as JSON', async () => {
  const { generate } = await project('small', { 'pages/a.yaml': mistake });
  const { exit, out } = await generate('check', '--format', 'json');
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toEqual([
    {
      id: 'unknown-property',
      severity: 'error',
      file: 'pages/a.yaml',
      line: 2,
      column: 1,
      endLine: 2,
      endColumn: 5,
      message: 'Unknown property "nmae" in a page.',
      hint: 'Did you mean "name"?',
    },
  ]);
});

test('without problems, JSON is an empty list', async () => {
  const { generate } = await project('small');
  expect(await generate('check', '--format', 'json')).toEqual({ exit: 0, out: '[]\n', err: '' });
});

test('no character of a file name ends an annotation', async () => {
  const { generate } = await project('small', { 'pages/a\r::warning::b, 100%.yaml': mistake });
  expect((await generate('check', '--format', 'github')).out).toMatch(
    /^(?:::error file=pages\/a%0D%3A%3Awarning%3A%3Ab%2C 100%25\.yaml,line=[12],.*\n){2}$/,
  );
});

test('problems are printed as annotations for GitHub', async () => {
  const { generate } = await project('small', { 'pages/a.yaml': mistake });
  expect((await generate('check', '--format', 'github')).out).toBe(
    '::error file=pages/a.yaml,line=2,endLine=2,col=1,endColumn=5,title=unknown-property::Unknown property "nmae" in a page. Did you mean "name"?\n',
  );
});

test('a site.yaml that cannot be read says which checks it postpones', async () => {
  const { root, generate, write } = await project('small');
  await write({
    'site.yaml': (await textIn(root, 'site.yaml')).replace('currency: USD', 'currency: [USD'),
  });
  expect((await generate('check')).out).toMatch(
    /1 error in 1 file\. Nothing was written\.\nLinks and placeholders are checked once site\.yaml is valid\.\n$/,
  );
});

test('the program has help for every command, and a version', async () => {
  const { exit, out } = await generate('--help');
  // `npm run generate` names no command.
  expect(out).toContain('--force ');
  expect(exit).toBe(0);
  const [, list = ''] = out.split('Commands:');
  const commands = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
  expect(commands).toEqual(expect.arrayContaining(['generate', 'validate', 'dev']));
  for (const name of commands)
    expect((await generate(name, '--help')).out).toMatch(new RegExp(`^Usage: npm run ${name} --`));
  expect(await generate('--version')).toEqual({ exit: 0, out: `${packageJson.version}\n`, err: '' });
});

/** What the help of a command and of those below it says about each argument, option, and command, and of itself. */
async function descriptions(...command: string[]): Promise<string[]> {
  const { out } = await generate(...command, '--help');
  const help = out.replace(/\nGenerate:.*/s, '').replace(/\n {10,}/g, ' ');
  const [, own = '', ...lists] = help.split('\n\n');
  const rows = lists.flatMap((list) => [...list.matchAll(/^ {2}(\S+(?: [<[]\S+)?)(?: {2,}(.*))?$/gm)]);
  const below = lists.find((list) => list.startsWith('Commands:'))?.match(/(?<=^ {2})[\w-]+/gm) ?? [];
  const others = await Promise.all(below.map((name) => descriptions(...command, name)));
  const texts = rows.map(([, name, text = '']) => `${[...command, name].join(' ')}: ${text}`);
  return [own.replaceAll('\n', ' '), ...texts, ...others.flat()];
}

test('every description in the help begins with a capital letter and ends with a period', async () => {
  const all = await descriptions();
  expect(all).toEqual(expect.arrayContaining(['generate --quiet: Print only problems. (default: false)']));
  expect(all.length).toBeGreaterThan(80);
  const wrong = all.filter((one) => !/^(?:[^:]+: )?\p{Lu}.*\.(?: \((?:choices|default): .*\))?$/u.test(one));
  expect(wrong).toEqual([]);
});

test.each([
  [['biuld'], 'There is no command "biuld". Did you mean "build"?'],
  [['--quiet', 'check'], 'Write the command "check" first, before its options and any other word.'],
  [['build', 'new', 'town'], 'Write the command "new" first, before its options and any other word.'],
  [['build', '--fromat', 'json'], 'Unknown option --fromat. Did you mean --format?'],
  [['new', '--template', 'hub', 'page'], 'Write --template at the end, after page.'],
  [['new', '--template=hub', 'page'], 'Write --template at the end, after page.'],
  [['build', '--fromat=json'], 'Unknown option --fromat. Did you mean --format?'],
  [['check', '--foo'], 'Unknown option --foo. To see all options, run:  npm run validate -- --help'],
  [['merge'], "Missing required argument 'dir'. To see an example, run:  npm run merge -- --help"],
  [['public'], 'There is no command "public". Options follow two dashes, as in:  npm run generate -- --out public'],
  [
    ['check', 'json'],
    'npm run validate cannot use "json". Options follow two dashes, as in:  npm run validate -- --format <format>',
  ],
  [['schema', 'now'], 'npm run schema cannot use "now".'],
  [
    ['new', 'page', 'Our', 'Workshop'],
    'npm run new -- page cannot use "Workshop". A name of several words needs quotes:  npm run new -- page "Our Workshop"',
  ],
  [
    ['pages/home.yaml'],
    'npm run generate cannot use "pages/home.yaml". It always takes the whole site:  npm run generate',
  ],
  [
    ['check', 'pages/home.yaml'],
    'npm run validate cannot use "pages/home.yaml". It always takes the whole site:  npm run validate',
  ],
  [
    ['new', 'town', 'East', 'Montpelier'],
    'A name of several words needs quotes:  npm run new -- town "East Montpelier"',
  ],
  [['rename', 'barre', 'stowe'], 'Unknown command barre. After rename, write page, service, or town.'],
  [['new', 'twon'], 'Unknown command twon. Did you mean town?'],
  [['new', 'page', '--nmae', 'A'], 'Unknown option --nmae. Did you mean --name?'],
  [['build', '--format', 'xml'], 'Allowed choices are text, json, github.'],
  [['check', '--root', 'no-such-folder'], 'There is no folder no-such-folder'],
])('the command line %j is refused with an explanation', async (args, words) => {
  const { exit, err } = await generate(...args);
  expect(exit).toBe(2);
  expect(err).toContain(words);
  expect(err).not.toContain('    at ');
});

test('a SOURCE_DATE_EPOCH that is not a number is refused with an explanation', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'yesterday');
  const { generate } = await project('small');
  expect(await generate('build')).toMatchObject({
    exit: 2,
    err: 'SOURCE_DATE_EPOCH is a number of seconds since 1970, but this is "yesterday".\n',
  });
});
