import type { Command } from 'commander';

/** The npm scripts (package.json) whose names differ from their command. */
const scripts: Readonly<Record<string, string>> = { build: 'generate', check: 'validate' };

/** The name under which people run a command: an npm script, or the word after one. */
export function scriptOf(command: Command): string {
  return scripts[command.name()] ?? command.name();
}

/** The command as people run it, such as `npm run new -- town`. Its arguments follow. */
export function npmRun(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${npmRun(parent)} ${scriptOf(command)}` : `npm run ${scriptOf(command)} --`;
}
