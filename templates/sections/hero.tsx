import { defineSection, drawing, image } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { Actions } from '../parts/action.tsx';
import { Picture } from '../parts/picture.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { list, optional, text } from '../schema.ts';

export default defineSection({
  summary:
    'The first screen of a page: a heading, a sentence, buttons, and a picture that reaches the edge of the screen.',
  properties: {
    eyebrow: optional(text('A few words above the heading.')),
    heading: text('The heading of the page.'),
    text: text('A sentence or two under it.'),
    actions: list('One or two buttons, the main one first.', action),
    note: optional(text('A line under the buttons.')),
    drawing: drawing('The drawing, if there is no picture.'),
    ...image('hero'),
  },
  view: (section, context) => (
    <section id={section.id} className="relative isolate overflow-hidden">
      <div className="mx-auto grid max-w-6xl px-5 md:px-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="pt-6 pb-10 md:py-20 md:pr-10 lg:py-24 lg:pr-14">
          {section.eyebrow && <p className="mb-4 text-label font-semibold text-accent">{section.eyebrow}</p>}
          <h1 className="text-hero">{section.heading}</h1>
          <Paragraphs text={section.text} className="mt-5 text-lead text-soft" />
          <Actions actions={section.actions} context={context} className="mt-7" />
          {section.note && <p className="mt-5 text-small text-soft">{section.note}</p>}
        </div>
      </div>
      <div className="h-64 overflow-hidden sm:h-[26rem] md:absolute md:inset-y-0 md:right-0 md:-z-10 md:h-auto md:w-[calc(50vw-5rem)] md:rounded-tl-[7rem] lg:w-[calc(50vw-6rem)] lg:rounded-tl-[10rem]">
        <Picture section={section} slot="hero" fallback="prairie" context={context} />
      </div>
    </section>
  ),
  examples: [
    { heading: 'Rest, close to home', text: 'One quiet room.', actions: [{ label: 'Book Now', to: 'booking' }] },
    {
      eyebrow: 'By appointment',
      heading: 'Warm stones for cold days',
      text: 'Slow, deep warmth.',
      actions: [
        { label: 'Book Now', to: 'booking' },
        { label: 'See the prices', to: '/' },
      ],
      note: 'Evenings and weekends.',
      drawing: 'stones',
    },
  ],
});
