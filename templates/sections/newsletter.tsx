import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { NewsletterForm } from '../parts/newsletter-form.tsx';
import { optional, text } from '../schema.ts';

export default defineSection({
  summary: 'The newsletter sign-up form with its full introduction. Its text is in site.yaml.',
  needs: { type: 'newsletter' },
  properties: {
    heading: optional(text('The heading. The default is in site.yaml.')),
    text: optional(text('The sentence under it. The default is in site.yaml.')),
  },
  view: (section, context) =>
    context.site.newsletter && (
      <Band section={section}>
        <div className="grid gap-x-14 gap-y-7 lg:grid-cols-2 lg:items-end">
          <div>
            <h2 className="text-title">{section.heading ?? context.site.newsletter.full.heading}</h2>
            <p className="mt-3 max-w-prose text-soft">{section.text ?? context.site.newsletter.full.text}</p>
          </div>
          <NewsletterForm context={context} />
        </div>
      </Band>
    ),
  examples: [{}, { heading: 'Letters', text: 'Four a year.' }],
});
