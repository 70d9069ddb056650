import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { columnsFor, slotFor } from '../parts/columns.ts';
import { Photo } from '../parts/picture.tsx';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { imageProperties } from '../picture-properties.ts';
import { list, object, optional, runningText, text } from '../schema.ts';

const card = object('A card.', {
  title: text('The heading.'),
  text: runningText('A sentence or two.'),
  action: optional(action),
  ...imageProperties('cardOfTwo', 'Without one, the card begins with its heading.'),
});

export default defineSection({
  summary: 'Two or three next steps, each with at most one button.',
  properties: {
    heading: optional(text('The heading.', 'Two ways to book')),
    text: optional(runningText('The sentence under it.', 'Either one takes a minute.')),
    cards: list('The cards.', card),
  },
  requires: { text: ['heading'] },
  view: (section, context) => {
    const count = section.cards.length;
    const levels = section.cards.some(({ action }) => action) ? 'level row-span-3' : 'level row-span-2';
    return (
      <Band section={section}>
        {section.heading && (
          <Heading heading={section.heading} text={section.text} context={context} className="mb-10" />
        )}
        <div className={`grid gap-6 ${columnsFor(count)}`}>
          {section.cards.map(({ title, text, action, image, ...picture }, index) => {
            const Title = section.heading ? 'h3' : 'h2';
            return (
              <div key={title} className={`${levels} ${image ? 'overflow-hidden ' : ''}rounded-3xl bg-card p-6 md:p-8`}>
                <div>
                  {image && (
                    <div
                      className={`-mx-6 -mt-6 mb-6 overflow-hidden md:-mx-8 md:-mt-8 ${count === 1 ? 'aspect-5/2' : 'aspect-3/2'}`}
                    >
                      <Photo photo={{ ...picture, image }} slot={slotFor(count)} context={context} />
                    </div>
                  )}
                  <Title className="text-name">{title}</Title>
                </div>
                <Paragraphs text={text} context={context} className="mt-2 text-soft" />
                {action && (
                  <div className="mt-auto pt-6">
                    <ActionLink action={action} context={context} variant={index === 0 ? 'primary' : 'secondary'} />
                  </div>
                )}
              </div>
            );
          })}
        </div>
      </Band>
    );
  },
  examples: [
    {
      cards: [
        { title: 'Call', text: 'We answer.', action: { label: 'Call', to: 'call' } },
        { title: 'Hours', text: 'All day.' },
      ],
    },
    {
      heading: 'What we do',
      text: 'Most of it in spring.',
      cards: [
        { title: 'Rooms', text: 'One a week.', image: 'photos/room.jpg', alt: 'A table at a window', focus: '30% 60%' },
        { title: 'Gardens', text: 'In spring.', image: 'photos/garden.jpg', alt: 'A path between hills' },
        {
          title: 'Doors',
          text: 'Painted twice.',
          image: 'photos/door.jpg',
          alt: 'A red door',
          action: { label: 'Book', to: 'booking' },
        },
      ],
    },
  ],
});
