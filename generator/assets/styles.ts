import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { type Cache, hash } from './cache.ts';
import { packageVersion } from './package-version.ts';

const require = createRequire(import.meta.url);
const versions = ['tailwindcss', 'esbuild'].map(packageVersion).join(' ');

/** Browsers since 2023, which Tailwind 4 requires (https://tailwindcss.com/docs/compatibility). */
const target = ['chrome111', 'safari16.4', 'firefox128'];

/** Compiles the stylesheet with exactly the rules that some classes need. */
export type CompileStyles = (classes: ReadonlySet<string>) => Promise<string>;

/** Pages with the same classes share one stylesheet, which is compiled once. */
export function styleCompiler(theme: string, cached: Cache): CompileStyles {
  const stylesheets = new Map<string, Promise<string>>();
  const compileOnce = (key: string, candidates: string[]): Promise<string> => {
    const stylesheet = cached(`${key}.css`, () => compileStylesheet(theme, candidates)).then(String);
    // After a failure, the next page tries again.
    stylesheet.catch(() => stylesheets.delete(key));
    return stylesheet;
  };
  return (classes) => {
    const candidates = [...classes].sort();
    const key = hash(versions, theme, ...candidates);
    const stylesheet = stylesheets.get(key) ?? compileOnce(key, candidates);
    stylesheets.set(key, stylesheet);
    return stylesheet;
  };
}

async function compileStylesheet(theme: string, candidates: string[]): Promise<Uint8Array> {
  const loadStylesheet = async (id: string, base: string) => {
    const path = require.resolve(id);
    return { path, base, content: await readFile(path, 'utf8') };
  };
  const { build } = await compile(theme, { base: '/', loadStylesheet });
  const { code } = await transform(build(candidates), { loader: 'css', minify: true, target, legalComments: 'none' });
  return Buffer.from(code.trim());
}
