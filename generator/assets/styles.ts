import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { type Cache, hash } from './cache.ts';
import { packageVersion } from './package-version.ts';

const require = createRequire(import.meta.url);
const versions = ['tailwindcss', 'esbuild'].map(packageVersion).join(' ');

/** Browsers since 2023: what Tailwind 4 asks for, https://tailwindcss.com/docs/compatibility. */
const target = ['chrome111', 'safari16.4', 'firefox128'];

/** Makes the stylesheet that holds exactly what some classes need. */
export type Stylist = (classes: ReadonlySet<string>) => Promise<string>;

/** Pages with the same classes share one stylesheet, which is compiled once. */
export function stylist(theme: string, cached: Cache): Stylist {
  const sheets = new Map<string, Promise<string>>();
  const sheetFor = (key: string, candidates: string[]): Promise<string> => {
    const sheet = cached(`${key}.css`, () => compileSheet(theme, candidates)).then(String);
    // A sheet that failed is tried again the next time.
    sheet.catch(() => sheets.delete(key));
    return sheet;
  };
  return (classes) => {
    const candidates = [...classes].sort();
    const key = hash(versions, theme, ...candidates);
    const sheet = sheets.get(key) ?? sheetFor(key, candidates);
    sheets.set(key, sheet);
    return sheet;
  };
}

async function compileSheet(theme: string, candidates: string[]): Promise<Uint8Array> {
  const loadStylesheet = async (id: string, base: string) => {
    const path = require.resolve(id);
    return { path, base, content: await readFile(path, 'utf8') };
  };
  const { build } = await compile(theme, { base: '/', loadStylesheet });
  const { code } = await transform(build(candidates), { loader: 'css', minify: true, target, legalComments: 'none' });
  return Buffer.from(code.trim());
}
