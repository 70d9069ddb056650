import type { FormFault } from './form.ts';

/**
 * Returns true for HTML, which services provide for pasting into a page, in place of an address. An address itself is
 * not HTML, though its parameters may have the names of attributes.
 */
export const isCode = (text: string) => /^(?!\s*[a-z][a-z+.-]*:)(?:\s*<[a-z!]|(?:.*\s)?(?:action|src)=)/is.test(text);

/**
 * Returns the web address in the code of a form, a frame, or a link; null if the text is not code, or has no address.
 */
export function addressInCode(text: string): string | null {
  if (!isCode(text)) return null;
  const [, address] =
    text.match(/(?:^|[\s"'])(?:data-)?action=["']?(https:\/\/[^"'\s>]+)/i) ??
    text.match(/(?:^|[\s"'])(?:data-)?(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i) ??
    [];
  return address?.replaceAll('&amp;', '&') ?? null;
}

/** Returns the fault in code that contains an address, where only the address belongs; null if the text is not code. */
export function faultInCode(text: string, faultOf: (address: string) => FormFault | null): FormFault | null {
  const address = addressInCode(text);
  if (address === null) return null;
  const fault = faultOf(address);
  if (fault && fault.better === undefined) return fault;
  return { fault: 'must be only the address in this code', better: fault?.better ?? address };
}
