import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Heading } from '../parts/text.tsx';
import { list, optional, text } from '../schema.ts';

export default defineSection({
  summary: 'A heading and a list of short reasons or benefits.',
  properties: {
    heading: text('The heading.'),
    text: optional(text('The sentence under it.')),
    items: list('The reasons.', text('One reason, a line or two.')),
    action: optional(action),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <Heading heading={section.heading} text={section.text} />
          {section.action && <ActionLink action={section.action} context={context} variant="quiet" className="mt-4" />}
        </div>
        <ul className="grid gap-x-10 border-t border-rule sm:grid-cols-2">
          {section.items.map((item) => (
            <li key={item} className="border-b border-rule py-4">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  ),
  examples: [{ heading: 'Why', text: 'Reasons.', items: ['One', 'Two', 'Three'] }],
});
