import { stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import launch from 'launch-editor';
import guessEditor from 'launch-editor/guess.js';
import { programFolder } from '../../files/program-files.ts';
import type { Location } from './dev-protocol.ts';

/** Editors that would take over the terminal of the server. */
const terminalEditors = /^(vi|vim|nvim|view|emacs|nano|pico|micro|hx|helix|kak|ed|joe|jed|ne|mcedit|ee|tilde)$/;

const remedy = "Set EDITOR to your editor's command, such as EDITOR=code, and run npm run dev again.";

/** Why a location was not opened. */
export interface NotOpened {
  /** 403: it is outside the site and the program. 404: there is no such file. 503: there is no editor to open it. */
  status: 403 | 404 | 503;
  message: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How long to wait for an editor to fail, in milliseconds. Most run until they are closed. */
const patience = 400;

/**
 * Opens a location in an editor with its own window: the one in LAUNCH_EDITOR, a running one, or the one in VISUAL or
 * EDITOR.
 *
 * @param root the folder of the site; a file that is not there is looked for in the program
 * @returns null if the editor started
 */
export async function openEditor(
  root: string,
  { file, line, column }: Location,
  env: Environment,
): Promise<NotOpened | null> {
  const found = await fileIn([root, programFolder], file);
  if (typeof found !== 'string') return found;
  const editor = editorOf(env, guessEditor);
  if (typeof editor !== 'string') return editor;
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patience);
    launch(`${found}:${line}:${column}`, editor, () =>
      resolve({ status: 503, message: `The editor ${programName(editor)} could not be started. ${remedy}` }),
    );
  });
}

/** Returns the path of a file in the first folder that has it. Nothing outside these folders is opened. */
async function fileIn(folders: readonly string[], file: string): Promise<string | NotOpened> {
  const paths = folders
    .map((folder) => ({ path: resolve(folder, file), inside: resolve(folder) + sep }))
    .filter(({ path, inside }) => path.startsWith(inside));
  if (paths.length === 0) return { status: 403, message: 'Only files of the site and the program can be opened.' };
  for (const { path } of paths) if (await stat(path).catch(() => null)) return path;
  return { status: 404, message: `There is no file ${file}.` };
}

/**
 * @param guess returns the editor in LAUNCH_EDITOR, a running one, or one from the environment; it may be a terminal
 *   editor
 */
export function editorOf({ VISUAL, EDITOR }: Environment, guess: () => (string | null)[]): string | NotOpened {
  const own = [VISUAL, EDITOR].flatMap((command) => command || []);
  const [guessed] = guess();
  // A path may contain spaces, while a command from the environment may have arguments.
  const named = guessed && !own.includes(guessed) ? [`'${guessed}'`, ...own] : own;
  const editor = named.find((command) => !terminalEditors.test(programName(command)));
  if (editor) return editor;
  const [inTerminal] = named;
  const problem = inTerminal
    ? `The editor ${programName(inTerminal)} runs in a terminal, so this page cannot open it.`
    : 'No editor was found.';
  return { status: 503, message: `${problem} ${remedy}` };
}

function programName(command: string): string {
  const path = command.startsWith("'") ? command.slice(1, -1) : (command.split(' ')[0] ?? '');
  return basename(path).replace(/\.exe$/i, '');
}
