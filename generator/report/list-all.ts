type Script = 'validate' | 'diff' | 'new';

/**
 * Returns the command that prints everything as JSON. Without `--silent`, npm prints a banner above it.
 *
 * @param args the arguments and options that are needed to print everything
 */
export function asJsonCommand(script: Script, args: readonly string[]): string {
  return ['npm run --silent', script, '--', ...args, '--format json'].join(' ');
}

/** Returns the sentence below an abridged list. */
export function toListAll(script: Script, args: readonly string[] = []): string {
  return `To list all of them, run:  ${asJsonCommand(script, args)}`;
}
