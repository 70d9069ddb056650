import { shellWord } from './shell-word.ts';

/** The commands that support `--root`, as messages name them. */
const commands =
  /npm run (?:--silent )?(?:(?:deploy|dev|diff|generate|merge|preview|schema|validate)\b(?: --)?|new -- (?:page|post|section|site|split-towns|towns?)|rename -- (?:page|service|town))(?![\w-]|(?: --)? --root)/g;

/** A line of a file, in an excerpt or in a patch. */
const quoted = /│|^[-+ ] *(?:#|run: )/;

/**
 * Adds `--root` to every command in a text, so that it can be run as printed. Messages contain commands without it,
 * because most messages are kept and shown again for the same site in another folder.
 *
 * @param root the folder as it was given; '.' if none was
 */
export function atRoot(text: string, root: string): string {
  if (root === '.') return text;
  const option = ` --root ${shellWord(root)}`;
  const inText = /^[[{]/.test(text) ? JSON.stringify(option).slice(1, -1) : option;
  return text.replace(/^.*npm run.*$/gm, (line) =>
    quoted.test(line)
      ? line
      : line.replace(commands, (command) => (/ --(?= |$)/.test(command) ? command : `${command} --`) + inText),
  );
}

/** Returns the value of `--root` on a command line; '.' if there is none. */
export function rootIn(args: readonly string[]): string {
  const at = args.findLastIndex((arg) => /^--root(?:=|$)/.test(arg));
  if (at < 0) return '.';
  const [, inOne] = args[at]?.match(/^--root=(.*)$/s) ?? [];
  return inOne ?? args[at + 1] ?? '.';
}
