type Script = 'validate' | 'diff' | 'new';

/**
 * The command that prints everything as JSON. npm prints a banner above it without `--silent`.
 *
 * @param args the arguments and options without which some of it would be missing
 */
export function asJsonCommand(script: Script, args: readonly string[] = []): string {
  return ['npm run --silent', script, '--', ...args, '--format json'].join(' ');
}

/** What is said below a list that is cut short. */
export function toListAll(script: Script, args: readonly string[] = []): string {
  return `To list all of them, run:  ${asJsonCommand(script, args)}`;
}
