import { defineSection, type PageContext, type SectionEnvelope } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { defaultDrawing } from '../illustrations/drawings.ts';
import { Actions } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { Paragraphs, Text } from '../parts/text.tsx';
import { drawingOrNone, imageProperties } from '../picture-properties.ts';
import { list, optional, runningText, type Shape, text } from '../schema.ts';

const words = {
  eyebrow: optional(text('A few words above the heading.')),
  heading: text('The heading of the page.'),
  text: runningText('A sentence or two under it.'),
  actions: list('One or two buttons, the main one first.', action),
  note: optional(runningText('A line under the buttons.')),
};

interface Props {
  section: Shape<typeof words> & SectionEnvelope;
  context: PageContext;
}

export default defineSection({
  summary:
    'The first screen of a page: a heading, a sentence, buttons, and a picture that reaches the edge of the screen.',
  properties: {
    ...words,
    drawing: drawingOrNone('The drawing, if there is no picture. `none` shows the words alone, in large type.'),
    ...imageProperties('hero'),
  },
  view: ({ drawing, ...section }, context) => {
    if (drawing === 'none' && !section.image) return <WordsAlone section={section} context={context} />;
    const shown = { drawing: drawing === 'none' ? undefined : drawing, ...section };
    return (
      <section id={section.id} className="relative isolate overflow-hidden">
        <div className="mx-auto grid max-w-6xl px-5 md:px-8 md:grid-cols-7-5">
          <div className="hero-text">
            {section.eyebrow && <Eyebrow words={section.eyebrow} />}
            <h1 className="text-hero">{section.heading}</h1>
            <Paragraphs text={section.text} context={context} className="mt-5 text-lead text-soft" />
            <Actions actions={section.actions} context={context} className="mt-7" />
            {section.note && <Text text={section.note} context={context} className="mt-5 text-small text-soft" />}
          </div>
        </div>
        <div className="hero-picture">
          <Picture of={shown} slot="hero" fallback={defaultDrawing} context={context} />
        </div>
      </section>
    );
  },
  examples: [
    {
      heading: 'A door that closes',
      text: 'In two days.',
      actions: [{ label: 'Book Now', to: 'booking' }],
      image: 'photos/door.jpg',
      alt: 'A red door with two plants',
      focus: '50% 60%',
    },
    { heading: 'Rest, close to home', text: 'One quiet room.', actions: [{ label: 'Book Now', to: 'booking' }] },
    {
      eyebrow: 'Since 1987',
      heading: 'Quiet work, done once',
      text: 'Two people, one van.',
      actions: [
        { label: 'Book Now', to: 'booking' },
        { label: 'See the prices', to: '/' },
      ],
      note: 'Evenings and weekends.',
      drawing: 'none',
    },
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

/** A hero without a picture: a wide heading, and the rest below a line. */
function WordsAlone({ section, context }: Props) {
  return (
    <Band section={section}>
      {section.eyebrow && <Eyebrow words={section.eyebrow} />}
      <h1 className="max-w-4xl text-hero lg:text-figure">{section.heading}</h1>
      <div className="mt-8 grid gap-x-14 gap-y-7 border-t-2 border-head pt-6 md:mt-12 md:pt-8 lg:grid-cols-7-5">
        <Paragraphs text={section.text} context={context} className="text-lead text-soft" />
        <div>
          <Actions actions={section.actions} context={context} />
          {section.note && <Text text={section.note} context={context} className="mt-5 text-small text-soft" />}
        </div>
      </div>
    </Band>
  );
}

function Eyebrow({ words }: { words: string }) {
  return <p className="mb-4 text-label font-semibold text-accent">{words}</p>;
}
