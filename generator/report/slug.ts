import transliterate from '@sindresorhus/transliterate';

/** A name as part of a route: `Little Elm` becomes `little-elm`, `Łódź` becomes `lodz`. Empty for a name in Chinese, for example. */
export function slugOf(name: string): string {
  return transliterate(name.normalize('NFD').replace(/[\p{M}'’]/gu, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
