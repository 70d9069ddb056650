import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { drawing, imageProperties } from '../picture-properties.ts';
import { optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'A heading and running text, with an optional picture.',
  properties: {
    heading: text('The heading.'),
    text: runningText('The text. A blank line starts a new paragraph.'),
    action: optional(action),
    drawing: drawing('The drawing next to the text. Without a drawing or a picture, the heading takes its place.'),
    ...imageProperties('column'),
  },
  view: (section, context) => {
    const hasPicture = section.drawing || section.image;
    const more = section.action && (
      <ActionLink action={section.action} context={context} variant="quiet" className="mt-4" />
    );
    return (
      <Band section={section}>
        <div className={`grid gap-x-14 gap-y-8 ${hasPicture ? 'lg:grid-cols-7-5' : 'lg:grid-cols-5-7'}`}>
          <div>
            <h2 className="text-title">{section.heading}</h2>
            {hasPicture && <Paragraphs text={section.text} context={context} className="mt-6" />}
            {hasPicture && more}
          </div>
          {hasPicture ? (
            <div className="h-72 overflow-hidden rounded-t-full lg:h-full lg:min-h-96">
              <Picture of={section} slot="column" context={context} />
            </div>
          ) : (
            <div>
              <Paragraphs text={section.text} context={context} className="text-lead" />
              {more}
            </div>
          )}
        </div>
      </Band>
    );
  },
  examples: [
    {
      heading: 'Who we are',
      text: 'Two people.',
      image: 'photos/ann.jpg',
      alt: 'A woman in a workshop',
      focus: '50% 30%',
    },
    { heading: 'What it is', text: 'One paragraph.\n\nAnother.' },
    { heading: 'About', text: 'A paragraph.', drawing: 'grass', action: { label: 'More', to: '/' } },
  ],
});
