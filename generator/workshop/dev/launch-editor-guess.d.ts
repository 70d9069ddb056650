/** The package has types for its main module only. */
declare module 'launch-editor/guess.js' {
  /** Returns the command of a running editor, or of an environment variable; `[null]` if there is none. */
  function guessEditor(): (string | null)[];
  export = guessEditor;
}
