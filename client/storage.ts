/**
 * Web storage that never throws: a browser may deny it, and it may be full
 * (https://html.spec.whatwg.org/multipage/webstorage.html). What cannot be kept is forgotten.
 */
export function read(kind: 'local' | 'session', key: string): string | null {
  try {
    return window[`${kind}Storage`].getItem(key);
  } catch {
    return null;
  }
}

export function write(kind: 'local' | 'session', key: string, value: string): void {
  try {
    window[`${kind}Storage`].setItem(key, value);
  } catch {
    // Then it is asked again on the next page, which is a nuisance and no fault.
  }
}
