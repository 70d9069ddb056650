const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const address = new RegExp(`^${local}@${label}(?:\\.${label})+$`);

/**
 * Whether a text can be an e-mail address: what https://html.spec.whatwg.org/#valid-e-mail-address accepts,
 * but for addresses without a dot in their domain or with two dots in a row, to which no letter would arrive.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
