import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import subset from 'subset-font';
import { afterAll } from 'vitest';
import { launch } from './browser.ts';

const { resolve } = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** Sharp screens place letters between pixels. With hinting, the width of every letter would be a whole number of pixels. */
const unhinted =
  '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>' +
  '<match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>';

/** Starts browsers on machines with different fonts, one on each for all tests of a file. */
export function machines(): (fonts: readonly string[]) => Promise<Browser> {
  const browsers = new Map<readonly string[], Promise<Browser>>();
  const folders: string[] = [];
  const start = async (fonts: readonly string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
    folders.push(folder);
    return launch({ env: await machineWith(fonts, folder) });
  };
  afterAll(async () => {
    // The folders are deleted even if a browser did not start, or cannot be closed.
    await Promise.allSettled([...browsers.values()].map((by) => by.then((browser) => browser.close())));
    await Promise.allSettled(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });
  return (fonts) => {
    const known = browsers.get(fonts);
    if (known) return known;
    const by = start(fonts);
    browsers.set(fonts, by);
    // A failed start fails one test. The next one starts another browser.
    by.catch(() => browsers.delete(fonts));
    return by;
  };
}

/**
 * An environment in which a browser finds these fonts and no others, whatever this machine has.
 *
 * @param names packages of https://fontsource.org, each with a weight, such as `arimo 700`
 */
async function machineWith(names: readonly string[], folder: string): Promise<{ FONTCONFIG_FILE: string }> {
  for (const name of names) {
    const [family, weight] = name.split(' ');
    const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
    const font = await subset(await readFile(file), `${printableAscii}–—’“”×·é`, { targetFormat: 'truetype' });
    await writeFile(join(folder, `${name}.ttf`), font);
  }
  const config = join(folder, 'fonts.conf');
  await writeFile(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>${unhinted}</fontconfig>`);
  return { FONTCONFIG_FILE: config };
}
