import { localeIn } from './locale.ts';

/**
 * Returns a colon with the space after it. In French, a space that keeps it on its line is before it too, a thin one in
 * Switzerland.
 */
export function colonIn(language: string): string {
  const { language: code, region } = new Intl.Locale(localeIn(language));
  if (code !== 'fr') return ': ';
  return region === 'CH' ? '\u202F: ' : '\u00A0: ';
}
