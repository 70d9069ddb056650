import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { Horizon } from '../illustrations/horizon.tsx';
import { Actions } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

const horizon = () => <Horizon className="horizon w-full" />;

export default defineSection({
  summary: 'What to do next, on a dark background above a horizon.',
  ground: 'dusk',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('A sentence or two.')),
    lines: optional(list('Short lines, such as offers.', runningText('One line.'))),
    actions: list('One or two buttons, the main one first.', action),
  },
  view: (section, context) => (
    <Band section={section} behind={section.ground === 'dusk' && context.shared('horizon', horizon)}>
      <div className="max-w-2xl pb-16 md:pb-24">
        <h2 className="text-title">{section.heading}</h2>
        {section.text && <Paragraphs text={section.text} context={context} className="mt-4 text-lead text-soft" />}
        {section.lines && <DashList items={section.lines} context={context} className="mt-5 text-lead" />}
        <Actions actions={section.actions} context={context} className="mt-7" />
      </div>
    </Band>
  ),
  examples: [
    {
      heading: 'Come by',
      text: 'The kettle is on.',
      lines: ['One', 'Two'],
      actions: [{ label: 'Book', to: 'booking' }],
    },
  ],
});
