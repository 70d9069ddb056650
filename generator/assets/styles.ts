import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import type { Diagnostic, SourceText } from '../report/diagnostic.ts';
import { type Cache, hash } from './cache.ts';
import { packageVersion } from './package-version.ts';
import type { Theme } from './theme.ts';
import { themeMessages } from './theme-messages.ts';
import { type ThemeProblem, themeDiagnostic, themeFile } from './theme-problem.ts';

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
    const path = resolved(id);
    return { path, base, content: await readFile(path, 'utf8') };
  };
  const { build } = await compile(theme, { base: '/', from: themeFile, loadStylesheet });
  const { code } = await transform(build(candidates), { loader: 'css', minify: true, target, legalComments: 'none' });
  return Buffer.from(code.trim());
}

/** @throws if there is no such stylesheet, without the paths of this machine */
function resolved(id: string): string {
  try {
    return require.resolve(id);
  } catch {
    throw new Error(`There is no stylesheet "${id}".`);
  }
}

/** Compiles the stylesheet without any class, to find what keeps it from being compiled. A success is cached. */
export async function styleProblems({ css, files }: Theme, compileStyles: CompileStyles): Promise<Diagnostic[]> {
  try {
    await compileStyles(new Set());
    return [];
  } catch (error) {
    const { message, loc } = error as TailwindError;
    const [reason = ''] = message.replace(/^\S+:\d+:\d+: /, '').split('\n');
    const quoted = message.match(/^> +(.+)$/m)?.[1] ?? message.match(/"(.+?)"/)?.[1] ?? '';
    const start = loc?.[1] ?? Math.max(0, css.indexOf(quoted));
    const end = loc?.[2] ?? start + quoted.length;
    return [diagnosticIn(files, { at: [start, end], message: themeMessages.compile(reason) })];
  }
}

/** An error of Tailwind, which gives a position for some mistakes and quotes the line for others. */
type TailwindError = Error & { loc?: [source: unknown, start: number, end: number] };

/** @param problem with its offsets in all the files together */
function diagnosticIn([source, ...others]: readonly SourceText[], problem: ThemeProblem): Diagnostic {
  if (!source) throw new Error('A theme has no files');
  const next = source.text.length + 1;
  const [start, end] = problem.at;
  if (others.length === 0 || start < next) return themeDiagnostic(source, problem);
  return diagnosticIn(others, { ...problem, at: [start - next, end - next] });
}
