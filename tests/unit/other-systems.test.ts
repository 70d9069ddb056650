import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, win32 } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { reportFailure } from '../../generator/commands/failure.ts';
import { withSlashes } from '../../generator/files/with-slashes.ts';
import { replaceFile } from '../../generator/publish/replace-file.ts';
import { systemCommand } from '../../generator/workshop/deploy/system-command.ts';
import { crashText } from '../../generator/workshop/dev/crash-text.ts';
import { repository } from '../harness/project/project.ts';

test('paths have slashes on every system', () => {
  expect(withSlashes(win32.relative('C:\\site', 'C:\\site\\pages\\towns\\barre.yaml'), win32.sep)).toBe(
    'pages/towns/barre.yaml',
  );
  expect(withSlashes(posix.relative('/site', '/site/pages/a\\b.yaml'), posix.sep)).toBe('pages/a\\b.yaml');
});

/** A system whose renames fail once for each code, and what it was asked to do. */
function systemThat(platform: string, codes: string[]) {
  const log: string[] = [];
  const rename = (from: string, to: string) => {
    log.push(`${from} > ${to}`);
    const code = codes.shift();
    if (code) throw Object.assign(new Error(code), { code });
  };
  return { log, platform, rename, wait: (milliseconds: number) => void log.push(`${milliseconds} ms`) };
}

test('a file that another program has open on Windows is replaced as soon as it is closed', () => {
  const system = systemThat('win32', ['EPERM', 'EBUSY']);
  replaceFile('new', 'old', system);
  expect(system.log).toEqual(['new > old', '10 ms', 'new > old', '20 ms', 'new > old']);
});

test('a file that stays open, and any other failure, is an error', () => {
  const stuck = systemThat('win32', Array(30).fill('EACCES'));
  expect(() => replaceFile('new', 'old', stuck)).toThrow('EACCES');
  expect(stuck.log).toHaveLength(41);
  const others = [systemThat('win32', ['ENOSPC']), systemThat('linux', ['EPERM'])];
  for (const system of others) {
    expect(() => replaceFile('new', 'old', system)).toThrow();
    expect(system.log).toHaveLength(1);
  }
});

test('on Windows, the command line of a host gets each argument whole', () => {
  const args = ['--yes', 'cli@1', '--dir', 'C:\\Ann & Bo\\My site\\dist', '--name', 'say "yes"', 'D:\\'];
  expect(systemCommand('npx', args, 'win32')).toEqual({
    file: 'npx "--yes" "cli@1" "--dir" "C:\\Ann & Bo\\My site\\dist" "--name" "say ""yes""" "D:\\\\"',
    args: [],
    shell: true,
  });
  for (const [program, platform] of [
    ['npx', 'linux'],
    ['git', 'win32'],
  ] as const) {
    expect(systemCommand(program, args, platform)).toEqual({ file: program, args, shell: false });
  }
});

test('a crash is located by its path and by its address, even in a folder with spaces or parentheses', () => {
  for (const name of ['templates/sections/hero.tsx', 'templates/my sections (1)/hero.tsx']) {
    const file = join(repository, name);
    for (const place of [`view (${file}:31:12)`, `${file}:31:12`, `async ${pathToFileURL(file).href}?1:31:12`]) {
      const error = Object.assign(new TypeError('broken'), { stack: `TypeError: broken\n    at ${place}\n` });
      expect(crashText(error)).toBe(`broken\nat ${name}:31:12\n`);
    }
  }
});

test('the line that a fault names is one of the program, and not of a package or of the folder that it is in', () => {
  const others = ['/srv/client/site/run.js', join(repository, 'node_modules/ajv/templates/compile.js')];
  const calls = [...others, join(repository, 'generator/build.ts')].map((file) => `    at call (${file}:74:5)`);
  const error = Object.assign(new Error('broken'), { stack: ['Error: broken', ...calls].join('\n') });
  let said = '';
  expect(reportFailure(error, 'npm run validate', false, { write: (text) => (said += text) })).toBe(2);
  expect(said).toContain('\nIf you have changed the program, look at generator/build.ts:74:5.\n');
});

test('a file that cannot be read as code is located too', () => {
  const file = join(repository, 'templates/standard.tsx');
  const error = new Error(`Transform failed with 1 error:\n${file}:17:13: ERROR: Unexpected "<<"`);
  expect(crashText(error)).toBe('Unexpected "<<"\nat templates/standard.tsx:17:13\n');
});

/** What works on the developer's own system, and not on others. */
const assumptions: readonly [what: string, pattern: RegExp][] = [
  [
    'an address used as a path: use fileURLToPath',
    /import\.meta\.url\)?\.pathname|\.pathname\b.*\b(readFile|join|resolve)\(/,
  ],
  ['a path imported as an address: use pathToFileURL', /\bimport\((?:join|resolve)\(/],
  [
    'a path taken apart at slashes: use node:path or withSlashes',
    /\b(?:relative|join|resolve)\([^()]*\)\.(?:split|startsWith)\('\/'/,
  ],
  ['a program that is npm.cmd on Windows', /\b(?:spawn|execFile|fork)(?:Sync)?\('(?:npm|npx)'/],
  ['a folder that only some systems have', /'\/tmp\b|'\/dev\/|'\/bin\//],
  ['a line end of one system', /\bEOL\b/],
];

test('no source assumes one system', () => {
  const folders = ['generator', 'templates', 'client'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|cjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        assumptions.flatMap(([what, pattern]) =>
          pattern.test(line) ? `${withSlashes(relative(repository, file))}:${index + 1}: ${what}` : [],
        ),
      ),
  );
  expect(found).toEqual([]);
});
