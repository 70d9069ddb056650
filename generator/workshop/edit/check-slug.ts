import { slugFor } from '../../basics/slug.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from './edit-messages.ts';

/**
 * @param language that of the site
 * @param example a slug to show if none can be made from the text
 * @throws UsageError if the text is not a slug
 */
export function checkSlug(text: string, example: string, language: unknown): string {
  const slug = slugFor(text, language);
  if (slug !== text) throw new UsageError(refusal.badSlug(text, slug || example));
  return text;
}
