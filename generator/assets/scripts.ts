import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Scripts {
  /** The path of the script that pages load; it loads the others when they are needed. */
  entry: string;
  /** Their names, below the output folder, have a hash of their content. */
  files: { path: string; bytes: Uint8Array }[];
}

/**
 * Bundles the client script: what a widget needs in chunks, and then the entry in one file, so that until a widget wakes
 * there is one small request.
 *
 * @param mode which build of React; the one for development explains what it finds wrong
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
  const addresses = new Map(outputs.map(([path, { entryPoint }]) => [entryPoint, `./${basename(path)}`]));
  const main = await build({ ...options, entryPoints: ['client/main.ts'], plugins: [linkTo(addresses)] });
  const files = [...chunks.outputFiles, ...main.outputFiles].map(({ path, contents }) => ({
    path: relative(root, path),
    bytes: contents,
  }));
  const [entry] = Object.keys(main.metafile.outputs);
  if (!entry) throw new Error('The client script has no entry');
  return { entry, files };
}

function optionsFor(mode: string) {
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
  } satisfies BuildOptions;
}

/** Turns what a script loads later into the addresses of the chunks that are already built. */
function linkTo(addresses: ReadonlyMap<string | undefined, string>): Plugin {
  return {
    name: 'chunks',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        const address = addresses.get(relative(root, join(resolveDir, path)));
        return kind === 'dynamic-import' && address ? { path: address, external: true } : null;
      });
    },
  };
}
