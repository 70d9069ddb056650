import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { text } from '../schema.ts';

export default defineSection({
  summary: 'A space for a widget from another service, with a link to that service until it is installed.',
  placeholder: true,
  properties: {
    heading: text('The heading.'),
    text: text('What will be here.'),
    note: text('How to install it.'),
    action,
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="rounded-3xl border border-rule bg-card px-6 py-12 text-center md:py-16">
        <h2 className="text-title">{section.heading}</h2>
        <p className="mx-auto mt-3 max-w-prose text-soft">{section.text}</p>
        <ActionLink action={section.action} context={context} variant="secondary" className="mt-6" />
        <p className="mx-auto mt-6 max-w-prose text-small text-soft">{section.note}</p>
      </div>
    </Band>
  ),
  examples: [
    { heading: 'Calendar', text: 'It goes here.', note: 'Paste the code.', action: { label: 'Open', to: 'booking' } },
  ],
});
