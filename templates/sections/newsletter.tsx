import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { NewsletterForm } from '../parts/newsletter-form.tsx';
import { Text } from '../parts/text.tsx';
import { optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The newsletter sign-up form with its full introduction. Its text is in site.yaml.',
  needs: { type: 'newsletter' },
  properties: {
    heading: optional(text('The heading. The default is in site.yaml.')),
    text: optional(runningText('The sentence under it. The default is in site.yaml.')),
  },
  view: (section, context) =>
    context.site.newsletter && (
      <Band section={section}>
        <div className="grid gap-x-14 gap-y-7 lg:grid-cols-2 lg:items-end">
          <div>
            <h2 className="text-title">{section.heading ?? context.site.newsletter.full.heading}</h2>
            <Text
              text={section.text ?? context.site.newsletter.full.text}
              context={context}
              className="mt-3 max-w-prose text-soft"
            />
          </div>
          <NewsletterForm context={context} />
        </div>
      </Band>
    ),
  examples: [{}, { heading: 'Letters', text: 'Four a year.' }],
});
