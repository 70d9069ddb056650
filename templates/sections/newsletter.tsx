import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { NewsletterForm } from '../parts/newsletter-form.tsx';
import { Text } from '../parts/text.tsx';
import { choice, optional, runningText, text } from '../schema.ts';

const looks = {
  full: { grid: 'lg:items-end', heading: 'text-title', text: 'mt-3 max-w-prose text-soft' },
  compact: { grid: 'lg:items-center', heading: 'text-name', text: 'mt-1 max-w-prose text-small text-soft' },
};

export default defineSection({
  summary: 'The newsletter sign-up form with its introduction. Its text is in site.yaml.',
  needs: { type: 'newsletter' },
  properties: {
    size: optional(choice('Which introduction it has (default: full).', ['full', 'compact'])),
    heading: optional(text('The heading. The default is in site.yaml.')),
    text: optional(runningText('The sentence under it. The default is in site.yaml.')),
  },
  view: (section, context) => {
    const { newsletter } = context.site;
    if (!newsletter) return null;
    const { size = 'full' } = section;
    const { heading, text } = { ...newsletter[size], ...section };
    return (
      <Band section={section}>
        <div className={`grid gap-x-14 gap-y-7 lg:grid-cols-2 ${looks[size].grid}`}>
          <div>
            <h2 className={looks[size].heading}>{heading}</h2>
            <Text text={text} context={context} className={looks[size].text} />
          </div>
          <NewsletterForm context={context} />
        </div>
      </Band>
    );
  },
  examples: [{}, { heading: 'Letters', text: 'Four a year.' }, { size: 'compact' }],
});
