/** A value in YAML, with quotes if it needs them in any place, even between braces. */
export function inYaml(text: string): string {
  const isPlain =
    /^[A-Za-z0-9/+$][^\s{}[\],"'`]*( [^\s{}[\],#"'`][^\s{}[\],"'`]*)*$/.test(text) && !/:(\s|$)/.test(text);
  const isNoText = /^[-+\d.]+$|^(true|false|null|yes|no|on|off|~)$/i.test(text);
  return isPlain && !isNoText ? text : JSON.stringify(text);
}

/** A hint that dictates one value. */
export function didYouMean(value: string): string {
  const written = inYaml(value);
  return written === value ? `Did you mean "${value}"?` : `Write:  ${written}`;
}
