/** A file below the output folder; what takes long to make is made when the file is written or asked for. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array | (() => Promise<Uint8Array>);
}

export async function contentOf({ content }: OutputFile): Promise<string | Uint8Array> {
  return typeof content === 'function' ? content() : content;
}
