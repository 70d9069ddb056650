import { posix } from 'node:path';
import { cookedOf, nodesOf, part, partList, placeOf, type SourceText, type SyntaxNode } from './syntax.ts';

/** The parts of the program. Each imports only from itself and from those before it, types included. */
export const order = [
  'client',
  'templates',
  'generator/basics',
  'generator/report',
  'generator/files',
  'generator/read',
  'generator/check',
  'generator/plan',
  'generator/assets',
  'generator/render',
  'generator/audit',
  'generator/publish',
  'generator/memory',
  'generator/tools.ts',
  'generator/pipeline',
  'generator/build.ts',
  'generator/workshop',
  'generator/commands',
  'generator/cli.ts',
];

const upToPlan = order.slice(0, order.indexOf('generator/plan') + 1);

/** Folders that may import from fewer than the order allows, and why. */
const narrower: Record<string, { from: readonly string[]; why: string }> = {
  'generator/workshop/edit': {
    from: [...upToPlan, 'generator/tools.ts', 'generator/workshop/edit'],
    why: '`new` and `rename` are built on it',
  },
  'generator/workshop/editor': {
    from: [...upToPlan, 'generator/assets', 'generator/tools.ts', 'generator/workshop'],
    why: 'what editors need is known once the pages are planned',
  },
  'generator/workshop/preview': {
    from: [
      'client',
      'templates',
      'generator/basics',
      'generator/report',
      'generator/files',
      'generator/assets',
      'generator/publish/hosts',
      'generator/workshop',
    ],
    why: 'a preview knows files and nothing of how they were made, as a host does',
  },
};

/**
 * The packages that the files of a folder may import; the innermost folder counts. What browsers load is chosen package by
 * package, and templates are pure functions: neither reads files. All else may import what package.json lists for the program.
 */
const packages: Record<string, readonly string[]> = {
  client: ['react', 'react-dom/client', 'react/jsx-runtime'],
  'client/analytics': [],
  'client/native': [],
  'client/hydrate.ts': ['react', 'react-dom', 'react-dom/client'],
  'client/google-map.ts': ['@googlemaps/js-api-loader'],
  'client/toasts.tsx': ['react', 'react-dom/client', 'sonner'],
  templates: ['react'],
  'templates/island.tsx': ['react', 'react-dom/server'],
  'templates/facts/dialable.ts': ['libphonenumber-js/min'],
  'templates/markdown': ['mdast', 'mdast-util-from-markdown'],
  'templates/parts/qr-code.tsx': ['qrcode-generator'],
  'templates/schema/forms': ['libphonenumber-js/min'],
};

/** What is imported from where it may not be, each with its place. */
export function wrongImports(source: SourceText, dependencies: readonly string[]): string[] {
  return nodesOf(source).flatMap((node) => {
    const name = importedBy(node);
    if (name === null) return [];
    const fault = name.startsWith('.') ? wrongFile(source.file, name) : wrongPackage(source.file, name, dependencies);
    return fault === null ? [] : [`${placeOf(source, node)} ${fault}`];
  });
}

const importing = /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/;

/** The file or package that a node imports; the beginning of its path, if the rest is a variable. */
function importedBy(node: SyntaxNode): string | null {
  const source = importing.test(node.type) ? part(node, 'source') : undefined;
  if (!source) return null;
  const [beginning] = partList(source, 'quasis');
  return typeof source.value === 'string' ? source.value : beginning ? cookedOf(beginning) : null;
}

function wrongFile(file: string, name: string): string | null {
  const target = posix.join(posix.dirname(file), name);
  if (target === 'package.json') return null;
  const limit = innermost(file, narrower);
  const own = order.findIndex((one) => isIn(one, file));
  const allowed = limit?.from ?? order.slice(0, own + 1);
  if (allowed.some((one) => isIn(one, target))) return null;
  return `imports ${target}: ${limit?.why ?? `${order[own]} may import only from ${allowed.join(', ')}`}`;
}

function wrongPackage(file: string, name: string, dependencies: readonly string[]): string | null {
  const known = innermost(file, packages);
  if (known) return known.includes(name) ? null : `imports ${name}, which tests/code/imports.ts does not allow there`;
  if (name.startsWith('node:')) return null;
  const [scope = '', inScope = ''] = name.split('/');
  const isKnown = dependencies.includes(scope.startsWith('@') ? `${scope}/${inScope}` : scope);
  return isKnown ? null : `imports ${name}, which is not a dependency in package.json`;
}

/** The entry of the longest folder that a file is in. */
function innermost<T>(file: string, entries: Readonly<Record<string, T>>): T | undefined {
  const folders = Object.keys(entries).filter((one) => isIn(one, file));
  const [longest = ''] = folders.sort((a, b) => b.length - a.length);
  return entries[longest];
}

const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);
