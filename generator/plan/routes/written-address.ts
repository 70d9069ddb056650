/**
 * Returns how site.yaml has an old address. Its letters are as people read them, but an accent that is a character of
 * its own, as in names of files of a Mac, is a code, as in the log of a server: `/cafe%CC%81`. It would look like
 * `/café`, which is another address.
 */
export function writtenAddress(address: string): string {
  const withCodes = (name: string) => (isComposed(name) ? name : name.replace(/[^ -~\p{Cs}]/gu, encodeURIComponent));
  return address.split('/').map(withCodes).join('/');
}

/** Returns the old address that a text in site.yaml means; the same text if its codes are not in UTF-8. */
export function addressIn(written: string): string {
  return decodedExactly(written) ?? written;
}

/** Returns null if the codes are in another encoding than UTF-8. */
export function decodedExactly(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Decodes all codes except those of signs that separate the parts of an address. Returns the same text if it cannot. */
export function decodedIfPossible(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const isComposed = (text: string) => text === text.normalize();
