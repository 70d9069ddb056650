/** True for HTML, which services hand out to be pasted into a page, where an address belongs. */
export const isCode = (text: string) => /^\s*<[a-z!]/i.test(text) || /\b(?:action|src)=/.test(text);

/** The web address in the code of a form, a frame, or a link; null if the code has none. */
export function addressInCode(code: string): string | null {
  const [, address] =
    code.match(/\baction=["']?(https:\/\/[^"'\s>]+)/i) ??
    code.match(/\b(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i) ??
    [];
  return address?.replaceAll('&amp;', '&') ?? null;
}
