import { posix } from 'node:path';
import { groupBy } from '../../generator/basics/group-by.ts';
import { cookedOf, nodesOf, part, partList, placeOf, type SourceText, type SyntaxNode } from './syntax.ts';

/** `start.cjs` calls what this file exports. */
const entries = 'generator/commands/entries.ts';

/** The exports that only their own file uses, each with its location. */
export function unusedExports(program: readonly SourceText[], others: readonly SourceText[]): string[] {
  const used = [...program, ...others].flatMap((source) => summaryOf(source).uses);
  return program.flatMap((source) => {
    const names = new Set(used.flatMap(({ file, names }) => (source.file.startsWith(file) ? names : [])));
    const unused = source.file === entries ? [] : summaryOf(source).exports.filter(({ name }) => !names.has(name));
    return unused.map(({ name, place }) => `${place} exports ${name}, which no other file imports`);
  });
}

/** The names of exported types that other files give to types, too, each with its places. */
export function sharedTypeNames(program: readonly SourceText[]): string[] {
  const types = program.flatMap((source) => summaryOf(source).types);
  return [...groupBy(types, ({ name }) => name)].flatMap(([name, all]) => {
    const isShared = all.length > 1 && all.some(({ isExported }) => isExported);
    return isShared ? [`${name} is a type in ${all.map(({ place }) => place).join(' and ')}`] : [];
  });
}

const isTypeDeclaration = ({ type }: SyntaxNode) => /^(TSInterface|TSTypeAlias|Class)Declaration$/.test(type);

interface Export {
  name: string;
  place: string;
}

interface TypeName extends Export {
  isExported: boolean;
}

/** What is used from a file, or from all files whose path begins like this. */
interface Use {
  file: string;
  names: string[];
}

interface Summary {
  exports: Export[];
  types: TypeName[];
  uses: Use[];
}

const summaries = new WeakMap<SourceText, Summary>();

/** What a source exports, declares, and uses. Each is parsed once, because that takes most of the time. */
function summaryOf(source: SourceText): Summary {
  const known = summaries.get(source);
  if (known) return known;
  const nodes = nodesOf(source);
  const exports = exportsOf(source, nodes);
  const summary = { exports, types: typesIn(source, nodes, exports), uses: usesIn(source, nodes) };
  summaries.set(source, summary);
  return summary;
}

function exportsOf(source: SourceText, nodes: readonly SyntaxNode[]): Export[] {
  return nodes.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' && part(node, 'declaration');
    if (!declared) return [];
    const declarations = declared.type === 'VariableDeclaration' ? partList(declared, 'declarations') : [declared];
    return declarations.flatMap((one) => {
      const name = nameOf(part(one, 'id'));
      return name === null ? [] : [{ name, place: placeOf(source, node) }];
    });
  });
}

function typesIn(source: SourceText, nodes: readonly SyntaxNode[], exports: readonly Export[]): TypeName[] {
  return nodes.filter(isTypeDeclaration).flatMap((node) => {
    const name = nameOf(part(node, 'id'));
    const isExported = exports.some((one) => one.name === name);
    return name === null ? [] : [{ name, place: placeOf(source, node), isExported }];
  });
}

function usesIn(source: SourceText, nodes: readonly SyntaxNode[]): Use[] {
  const all = () => nodes.flatMap((node) => nameOf(node) ?? []);
  return nodes.flatMap((node): Use[] => {
    const from = pathIn(part(node, 'source'));
    if (!from?.startsWith('.')) return [];
    const file = posix.join(posix.dirname(source.file), from);
    const specifiers = partList(node, 'specifiers');
    const names = specifiers.flatMap((one) => nameOf(part(one, 'imported') ?? part(one, 'local')) ?? []);
    const isWhole = specifiers.length === 0 || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
    // What a program takes from a module that it loads later is named somewhere in the file.
    return [{ file, names: isWhole ? all() : names }];
  });
}

/** What is imported; the beginning of its path, if the rest is a variable. */
function pathIn(source: SyntaxNode | undefined): string | null {
  const [beginning] = source ? partList(source, 'quasis') : [];
  if (beginning) return cookedOf(beginning);
  return typeof source?.value === 'string' ? source.value : null;
}

function nameOf(node: SyntaxNode | undefined): string | null {
  return node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : null;
}
