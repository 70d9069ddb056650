import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { Actions } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Hours } from '../parts/hours.tsx';
import { Text } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The hours of the week and the special days to come, on a card.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Ring twice if the light is on.')),
    note: optional(runningText('A sentence under the hours.', 'The last appointment is an hour before we close.')),
    actions: optional(list('Buttons, the main one first.', action)),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{section.heading}</h2>
          {section.text && (
            <Text text={section.text} context={context} className="mt-3 max-w-prose text-lead text-soft" />
          )}
          <Actions actions={section.actions} context={context} className="mt-7" />
        </div>
        <div className="rounded-3xl bg-card p-6 md:p-8">
          <Hours site={context.site} />
          {section.note && <Text text={section.note} context={context} className="mt-3 text-small text-soft" />}
        </div>
      </div>
    </Band>
  ),
  examples: [
    { heading: 'Open Hours' },
    {
      heading: 'When We Are Here',
      text: 'Ring twice if the light is on.',
      note: 'The last appointment is an hour before we close.',
      actions: [
        { label: 'Book', to: 'booking' },
        { label: 'Call', to: 'call' },
      ],
    },
  ],
});
