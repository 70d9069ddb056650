import type { PageContext } from '../define.ts';
import { Island } from '../island.tsx';

/** The sign-up form, if site.yaml has a newsletter. */
export function NewsletterForm({ context }: { context: PageContext }) {
  const { newsletter, words } = context.site;
  if (!newsletter) return null;
  const { full, compact, ...props } = newsletter;
  return <Island widget="newsletter" props={{ ...props, newTab: words.newTab }} />;
}
