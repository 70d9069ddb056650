import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subset from 'subset-font';
import { onTestFinished } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** Sharp screens place letters between pixels. With hinting, the width of every letter would be a whole number of pixels. */
const unhinted =
  '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>' +
  '<match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>';

/**
 * An environment in which a browser finds these fonts and no others, whatever this machine has.
 *
 * @param names packages of https://fontsource.org, each with a weight, such as `arimo 700`
 */
export async function machineWith(names: readonly string[]): Promise<{ FONTCONFIG_FILE: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
