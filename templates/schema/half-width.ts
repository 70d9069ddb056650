const fullWidth = /[\uFF01-\uFF5E]/g;

/** A text with plain signs, letters, and digits instead of those that are as wide as a Chinese character: `0` for `０`. */
export function halfWidth(text: string): string {
  return text.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
