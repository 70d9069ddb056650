import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { suggest } from '../basics/suggest.ts';
import { UsageError } from '../report/usage-error.ts';
import { inWords, withCapital } from '../report/wording.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { deployCommand } from './deploy.ts';
import { devCommand } from './dev.ts';
import { diffCommand } from './diff.ts';
import { reportFailure } from './failure.ts';
import { mergeCommand } from './merge.ts';
import { newCommand } from './new.ts';
import { npmRun, optionsTakenByNpm, scriptOf, wholeSiteOnly } from './npm-run.ts';
import { previewCommand } from './preview.ts';
import { renameCommand } from './rename.ts';
import { schemaCommand } from './schema.ts';
import type { ExitCode, Register, Terminal, World } from './terminal.ts';

/** Commands import what a build does not need only when they run, so that a build starts sooner. */
const commands: readonly Register[] = [
  buildCommand,
  checkCommand,
  deployCommand,
  devCommand,
  diffCommand,
  mergeCommand,
  newCommand,
  previewCommand,
  renameCommand,
  schemaCommand,
];

/**
 * Runs one command and prints all of its output, including errors. Never throws.
 *
 * @param args the command line without the program, such as `build --out public`
 */
export async function main(args: readonly string[], world: World): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const finish: Terminal['finish'] = async (action) => {
    exit = await action;
  };
  const program = commandLine({ ...world, finish });
  try {
    refuseLostOptions(args, commandIn(args, program), world.env);
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    const command = commandIn(args, program);
    if (error instanceof CommanderError && error.exitCode > 0 && error.code !== 'commander.help')
      world.err.write(`${refusal(error, command)}\n`);
    return reportFailure(error, npmRun(command).replace(/ --$/, ''), args.includes('--debug'), world.err);
  }
}

/** @throws UsageError if npm has consumed options of the command */
function refuseLostOptions(args: readonly string[], command: Command, env: World['env']): void {
  const taken = optionsTakenByNpm(command, args, env);
  if (taken.length === 0) return;
  throw new UsageError(
    `npm took ${taken.join(' and ')} for itself. Write two hyphens first:  ${npmRun(command)} ${taken.join(' ')}`,
  );
}

function commandLine(terminal: Terminal): Command {
  const { out } = terminal;
  const program = new Command('generate')
    .usage('')
    .description('Turns site.yaml and pages/*.yaml into a static website.')
    .version(packageJson.version, '--version', 'Print the version.')
    .helpOption('--help', 'Show this help.')
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .configureHelp({
      commandUsage: (command) =>
        command.parent ? `${npmRun(command)} ${argumentsOf(command)}[options]` : 'npm run <command>',
      subcommandTerm: (command) => `${scriptOf(command)} ${argumentsOf(command)}`.trimEnd(),
    })
    // Errors are printed in one place: `main`.
    .configureOutput({ writeOut: (text) => out.write(text), outputError: () => undefined })
    .exitOverride();
  for (const register of commands) register(program, terminal);
  program.hook('preAction', (_, command) => refuseEmptyFolders(command));
  // `npm run generate` names no command, so its help is that of `build`.
  const [build] = program.commands;
  return program.addHelpText('after', () => `\nGenerate:\n\n${build?.helpInformation()}`);
}

/** @throws UsageError if the name of a folder is empty, as in a script that uses a variable without a value */
function refuseEmptyFolders(command: Command): void {
  const isFolder = command.registeredArguments.some((one) => one.name() === 'dir');
  if (isFolder && command.args.includes('')) throw new UsageError('The name of a folder is empty. Name each folder.');
  const folders = command.options.filter(({ flags }) => flags.includes('<dir>'));
  const empty = folders.find((option) => command.getOptionValue(option.attributeName()) === '');
  if (empty) throw new UsageError(`${empty.long} is empty. Name a folder, or omit ${empty.long}.`);
}

/** Returns "[name] " or "<name> "; empty if the command has no arguments. */
function argumentsOf({ commands, registeredArguments }: Command): string {
  const terms = registeredArguments.map((one) => (one.required ? `<${one.name()}> ` : `[${one.name()}] `));
  return commands.length > 0 ? '<command> ' : terms.join('');
}

/** Returns the command that the arguments name, or the default one. */
function commandIn(args: readonly string[], program: Command): Command {
  let command = program;
  for (const arg of args) {
    const next = command.commands.find((one) => one.name() === arg || one.aliases().includes(arg));
    if (!next) break;
    command = next;
  }
  return command === program ? (program.commands[0] ?? program) : command;
}

/** Explains why the arguments of a command are not valid. */
function refusal({ code, message }: CommanderError, command: Command): string {
  if (code === 'commander.excessArguments') return tooMany(command);
  const text = message.replace(/^error: /, '').trim();
  if (code === 'commander.missingArgument')
    return `${text.replace('missing', 'Missing')}. To see an example, run:  ${npmRun(command)} --help`;
  if (code === 'commander.conflictingOption') return `${withCapital(text)}. Leave one of the two out.`;
  const [, kind, given = ''] = text.match(/^unknown (option|command) '-*(.+)'$/s) ?? [];
  if (!kind) return withCapital(text);
  const dashes = kind === 'option' ? '--' : '';
  // An option may have its value after an equals sign.
  const word = dashes ? given.replace(/=.*/s, '') : given;
  const known = dashes ? [...command.options.map((option) => option.name()), 'help'] : command.commands.map(scriptOf);
  const takers = command.commands.filter(({ options }) => dashes && options.some((option) => option.name() === word));
  if (takers.length > 0) return `Write ${dashes}${word} at the end, after ${inWords(takers.map(scriptOf), 'or')}.`;
  const near = suggest(word, known);
  const choice = dashes ? '' : `After ${scriptOf(command)}, write ${inWords(known, 'or')}. `;
  const next = near
    ? `Did you mean ${dashes}${near}?`
    : `${choice}To see all ${kind}s, run:  ${npmRun(command)} --help`;
  return `Unknown ${kind} ${dashes}${word}. ${next}`;
}

/** Explains why a command cannot use extra words. npm consumes options before `--`, and passes on only their values. */
function tooMany(command: Command): string {
  const { args, registeredArguments: known } = command;
  const run = npmRun(command).replace(/ --$/, '');
  const extra = args.slice(known.length).join(' ');
  const isForSite = known.length === 0 && !command.parent?.parent;
  const ofPage = isForSite ? wholeSiteOnly(run, extra) : null;
  if (ofPage) return ofPage;
  const refused = `${run} cannot use "${extra}".`;
  const isName = known.length === 1 && args.every((word) => /^[\p{L}\p{M}\d.'’-]+$/u.test(word));
  if (isName) return `${refused} A name of several words needs quotes:  ${run} "${args.join(' ')}"`;
  const example = exampleOf(command);
  return example === null ? refused : `${refused} Options follow two dashes, as in:  ${example}`;
}

/** Returns an example of the command; null for a command without options of its own. */
function exampleOf(command: Command): string | null {
  const option = command.options.find(({ hidden, long }) => !hidden && long !== '--root');
  return option ? `${npmRun(command)} ${option.flags}` : null;
}
