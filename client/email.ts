const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const address = new RegExp(`^${local}@${label}(?:\\.${label})+$`);

/**
 * Returns whether a string can be an email address: what https://html.spec.whatwg.org/#valid-e-mail-address accepts,
 * except for addresses with two dots in a row or a domain without a dot, which cannot receive mail.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
