export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /** What it is made from, to begin a message about it: `pages/home.yaml`. Without it, the program makes it of itself. */
  origin?: string;
  /** A function if making the content takes time. It is called when the file is written or requested. */
  content: string | Uint8Array | (() => Promise<Uint8Array>);
}

export async function contentOf({ content }: OutputFile): Promise<string | Uint8Array> {
  return typeof content === 'function' ? content() : content;
}
