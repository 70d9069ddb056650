import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hash } from '../../files/hash.ts';
import type { Diagnostic, SourceText } from '../../report/diagnostic.ts';
import type { Cache } from '../cache.ts';
import { packageVersion } from '../package-version.ts';
import { sharedPromise } from '../shared-promise.ts';
import { settleVariables } from './settle-variables.ts';
import { type RulesFor, sharedRules } from './shared-rules.ts';
import type { Theme } from './theme.ts';
import { themeMessages } from './theme-messages.ts';
import { type ThemeProblem, themeDiagnostic, themeFile } from './theme-problem.ts';

const require = createRequire(import.meta.url);
/** Raise the number when the same classes get different rules, so that the cache has no old ones. */
const versions = ['rules 1', ...['tailwindcss', 'esbuild'].map(packageVersion)].join(' ');

/** Browsers since 2023, which Tailwind 4 requires (https://tailwindcss.com/docs/compatibility). */
const target = ['chrome111', 'safari16.4', 'firefox128'];

/** Compiles the stylesheet with exactly the rules that some classes need: the values of class attributes. */
export type CompileStyles = (classes: ReadonlySet<string>) => Promise<string>;

/** Pages with the same classes share one stylesheet, which is compiled once. */
export function styleCompiler(theme: string, cached: Cache): CompileStyles {
  const stylesheets = new Map<string, Promise<string>>();
  const rules = sharedPromise(() => sharedRules(() => startTailwind(theme)));
  /** The classes of all stylesheets so far. */
  const all = new Set<string>();
  const compileOnce = (attributes: string): Promise<string> => {
    const candidates = [...new Set(attributes.split(/\s/))].sort();
    for (const one of candidates) all.add(one);
    const key = hash(versions, theme, ...candidates);
    const stylesheet = cached(`${key}.css`, async () => finish(await (await rules())(candidates, all))).then(String);
    // After a failure, the next page tries again.
    stylesheet.catch(() => stylesheets.delete(attributes));
    return stylesheet;
  };
  return (classes) => {
    // The pages of a definition have the same attributes, and in the same order.
    const attributes = [...classes].join('\n');
    const stylesheet = stylesheets.get(attributes) ?? compileOnce(attributes);
    stylesheets.set(attributes, stylesheet);
    return stylesheet;
  };
}

async function startTailwind(theme: string): Promise<RulesFor> {
  const { compile } = await import('tailwindcss');
  const loadStylesheet = async (id: string, base: string) => {
    const path = resolved(id);
    return { path, base, content: await readFile(path, 'utf8') };
  };
  const { build } = await compile(theme, {
    base: '/',
    from: themeFile,
    // None: they are for browsers older than any that pages support.
    polyfills: 0,
    loadStylesheet,
  });
  return (classes) => build([...classes]);
}

async function finish(rules: string): Promise<Uint8Array> {
  return Buffer.from(await minified(settleVariables(await minified(rules))));
}

async function minified(css: string): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(css, { loader: 'css', minify: true, target, legalComments: 'none' });
  return code.trim();
}

/** @throws if there is no such stylesheet, without the paths of this machine */
function resolved(id: string): string {
  try {
    return require.resolve(id);
  } catch {
    throw new Error(`There is no stylesheet "${id}".`);
  }
}

/**
 * Returns the problems of a theme, or otherwise the error that prevents its stylesheet from being compiled, without any
 * class. Caches a success.
 */
export async function styleProblems(theme: Theme, compileStyles: CompileStyles): Promise<readonly Diagnostic[]> {
  const { css, files, problems } = theme;
  if (problems.length > 0) return problems;
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
