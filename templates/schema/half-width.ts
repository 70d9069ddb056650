const fullWidth = /[\uFF01-\uFF5E]/g;

/** Replaces punctuation, letters, and digits that are as wide as a Chinese character with plain ones: `0` for `０`. */
export function halfWidth(text: string): string {
  return text.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
