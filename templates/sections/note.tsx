import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { list, optional, text } from '../schema.ts';

export default defineSection({
  summary: 'Something to read before booking, set off by a line.',
  properties: {
    heading: text('The heading.'),
    text: optional(text('A sentence.')),
    items: optional(list('Short points.', text('One point.'))),
    action: optional(action),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="border-l-4 border-accent pl-6 md:pl-10">
        <h2 className="text-title">{section.heading}</h2>
        {section.text && <p className="mt-3 max-w-[66ch] text-lead text-soft">{section.text}</p>}
        {section.items && <DashList items={section.items} className="mt-4 max-w-[66ch]" />}
        {section.action && <ActionLink action={section.action} context={context} variant="quiet" className="mt-4" />}
      </div>
    </Band>
  ),
  examples: [{ heading: 'Before you come', text: 'Ask first.', items: ['This', 'That'] }],
});
