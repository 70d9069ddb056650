const { existsSync, readFileSync } = require('node:fs');
const { extname, join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { loadScript, scriptOf } = require('./run-program.cjs');
const { keepProgram } = require('./kept-program.cjs');
const { hashOf, root, sources, stampsOf } = require('./sources.cjs');

/** @typedef {import('./run-program.cjs').Program} Program */
/** @typedef {import('./run-program.cjs').ProgramExports} ProgramExports */

/** Packages that only browsers load. */
const browserPackages = ['@googlemaps/js-api-loader', 'react-dom/client', 'sonner'];

/** Packages that find their own files, are not JavaScript, or are seldom needed are loaded on use. */
const laterPackages = [
  'ajv',
  'csv-parse/sync',
  'esbuild',
  'launch-editor',
  'harfbuzzjs',
  'sharp',
  'subset-font',
  'tailwindcss',
];

const external = [...browserPackages, ...laterPackages];

/**
 * Node treats an `import()` in a script that it did not load itself as experimental, so run-program.cjs provides
 * another.
 */
const externalImport = new RegExp(`\\bimport(?=\\("(?:${external.join('|')})"\\))`, 'g');

/**
 * Bundles the program and keeps it for the next start.
 *
 * @returns {Promise<Program | null>} null if the sources cannot be bundled, fail while they are loaded, or change meanwhile
 */
async function bundleProgram() {
  const own = sources();
  // Before anything is read, so that an edit in the meantime is noticed.
  const stampsBefore = stampsOf(own);
  const made = await bundled().catch(() => null);
  if (!made) return null;
  const { packages, text, map } = made;
  const checks = await checksOf(text).catch(() => null);
  if (!checks) return null;
  const stamps = [stampsBefore, stampsOf(packages)].join('\n');
  const hash = hashOf([...own, ...packages]);
  // A file that was saved after it was read has another hash than the program.
  if (stampsOf(sources()) !== stampsBefore) return null;
  return keepProgram({ text, map, checks }, { packages, stamps, hash });
}

/**
 * Compiles the checks of the schemas. Each is a separate script: that of pages is by far the largest, and an edit of a
 * town does not need it.
 *
 * @param {string} text of the program
 */
async function checksOf(text) {
  const { exports } = loadScript(__filename, text);
  const checks = await /** @type {ProgramExports} */ (exports).checks();
  return checks.map(([name, code]) => {
    const script = scriptOf(`module.exports=(require,schema,exports)=>{${code}}`);
    return /** @type {const} */ ([name, script]);
  });
}

async function bundled() {
  const { build } = require('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/commands/entries.ts'],
    outfile: 'program.cjs',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: external.flatMap((name) => [name, `${name}/*`]),
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [{ name: 'sources', setup: prepareSources }],
  });
  const [map, text] = outputFiles.map((file) => file.text);
  if (map === undefined || text === undefined) throw new Error('The program has no text');
  const packages = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  // The replacement has the same length, so that the source map stays correct.
  const code = text.replace(externalImport, 'Import');
  const later = laterPackages.flatMap(manifestOf);
  return { text: scriptOf(code), map, packages: [...packages.map((path) => resolve(root, path)), ...later] };
}

/**
 * Returns the package.json of a package, because another version may produce different files, even if the program
 * includes none of its code.
 *
 * @param {string} name
 */
function manifestOf(name) {
  const files = require.resolve.paths(name)?.map((folder) => join(folder, name, 'package.json'));
  return files?.filter((file) => existsSync(file)).slice(0, 1) ?? [];
}

/**
 * Rewrites sources for the bundle. Sources find their folders by their own address, which differs from that of the
 * bundle. And the bundle is read as Latin-1, which V8 scans twice as fast: esbuild escapes other characters in strings,
 * but not in regular expressions and raw strings. An escape means the same there.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function prepareSources({ onLoad }) {
  onLoad({ filter: /[\\/](client|generator|templates)[\\/].*\.tsx?$/ }, ({ path }) => {
    const text = readFileSync(path, 'utf8');
    const loader = extname(path) === '.tsx' ? 'tsx' : 'ts';
    const addressed = text.replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href));
    // In JSX, the text between two elements has no escapes.
    const contents = loader === 'ts' ? addressed.replace(/[^\0-\x7f]/g, escaped) : addressed;
    return contents === text ? null : { contents, loader };
  });
}

/** @param {string} unit a UTF-16 code unit */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

module.exports = { bundleProgram };
