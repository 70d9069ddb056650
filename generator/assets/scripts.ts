import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { inProgram, programFolder } from '../files/program-files.ts';
import { adoptStyles } from './styles/adopt-styles.ts';

/** What all widgets import. */
const shared = 'client/shared.ts';

/** The bundled client scripts. */
export interface Scripts {
  /** The path of the script that pages load. It loads the others when they are needed. */
  entry: string;
  /** Paths are relative to the output folder and include a hash of the content. */
  files: ScriptFile[];
  /** The script of each provider of analytics, for the sites that use it. */
  analytics: Readonly<Record<string, ScriptFile>>;
}

interface ScriptFile {
  path: string;
  bytes: Uint8Array;
}

/**
 * Bundles the client scripts: the widgets in chunks, what does not need React in separate files, then the entry in one
 * file. A page requests only the entry until an island hydrates.
 *
 * @param mode the build of React to use; the development build explains its warnings
 */
export async function bundleScripts(mode: 'production' | 'development' = 'production'): Promise<Scripts> {
  const { build } = await import('esbuild');
  const [widgets, native] = await Promise.all([filesIn('client/widgets'), filesIn('client/native')]);
  const options = optionsFor(mode);
  const withReact = build({
    ...options,
    splitting: true,
    inject: [shared],
    entryPoints: ['client/hydrate.ts', ...widgets],
    plugins: [adoptStyles],
  });
  const [chunks, withoutReact, analytics] = await Promise.all([
    withReact,
    build({ ...options, entryPoints: native }),
    bundleAnalytics(options),
  ]);
  const outputs = [chunks, withoutReact].flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const chunkPaths = new Map(
    outputs.map(([path, { entryPoint, inputs }]) => [shared in inputs ? shared : entryPoint, `./${basename(path)}`]),
  );
  const main = await build({ ...options, entryPoints: ['client/main.ts'], plugins: [linkToChunks(chunkPaths)] });
  const files = [chunks, withoutReact, main].flatMap(({ outputFiles }) => outputFiles.map(fileOf));
  const [entry] = Object.keys(main.metafile.outputs);
  if (!entry) throw new Error('The client script has no entry');
  return { entry, files, analytics };
}

/** Bundles each file of client/analytics separately. */
async function bundleAnalytics(options: ReturnType<typeof optionsFor>): Promise<Scripts['analytics']> {
  const { build } = await import('esbuild');
  const entryPoints = await filesIn('client/analytics');
  const names = entryPoints.map((file) => basename(file, '.ts'));
  const { outputFiles } = await build({ ...options, entryPoints });
  const files = outputFiles.map(fileOf);
  const fileNamed = (name: string) => files.find(({ path }) => path.startsWith(`assets/${name}-`));
  return Object.fromEntries(names.map((name) => [name, fileNamed(name) as ScriptFile]));
}

function fileOf({ path, contents }: OutputFile): ScriptFile {
  return { path: inProgram(path), bytes: contents };
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(join(programFolder, folder))).sort().map((file) => `${folder}/${file}`);
}

function optionsFor(mode: string): BuildOptions & { metafile: true; write: false } {
  return {
    absWorkingDir: programFolder,
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
        const chunk = chunkPaths.get(inProgram(join(resolveDir, path)));
        return kind === 'dynamic-import' && chunk ? { path: chunk, external: true } : null;
      });
    },
  };
}
