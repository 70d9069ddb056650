import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { Text } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'Something to read before booking, set off by a line.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('A sentence.')),
    items: optional(list('Short points.', runningText('One point.'))),
    action: optional(action),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="border-s-4 border-accent ps-6 md:ps-10">
        <h2 className="text-title">{section.heading}</h2>
        {section.text && <Text text={section.text} context={context} className="mt-3 max-w-text text-lead text-soft" />}
        {section.items && <DashList items={section.items} context={context} className="mt-4 max-w-text" />}
        {section.action && <ActionLink action={section.action} context={context} variant="quiet" className="mt-4" />}
      </div>
    </Band>
  ),
  examples: [
    { heading: 'Before you come', text: 'Ask first.', items: ['This', 'That'], action: { label: 'Call', to: 'call' } },
  ],
});
