import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'A heading and a list of short reasons or benefits.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.')),
    items: list('The reasons.', runningText('One reason, a line or two.')),
    action: optional(action),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-4-8">
        <div>
          <Heading heading={section.heading} text={section.text} context={context} />
          {section.action && <ActionLink action={section.action} context={context} variant="quiet" className="mt-4" />}
        </div>
        <ul className="grid gap-x-10 border-t border-rule sm:grid-cols-2">
          {section.items.map((item) => (
            <Text key={item} as="li" text={item} context={context} className="border-b border-rule py-4" />
          ))}
        </ul>
      </div>
    </Band>
  ),
  examples: [{ heading: 'Why', text: 'Reasons.', items: ['One', 'Two', 'Three'], action: { label: 'More', to: '/' } }],
});
