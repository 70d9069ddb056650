import { nodesOf, part, partList, placeOf, type SourceText, type SyntaxNode } from './syntax.ts';

/** What depends on the language of the computer that runs it, each with its place. Every machine must build the same bytes. */
export function ownLocales(source: SourceText): string[] {
  return nodesOf(source).flatMap((node) => {
    const fault = faultOf(node, source.file.startsWith('client/'));
    return fault === null ? [] : [`${placeOf(source, node)} ${fault}`];
  });
}

function faultOf(node: SyntaxNode, isClient: boolean): string | null {
  const callee = /^(Call|New)Expression$/.test(node.type) ? part(node, 'callee') : undefined;
  const name = String(callee && part(callee, 'property')?.name);
  const [locale] = partList(node, 'arguments');
  if (name === 'localeCompare') return 'Use compareText, or Intl.Collator with a language.';
  if (/^toLocale/.test(name)) return locale ? null : `${name} needs a language.`;
  if (!callee || part(callee, 'object')?.name !== 'Intl' || !/^[A-Z]/.test(name) || name === 'Locale') return null;
  if (!locale) return `Intl.${name} needs a language.`;
  // In a browser, the language of the visitor is a good one to fall back to.
  const last = partList(locale, 'elements').at(-1) ?? locale;
  return isClient || /^en\b/.test(String(last.value))
    ? null
    : `Intl.${name} takes the computer's language if it does not know this one. Write [language, 'en'].`;
}
