import type { FormFault } from './form.ts';

/**
 * True for HTML, which services hand out to be pasted into a page, where an address belongs. An address is none,
 * though its parameters may have the names of attributes.
 */
export const isCode = (text: string) => /^(?!\s*[a-z][a-z+.-]*:)(?:\s*<[a-z!]|(?:.*\s)?(?:action|src)=)/is.test(text);

/** The web address in the code of a form, a frame, or a link; null if the text is no code, or has no address. */
export function addressInCode(text: string): string | null {
  if (!isCode(text)) return null;
  const [, address] =
    text.match(/(?:^|[\s"'])(?:data-)?action=["']?(https:\/\/[^"'\s>]+)/i) ??
    text.match(/(?:^|[\s"'])(?:data-)?(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i) ??
    [];
  return address?.replaceAll('&amp;', '&') ?? null;
}

/** What is wrong with code that has an address, where only the address belongs; null if the text is none. */
export function faultInCode(text: string, faultOf: (address: string) => FormFault | null): FormFault | null {
  const address = addressInCode(text);
  if (address === null) return null;
  const fault = faultOf(address);
  if (fault && fault.better === undefined) return fault;
  return { fault: 'must be only the address in this code', better: fault?.better ?? address };
}
