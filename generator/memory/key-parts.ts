/** What the key of a page is made of. Keys are compared and kept as text, which `joinKey` returns. */
interface KeyParts {
  /** A hash of its definition, and of everything that all pages depend on. */
  definition: string;
  /** Of one of several pages of a definition: its town or number, and a hash of the file of its town, if any. */
  copy: { slug: string; town: string } | null;
  /** Hashes of the towns nearby that are in lists of site.yaml, and of its definition. Empty without lists. */
  near: readonly [ofSite: string, ofDefinition: string];
}

/** Neither hashes nor slugs have spaces. */
const separator = ' ';

/** Returns a key from which `keyWithWords` can tell the town apart. */
export function joinKey({ definition, copy, near }: KeyParts): string {
  return [definition, ...(copy ? [copy.slug, copy.town] : []), ...near].join(separator);
}

/** @param key as `joinKey` returns it */
function parseKey(key: string): KeyParts {
  const parts = key.split(separator);
  const [definition = '', slug, town = ''] = parts.slice(0, -2);
  const [ofSite = '', ofDefinition = ''] = parts.slice(-2);
  return { definition, copy: slug === undefined ? null : { slug, town }, near: [ofSite, ofDefinition] };
}

/**
 * Returns the key of a page about a town, given that only the words of the town have changed.
 *
 * @param before a hash of the file of the town before that
 * @param now a hash of the file of the town
 */
export function keyWithWords(key: string, before: string, now: string): string {
  const { copy, ...rest } = parseKey(key);
  if (copy?.town !== before) throw new Error(`${key} is not the key of a page about a town with the hash ${before}.`);
  return joinKey({ ...rest, copy: { ...copy, town: now } });
}
