import { defineSection, drawing, image } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { optional, text } from '../schema.ts';

export default defineSection({
  summary: 'A heading and running text, with a picture beside it where there is one.',
  properties: {
    heading: text('The heading.'),
    text: text('The text; a blank line begins a new paragraph.'),
    action: optional(action),
    drawing: drawing('The drawing beside the text; without one, and without a picture, the heading stands there.'),
    ...image('column'),
  },
  view: (section, context) => {
    const pictured = section.drawing || section.image;
    return (
      <Band section={section}>
        <div
          className={`grid gap-x-14 gap-y-8 ${pictured ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'}`}
        >
          <div>
            <h2 className="text-title">{section.heading}</h2>
            {pictured && <Paragraphs text={section.text} className="mt-6" />}
            {pictured && section.action && (
              <ActionLink action={section.action} context={context} look="quiet" className="mt-4" />
            )}
          </div>
          {pictured ? (
            <div className="h-72 overflow-hidden rounded-t-full lg:h-full lg:min-h-96">
              <Picture section={section} slot="column" otherwise="grass" context={context} />
            </div>
          ) : (
            <div>
              <Paragraphs text={section.text} className="text-lead" />
              {section.action && <ActionLink action={section.action} context={context} look="quiet" className="mt-4" />}
            </div>
          )}
        </div>
      </Band>
    );
  },
  examples: [
    { heading: 'What it is', text: 'One paragraph.\n\nAnother.' },
    { heading: 'About', text: 'A paragraph.', drawing: 'grass', action: { label: 'More', to: '/' } },
  ],
});
