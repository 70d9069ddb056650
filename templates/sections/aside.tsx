import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { Actions } from '../parts/action.tsx';
import { lightGround } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { drawing, imageProperties } from '../picture-properties.ts';
import { list, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'A picture next to a short text, for example about gift certificates.',
  properties: {
    heading: text('The heading.'),
    text: runningText('A sentence or two.'),
    actions: list('One or two buttons, the main one first.', action),
    drawing: drawing('The drawing, if there is no picture.'),
    ...imageProperties('half'),
  },
  view: (section, context) => (
    <section
      id={section.id}
      className={`grid md:grid-cols-[min(50%,60rem)_minmax(0,1fr)] ${lightGround(section) ?? ''}`}
    >
      <div className="order-last aspect-3/2 overflow-hidden contain-size md:order-first md:aspect-auto md:min-h-[min(33vw,40rem)] md:rounded-se-wide-arch">
        <Picture of={section} slot="half" context={context} />
      </div>
      <div className="max-w-xl self-center px-5 py-14 md:px-8 md:py-20 lg:px-16">
        <h2 className="text-title">{section.heading}</h2>
        <Paragraphs text={section.text} context={context} className="mt-4 text-soft" />
        <Actions actions={section.actions} context={context} className="mt-7" />
      </div>
    </section>
  ),
  examples: [
    {
      heading: 'Give a day',
      text: 'Or half of one.',
      actions: [{ label: 'Buy', to: 'booking' }],
      image: 'photos/garden.jpg',
      alt: 'A path between hills',
      focus: '70% 50%',
    },
    { heading: 'Give a week', text: 'Why not?', actions: [{ label: 'Buy', to: 'booking' }], drawing: 'stones' },
    { heading: 'Give an hour', text: 'It fits in an envelope.', actions: [{ label: 'Buy', to: 'booking' }] },
  ],
});
