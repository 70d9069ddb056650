import { defineSection } from '../define.ts';
import { chosen, only } from '../facts/catalog.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';
import { Band } from '../parts/band.tsx';
import { Heading, inlineText } from '../parts/text.tsx';
import { optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The enhancements in site.yaml, as a list with lines between them.',
  needs: { type: 'enhancements' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Add any of them to any service.')),
    only: only('enhancements'),
  },
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} context={context} className="mb-8" />
      <dl className="grid gap-x-14 border-t border-rule md:grid-cols-2">
        {chosen(context.site.enhancements, section.only).map(([key, { name, price, description, note }]) => (
          <div key={key} className="grid grid-cols-rest-auto content-start gap-x-6 border-b border-rule py-4">
            <dt className="font-display text-name text-head">{name}</dt>
            <dd className="font-display text-name text-accent tabular-nums">{unbrokenPrice(price, context.site)}</dd>
            <dd className="max-w-[52ch] text-small text-soft">
              {inlineText(description, context)}
              {note && <strong className="font-semibold text-body"> {inlineText(note, context)}</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  ),
  examples: [{ heading: 'Enhancements' }, { heading: 'One enhancement', text: 'With any service.', only: ['first'] }],
});
