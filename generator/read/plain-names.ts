import { type Document, visit } from 'yaml';
import { plainName } from '../../templates/facts/plain-name.ts';
import { priceNames } from '../../templates/facts/price-reference.ts';

const placeholder = /(?<!\{)\{[^{}]*\}(?!\})/g;
const reference = new RegExp(`^(?:\\d{1,3}\\s*[×x*]\\s*)?(?:${Object.keys(priceNames).join('|')})\\.\\S`);

/** Makes no-break spaces ordinary ones where names must match: in keys, placeholders, and references to prices. */
export function makeNamesPlain(doc: Document.Parsed, text: string): void {
  if (!/[\u00a0\u202f]/.test(text)) return;
  visit(doc, {
    Scalar: (place, node) => {
      if (typeof node.value !== 'string') return;
      const isName = place === 'key' || reference.test(node.value);
      node.value = isName ? plainName(node.value) : node.value.replace(placeholder, plainName);
    },
  });
}
