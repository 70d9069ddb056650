import type { PageContext } from '../define.ts';
import { Island } from '../island.tsx';

/**
 * The sign-up form, if site.yaml has a newsletter.
 *
 * @param id the id of the input, unique on the page
 */
export function NewsletterForm({ context, id }: { context: PageContext; id: string }) {
  const { newsletter, words } = context.site;
  if (!newsletter) return null;
  const { full, compact, ...props } = newsletter;
  return <Island widget="newsletter" props={{ ...props, id, newTab: words.newTab }} />;
}
