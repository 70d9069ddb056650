import { nodesOf, part, partList, placeOf, type SourceText, type SyntaxNode } from './syntax.ts';

/** Messages about content that are written where mistakes are found, each with its place. */
export function strayMessages(source: SourceText): string[] {
  if (/-messages\.ts$/.test(source.file)) return [];
  return nodesOf(source).flatMap((node) =>
    isMessage(node) ? [`${placeOf(source, node)} has a message, which belongs into a file such as x-messages.ts`] : [],
  );
}

function isMessage(node: SyntaxNode): boolean {
  const properties = node.type === 'ObjectExpression' ? partList(node, 'properties') : [];
  const values = new Map(properties.map((one) => [part(one, 'key')?.name, part(one, 'value')]));
  return values.get('id')?.type === 'Literal' && values.has('message');
}
