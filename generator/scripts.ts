import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { printAttribute } from '../client/protocol.ts';

const entry = fileURLToPath(new URL('../client/main.ts', import.meta.url));

export interface Script {
  /** Below the output folder; the name has a hash of the content. */
  path: string;
  bytes: Uint8Array;
}

/** Bundles the client script. */
export async function bundleScript(): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild made no file');
  return { path: `assets/${basename(file.path)}`, bytes: file.contents };
}

/** Whether a page has anything that the script brings to life; most have nothing, and load nothing. */
export function needsScript(html: string): boolean {
  return html.includes(` ${printAttribute}=`);
}
