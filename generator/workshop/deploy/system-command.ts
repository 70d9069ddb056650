/** What `spawn` takes to run a program. */
interface SystemCommand {
  file: string;
  args: readonly string[];
  shell: boolean;
}

/** On Windows, npx is a batch file, which needs a shell, and Node passes the shell all arguments without quotes. */
export function systemCommand(program: string, args: readonly string[], platform: string): SystemCommand {
  if (program !== 'npx' || platform !== 'win32') return { file: program, args, shell: false };
  return { file: [program, ...args.map(quoted)].join(' '), args: [], shell: true };
}

/**
 * Quotes an argument for cmd.exe and for the program, which reads a doubled quote as one, and backslashes before a
 * quote in pairs (https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments).
 */
function quoted(argument: string): string {
  return `"${argument.replace(/\\+(?="|$)/g, '$&$&').replaceAll('"', '""')}"`;
}
