/**
 * Web storage that never throws. A browser may deny access, or the storage may be full
 * (https://html.spec.whatwg.org/multipage/webstorage.html); then reading returns null and writing does nothing.
 */
export function read(kind: 'local' | 'session', key: string): string | null {
  try {
    return window[`${kind}Storage`].getItem(key);
  } catch {
    return null;
  }
}

/** Writes to web storage. Does nothing if storage is blocked or full. */
export function write(kind: 'local' | 'session', key: string, value: string): void {
  try {
    window[`${kind}Storage`].setItem(key, value);
  } catch {
    // Without storage, the banner reappears on the next page, and the popup never appears: it would cover page after
    // page.
  }
}
