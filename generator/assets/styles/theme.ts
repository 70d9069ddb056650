import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suggest } from '../../basics/suggest.ts';
import { programFolder } from '../../files/program-files.ts';
import type { Diagnostic, SourceText } from '../../report/diagnostic.ts';
import { type CssProperty, readCss } from './read-css.ts';
import { contrastProblems, readColors } from './theme-colors.ts';
import { fontProblems } from './theme-fonts.ts';
import { themeMessages } from './theme-messages.ts';
import { type ThemeProblem, themeDiagnostic, themeFile } from './theme-problem.ts';
import { requiredTokens } from './theme-tokens.ts';

/** What every stylesheet is compiled from, and the colors by name for files without a stylesheet. */
export interface Theme {
  css: string;
  /** The files that `css` consists of, with a line break between them. */
  files: readonly SourceText[];
  /**
   * Returns the color as `#rrggbb`.
   *
   * @throws if the theme has no such color, which `problems` reports too
   */
  color: (name: string) => string;
  /** The problems in templates/theme.css. No site is built while there are any. */
  problems: readonly Diagnostic[];
}

/** What uses the values of the theme. */
const stylesheets = ['base', 'layout', 'marks', 'overlays', 'right-to-left'].map((name) => `templates/${name}.css`);

/** Loads the theme in templates/, with the stylesheets that use it. */
export async function loadTheme(): Promise<Theme> {
  const [{ text }, ...others] = await themeFiles();
  return readTheme(text, others);
}

/** Returns the files of a theme: its values, and the stylesheets that use them. */
export async function themeFiles(): Promise<[theme: SourceText, ...others: SourceText[]]> {
  return [await readStyles(themeFile), ...(await Promise.all(stylesheets.map(readStyles)))];
}

async function readStyles(file: string): Promise<SourceText> {
  return { file, text: await readFile(join(programFolder, file), 'utf8') };
}

/** Reads the colors of a theme and checks everything that pages need from it. */
export async function readTheme(theme: string, others: readonly SourceText[]): Promise<Theme> {
  const { properties, faults } = readCss(theme);
  const missing = missingTokens(properties);
  const colors = await readColors(properties, missing);
  const files = [{ file: themeFile, text: theme }, ...others];
  const css = files.map(({ text }) => text).join('\n');
  const syntax = faults.map(({ fault, at }) => ({ at, message: themeMessages.syntax(fault) }));
  // A token in a statement that could not be read is already reported.
  const unread = faults.map(({ at }) => theme.slice(...at)).join('\n');
  const unreported = missing.filter((name) => !unread.includes(name.slice(2)));
  const rest = [
    ...missingProblems(unreported, properties, theme),
    ...colors.problems,
    ...contrastProblems(colors.resolve),
    ...fontProblems(properties, css),
  ];
  const unbalanced = faults.findIndex(({ fault }) => !['semicolon', 'statement'].includes(fault));
  // After a block or a comment without an end, everything is read wrong.
  const problems = unbalanced < 0 ? [...syntax, ...rest] : syntax.slice(unbalanced, unbalanced + 1);
  return {
    css,
    files,
    color: (name) => {
      const color = colors.resolve(`--color-${name}`, false);
      if (!color) throw new Error(`${themeFile} has no color "${name}"`);
      return color.hex;
    },
    problems: problems.map((problem) => themeDiagnostic({ file: themeFile, text: theme }, problem)),
  };
}

function missingTokens(properties: readonly CssProperty[]): string[] {
  const names = new Set(properties.filter(({ block }) => block.startsWith('@theme')).map(({ name }) => name));
  return requiredTokens.filter((name) => !names.has(name));
}

function missingProblems(missing: readonly string[], properties: readonly CssProperty[], css: string): ThemeProblem[] {
  const extra = properties.filter(({ name }) => !requiredTokens.includes(name) && !name.endsWith('*'));
  const unused = extra.filter(({ name }) => !css.includes(`var(${name})`) && !isPartOf(name));
  const start = Math.max(0, css.indexOf('@theme'));
  const names = unused.map(({ name }) => name);
  const nearTo = (name: string) => unused.find((one) => one.name === suggest(name, names));
  const gone = missing.filter((name) => !nearTo(name));
  const misspelled = missing.flatMap((name): ThemeProblem[] => {
    const near = nearTo(name);
    return near ? [{ at: near.nameAt, message: themeMessages.misspelled(near.name, name) }] : [];
  });
  if (gone.length === 0) return misspelled;
  return [...misspelled, { at: [start, start + '@theme'.length], message: themeMessages.missing(gone) }];
}

/** Returns true for `--text-hero--line-height`, which belongs to `--text-hero`. */
const isPartOf = (name: string) => /\w--/.test(name);
