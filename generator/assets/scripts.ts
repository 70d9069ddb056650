import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Scripts {
  /** The path of the script that pages load. It loads the others when they are needed. */
  entry: string;
  /** Paths are relative to the output folder, and have a hash of the content in them. */
  files: { path: string; bytes: Uint8Array }[];
}

/**
 * Bundles the client scripts: the widgets in chunks, then the entry in one file. A page requests only that small file until
 * an island hydrates.
 *
 * @param mode the build of React to use; the development build explains its warnings
 */
export async function bundleScripts(mode: 'production' | 'development' = 'production'): Promise<Scripts> {
  const widgets = (await readdir(join(root, 'client/widgets'))).map((file) => `client/widgets/${file}`);
  const options = optionsFor(mode);
  const chunks = await build({
    ...options,
    splitting: true,
    inject: ['client/react.ts'],
    entryPoints: ['client/hydrate.ts', ...widgets.sort()],
  });
  const outputs = Object.entries(chunks.metafile.outputs);
  const chunkPaths = new Map(outputs.map(([path, { entryPoint }]) => [entryPoint, `./${basename(path)}`]));
  const main = await build({ ...options, entryPoints: ['client/main.ts'], plugins: [linkToChunks(chunkPaths)] });
  const files = [...chunks.outputFiles, ...main.outputFiles].map(({ path, contents }) => ({
    path: relative(root, path),
    bytes: contents,
  }));
  const [entry] = Object.keys(main.metafile.outputs);
  if (!entry) throw new Error('The client script has no entry');
  return { entry, files };
}

function optionsFor(mode: string): BuildOptions & { metafile: true; write: false } {
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
  };
}

/**
 * Resolves dynamic imports to the chunks that are already built.
 *
 * @param chunkPaths the path of each chunk, by the path of its source
 */
function linkToChunks(chunkPaths: ReadonlyMap<string | undefined, string>): Plugin {
  return {
    name: 'chunks',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        const chunk = chunkPaths.get(relative(root, join(resolveDir, path)));
        return kind === 'dynamic-import' && chunk ? { path: chunk, external: true } : null;
      });
    },
  };
}
