import type { Command } from 'commander';

/** The npm scripts (package.json) whose names differ from their command. */
const scripts: Readonly<Record<string, string>> = { build: 'generate', check: 'validate' };

/** Returns the name that people use to run a command: an npm script, or the word after one. */
export function scriptOf(command: Command): string {
  return scripts[command.name()] ?? command.name();
}

/** Returns the command as people run it, such as `npm run new -- town`, without its arguments. */
export function npmRun(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${npmRun(parent)} ${scriptOf(command)}` : `npm run ${scriptOf(command)} --`;
}

/** Options that npm answers itself. */
const ofNpm = new Set(['--help', '--version']);

/**
 * Returns the options that npm has removed from the command line, because no `--` was before them. It passes them on as
 * variables (https://docs.npmjs.com/cli/v11/using-npm/config#environment-variables).
 */
export function optionsTakenByNpm(
  { options }: Command,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  return options.flatMap(({ long, negate, required }) => {
    if (!long || negate || ofNpm.has(long)) return [];
    const value = env[`npm_config_${long.slice(2).replaceAll('-', '_')}`];
    const isGiven = args.some((arg) => arg === long || arg.startsWith(`${long}=`));
    if (!value || value === 'false' || isGiven) return [];
    return [required ? `${long} ${value === 'true' ? '…' : value}` : long];
  });
}

/** Explains why a command cannot use the name of a page's file; returns null for any other word. */
export function wholeSiteOnly(run: string, word: string): string | null {
  const isFile = /\.ya?ml$|^pages\b/.test(word);
  return isFile ? `${run} cannot use "${word}". It always takes the whole site:  ${run}` : null;
}
