import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('../client/main.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

export interface Scripts {
  /** The path of the script that pages load; it loads the others when they are needed. */
  entry: string;
  /** Their names, below the output folder, have a hash of their content. */
  files: { path: string; bytes: Uint8Array }[];
}

/** Bundles the client script: an entry, a chunk for each widget, and what they share. */
export async function bundleScripts(): Promise<Scripts> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
  });
  const files = outputFiles.map(({ path, contents }) => ({ path: relative(root, path), bytes: contents }));
  const main = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'client/main.ts');
  if (!main) throw new Error('The client script has no entry');
  return { entry: main[0], files };
}
