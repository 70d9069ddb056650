/**
 * Prints what a visitor downloads, page by page, compressed as hosts compress (brotli 11), with the change since the
 * last build in dist, and fails past a budget. Run it with `npm run size`; it builds in memory.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { buildSite } from './build-site.ts';

const { files, base, remove } = await buildSite();
const compressed = (content: Uint8Array | string) => brotliCompressSync(content).length;
/** Brotli is slow, and each page asks about the same scripts. */
const sizes = new Map<string, number>();
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? compressed(files.get(path) ?? '');
  sizes.set(path, size);
  return size;
}
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0);

/** A script and all that it imports, before it runs or, with `later`, when somebody needs it. */
function withImports(path: string, later = false, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const pattern = later ? /(?:from|import\(?)"\.\/([^"]+)"/g : /(?:from|import)"\.\/([^"]+)"/g;
  for (const [, name] of (files.get(path)?.toString() ?? '').matchAll(pattern)) {
    withImports(`assets/${name}`, later, found);
  }
  return found;
}

const asset = (name: string, type: string) =>
  [...files.keys()].find((path) => path.startsWith(`assets/${name}-`) && path.endsWith(type)) ?? name;
const script = (name: string) => asset(name, '.js');
const main = script('main');
const waking = withImports(script('hydrate'));
const rawSize = (path: string) => files.get(path)?.length ?? 0;
const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2'));
const fontBytes = fonts.reduce((total, path) => total + rawSize(path), 0);

const ownRequests = /<(?:link rel="(?:icon|manifest|preload)"|script type="module")[^>]* (?:href|src)="\/([^"]+)"/g;

/** The file at an address of the site, both without the slash at the beginning. */
const fileAt = (address: string) => `/${address}`.slice(`${base}/`.length);

/** The files that a page requests by itself, without pictures, which load when they are near. */
const requested = (path: string) =>
  [...(files.get(path)?.toString() ?? '').matchAll(ownRequests)].map(([, address = '']) => fileAt(address));

/** What a file is on its way to a browser. Fonts are compressed already. */
const transferred = (path: string) => (path.endsWith('.woff2') ? rawSize(path) : sizeOf(path));

/** What a visitor who only reads downloads for a page, if the cache has these files. */
function downloaded(path: string, cached: readonly string[]): number {
  const fetched = requested(path).filter((file) => !cached.includes(file));
  return [path, ...fetched].reduce((total, file) => total + transferred(file), 0);
}

interface PageSize {
  path: string;
  /** The document, its styles included; what of it are styles; what it was in the last build. */
  total: number;
  css: number;
  change: number | null;
  /** What is fetched if every widget of the page wakes, and if every picture is seen at its largest. */
  chunks: number;
  pictures: number;
}

async function measure(path: string): Promise<PageSize> {
  const html = files.get(path)?.toString() ?? '';
  const [, css = ''] = html.match(/<style[^>]*>(.*?)<\/style>/s) ?? [];
  const islands = [...new Set([...html.matchAll(/data-island="(\w+)"/g)].map(([, name = '']) => name))];
  const chunks = new Set(islands.flatMap((name) => [...waking, ...withImports(script(name), true)]));
  const pictures = [...html.matchAll(/type="image\/avif" srcset="[^"]* \/([^ ]+) \d+w"/gi)].map(([, address = '']) =>
    fileAt(address),
  );
  const before = await readFile(join('dist', path)).catch(() => null);
  const total = compressed(html);
  return {
    path,
    total,
    css: compressed(css),
    change: before && total - compressed(before),
    chunks: sum(chunks),
    pictures: pictures.reduce((bytes, file) => bytes + rawSize(file), 0),
  };
}

const pages = await Promise.all([...files.keys()].filter((path) => path.endsWith('.html')).map(measure));
const columns = [48, 8, 8, 8, 8, 8, 9, 8];
const line = (cells: (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(columns[index] ?? 8)))
    .join('');
const signed = (change: number | null) => (change === null ? 'new' : change > 0 ? `+${change}` : String(change));
console.log(line(['page', 'HTML+CSS', 'CSS', 'entry', 'chunks', 'fonts', 'pictures', 'change']));
for (const { path, total, css, chunks, pictures, change } of pages) {
  console.log(line([path, total, css, sizeOf(main), chunks, fontBytes, pictures, signed(change)]));
}

const bare = await bundle({
  stdin: {
    contents: "export { hydrateRoot } from 'react-dom/client'; export { createElement } from 'react';",
    resolveDir: process.cwd(),
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
});
const bareReact = bare.outputFiles.reduce((total, { contents }) => total + compressed(contents), 0);
const homeWidgets = ['newsletter', 'map', 'google-map'].flatMap((name) => [...withImports(script(name))]);
const beside = (paths: Iterable<string>) => new Set([...paths].filter((path) => !waking.has(path)));
const cards = [...files.keys()].filter((path) => path.startsWith('assets/card-'));
const largest = pages.reduce((a, b) => (a.total > b.total ? a : b));
// Another business has other pages.
const [smallestTown] = pages.filter(({ path }) => path.startsWith('swedish-')).sort((a, b) => a.total - b.total);

const visits = pages.map(({ path }) => ({
  path,
  first: downloaded(path, []),
  next: downloaded(path, requested('index.html')),
}));
const largestFirst = visits.reduce((a, b) => (a.first > b.first ? a : b));
const largestNext = visits.reduce((a, b) => (a.next > b.next ? a : b));

const rows = [
  { what: `First page of a visitor who only reads (${largestFirst.path})`, size: largestFirst.first, budget: 50_000 },
  {
    what: `Next page, all that the home page has not loaded (${largestNext.path})`,
    size: largestNext.next,
    budget: 14_600,
  },
  { what: `Largest page, its styles included (${largest.path})`, size: largest.total, budget: 14_600 },
  ...(smallestTown
    ? [{ what: `Smallest specialty page of a town (${smallestTown.path})`, size: smallestTown.total, budget: 14_600 }]
    : []),
  { what: 'Client script, entry', size: sum(withImports(main)), budget: 2000 },
  { what: 'The popup', size: sum([...withImports(script('popup')), asset('popup', '.css')]), budget: 2500 },
  { what: 'Open now, above the hours', size: sum(withImports(script('show-open'))), budget: 1200 },
  { what: 'What widgets share, over bare react-dom/client', size: sum(waking) - bareReact, budget: 2500 },
  { what: 'All widgets of the home page', size: sum(beside(homeWidgets)), budget: 6000 },
  { what: 'Notifications', size: sum(beside(withImports(script('toasts')))), budget: 10_000 },
  { what: 'The large view of a gallery', size: sum(withImports(script('lightbox'))), budget: 1000 },
  { what: 'Fonts, as they are', size: fontBytes, budget: 45_000 },
  { what: 'Largest social card, as it is', size: Math.max(0, ...cards.map(rawSize)), budget: 60_000 },
];
console.log();
for (const { what, size, budget } of rows) {
  const mark = size > budget ? '✗' : '✓';
  console.log(`${mark} ${String(size).padStart(7)} of ${String(budget).padStart(6)} bytes  ${what}`);
}
process.exitCode = rows.some(({ size, budget }) => size > budget) ? 1 : 0;
await remove();
