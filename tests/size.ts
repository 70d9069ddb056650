/**
 * Prints what a visitor downloads, compressed as hosts compress (brotli 11), and fails past a budget.
 * Run it with `npm run size`; it builds in memory.
 */
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from '../generator/build.ts';
import { spa } from './project.ts';

const files = new Map((await build(spa, '2030-01-01')).files.map(({ path, content }) => [path, Buffer.from(content)]));
const compressed = (content: Uint8Array) => brotliCompressSync(content).length;
const sizeOf = (path: string) => compressed(files.get(path) ?? Buffer.alloc(0));

/** A script and all that it imports before it runs. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const code = files.get(path)?.toString() ?? '';
  for (const [, name] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) withImports(`assets/${name}`, found);
  return found;
}

const script = (name: string) => [...files.keys()].find((path) => path.startsWith(`assets/${name}-`)) ?? name;
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0);

const waking = withImports(script('hydrate'));
const react = [...waking].filter((path) => (files.get(path)?.length ?? 0) > 100_000);
const home = ['banner', 'menu', 'newsletter', 'popup', 'map', 'google-map'].flatMap((name) => [
  ...withImports(script(name)),
]);
const homeWidgets = new Set(home.filter((path) => !waking.has(path)));
const toasts = [...withImports(script('toasts'))].filter((path) => !waking.has(path));
const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2'));

const bare = await bundle({
  stdin: {
    contents: "export { hydrateRoot } from 'react-dom/client'; export { createElement } from 'react';",
    resolveDir: spa,
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
});
const sumOf = (outputs: { contents: Uint8Array }[]) =>
  outputs.reduce((total, { contents }) => total + compressed(contents), 0);
const bareReact = sumOf(bare.outputFiles);
const pages = [...files]
  .filter(([path]) => path.endsWith('.html'))
  .map(([path, html]) => ({ path, size: compressed(html) }));
const largest = pages.reduce((a, b) => (a.size > b.size ? a : b));

const rows = [
  { what: 'Client script, entry', size: sum(withImports(script('main'))), budget: 2000 },
  { what: 'React, over bare react-dom/client', size: sum(react) - bareReact, budget: 1000 },
  { what: 'What wakes a widget', size: sum(waking) - sum(react), budget: 1000 },
  { what: 'All widgets of the home page', size: sum(homeWidgets), budget: 8000 },
  { what: 'Notifications', size: sum(toasts), budget: 10_000 },
  {
    what: 'Fonts, as they are',
    size: fonts.reduce((total, path) => total + (files.get(path)?.length ?? 0), 0),
    budget: 45_000,
  },
  { what: `Largest page, its styles included (${largest.path})`, size: largest.size, budget: 14_600 },
];
for (const { what, size, budget } of rows) {
  console.log(
    `${size > budget ? '✗' : '✓'} ${String(size).padStart(7)} of ${String(budget).padStart(6)} bytes  ${what}`,
  );
}
process.exitCode = rows.some(({ size, budget }) => size > budget) ? 1 : 0;
