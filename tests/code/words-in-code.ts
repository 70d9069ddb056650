import { below, cookedOf, nodesOf, part, partList, placeOf, type SourceText, type SyntaxNode } from './syntax.ts';

/** What a visitor reads or hears of an element, and what our components call such texts. */
const visible =
  /^(title|alt|placeholder|label|srcDoc|aria-(label|description|roledescription|valuetext|placeholder)|heading|text|caption|children|textContent|innerText)$/;

/** The names of `<meta>` that search engines and shared links show. */
const visibleMeta = /title|description|site_name|alt|keywords|author|application-name/;

const isWord = (text: string) => /\p{L}{2}/u.test(text);

/**
 * The words of a language that a source shows, each with its place. A text counts wherever its expression can become what an element
 * shows: in braces, in a template, in one branch of a choice, in an argument, and in a constant of the file.
 */
export function wordsInCode(source: SourceText): string[] {
  const nodes = nodesOf(source);
  const constants = constantsOf(nodes);
  const found = nodes.flatMap(shownBy).flatMap((shown) => pieces(shown, constants, new Set()));
  return found
    .filter(({ text }) => isWord(text))
    .map(({ node, text }) => `${placeOf(source, node)} ${text.trim()}`)
    .filter((one, index, all) => all.indexOf(one) === index);
}

type Constants = ReadonlyMap<string, SyntaxNode>;

function constantsOf(nodes: readonly SyntaxNode[]): Constants {
  const declared = nodes.filter(({ type }) => type === 'VariableDeclarator');
  return new Map(
    declared.flatMap((node) => {
      const [id, init] = [part(node, 'id'), part(node, 'init')];
      return id?.type === 'Identifier' && init && init.type !== 'CallExpression' ? [[nameOf(id), init]] : [];
    }),
  );
}

/** The expressions whose value a node makes visible. */
function shownBy(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return partList(node, 'children').filter(({ type }) => type === 'JSXExpressionContainer');
    case 'JSXOpeningElement':
      return partList(node, 'attributes').flatMap((one) => (isVisible(one, node) ? [one] : visibleProperties(one)));
    case 'AssignmentExpression':
      return visible.test(nameOf(part(node, 'left'))) ? children(node, 'right') : [];
    case 'CallExpression':
      return nameOf(part(node, 'callee')) === 'setAttribute' && visible.test(textOf(partList(node, 'arguments')[0]))
        ? partList(node, 'arguments').slice(1)
        : [];
    default:
      return [];
  }
}

function isVisible(attribute: SyntaxNode, element: SyntaxNode): boolean {
  const name = nameOf(attribute);
  return visible.test(name) || (name === 'content' && isVisibleMeta(element));
}

/** The texts of an object that is an attribute, as in `link={{ label, to }}`, or is spread into some. */
function visibleProperties(attribute: SyntaxNode): SyntaxNode[] {
  const value = part(attribute, 'argument') ?? part(attribute, 'value');
  const object = value && (part(value, 'expression') ?? value);
  return object ? partList(object, 'properties').filter((one) => visible.test(nameOf(part(one, 'key')))) : [];
}

const isVisibleMeta = (element: SyntaxNode) =>
  partList(element, 'attributes').some(
    (one) => /^(name|property)$/.test(nameOf(one)) && visibleMeta.test(textOf(part(one, 'value'))),
  );

interface Piece {
  node: SyntaxNode;
  text: string;
}

/** The texts that the value of an expression can have in it. Elements in it are looked at by themselves. */
function pieces(node: SyntaxNode, constants: Constants, seen: Set<SyntaxNode>): Piece[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const inAll = (nodes: readonly SyntaxNode[]) => nodes.flatMap((one) => pieces(one, constants, seen));
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
  if (node.type === 'TemplateElement') return [{ node, text: cookedOf(node) }];
  if (node.type === 'Identifier') {
    const constant = constants.get(nameOf(node));
    return constant ? inAll([constant]) : [];
  }
  return inAll(valueParts(node));
}

/** The parts of an expression that its value may be made of. */
function valueParts(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return children(node, 'expression');
    case 'JSXAttribute':
    case 'Property':
      return children(node, 'value');
    case 'TemplateLiteral':
      return [...partList(node, 'quasis'), ...partList(node, 'expressions')];
    case 'ConditionalExpression':
      return [...children(node, 'consequent'), ...children(node, 'alternate')];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : children(node, 'left')), ...children(node, 'right')];
    case 'BinaryExpression':
      return node.operator === '+' ? [...children(node, 'left'), ...children(node, 'right')] : [];
    case 'ArrayExpression':
      return partList(node, 'elements');
    case 'CallExpression':
      return [...receiverOf(node), ...partList(node, 'arguments').filter((one) => !isKey(one))];
    case 'ArrowFunctionExpression':
      return returnedBy(node);
    default:
      return [];
  }
}

const children = (node: SyntaxNode, name: string) => [part(node, name)].filter((one) => one !== undefined);

/** A lowercase word in an argument is a name that the program chose, as in `shared('top', …)`. */
const isKey = (argument: SyntaxNode) => /^[a-z-]+$/.test(textOf(argument));

/** What a method is called on, as in `['a', 'b'].join()`. */
const receiverOf = (call: SyntaxNode) => children(call, 'callee').flatMap((callee) => children(callee, 'object'));

function returnedBy(arrow: SyntaxNode): SyntaxNode[] {
  const body = children(arrow, 'body');
  if (body[0]?.type !== 'BlockStatement') return body;
  return below(body[0])
    .filter(({ type }) => type === 'ReturnStatement')
    .flatMap((one) => children(one, 'argument'));
}

/** The name of an identifier, an attribute, or the last one of `a.b.c`. */
function nameOf(node: SyntaxNode | undefined): string {
  if (!node) return '';
  const { name, value } = node;
  if (typeof name === 'string') return name;
  if (node.type === 'Literal') return String(value);
  return nameOf(part(node, 'name') ?? part(node, 'property'));
}

const textOf = (node: SyntaxNode | undefined) => (typeof node?.value === 'string' ? node.value : '');
