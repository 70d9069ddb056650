import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { Actions } from '../parts/action.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The top of an information page: the heading on the left, what it is about on the right.',
  properties: {
    heading: text('The heading of the page.'),
    text: runningText('What the page is about.'),
    actions: optional(list('Buttons under the text.', action)),
  },
  view: (section, context) => (
    <section id={section.id} className="mx-auto max-w-6xl px-5 pt-8 pb-12 md:px-8 md:pt-12 md:pb-16">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-7-5 lg:items-baseline">
        <h1 className="text-hero">{section.heading}</h1>
        <div>
          <Paragraphs text={section.text} context={context} className="text-lead text-soft" />
          <Actions actions={section.actions} context={context} className="mt-6" />
        </div>
      </div>
    </section>
  ),
  examples: [
    { heading: 'Services', text: 'What we offer and what it costs.', actions: [{ label: 'Call', to: 'call' }] },
  ],
});
