import type { FrameContext } from '../define.ts';
import { type NewsletterName, newsletterServices } from '../facts/newsletter-services.ts';
import type { SiteFacts } from '../facts/site.ts';
import { Island } from '../island.tsx';
import { textForWidget } from './text.tsx';

/** The sign-up form, if site.yaml has a newsletter. */
export function NewsletterForm({ context }: { context: FrameContext }) {
  const { newsletter, words, language } = context.site;
  if (!newsletter) return null;
  const { full, compact, service, fields = {}, ...props } = newsletter;
  const privacy = textForWidget(props.privacy, context);
  const ofService = service && serviceFields(service, newsletter, language);
  const hidden = { ...ofService?.hidden, ...fields };
  return <Island widget="newsletter" props={{ ...props, ...ofService, hidden, privacy, newTab: words.newTab }} />;
}

/** Returns the names and values that a service requires. */
function serviceFields(
  service: NewsletterName,
  { action, fields: own = {} }: NonNullable<SiteFacts['newsletter']>,
  language: string,
) {
  const { field, fields, trap } = newsletterServices[service];
  const { searchParams } = new URL(action);
  const [mainLanguage = ''] = language.split('-');
  return {
    field,
    hidden: fields(mainLanguage),
    trap: trap?.((name) => own[name] ?? searchParams.get(name)),
  };
}
