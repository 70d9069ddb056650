import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { columnsFor } from '../parts/columns.ts';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { list, object, optional, text } from '../schema.ts';

const card = object('A card.', {
  title: text('The heading.'),
  text: text('A sentence or two.'),
  action: optional(action),
});

export default defineSection({
  summary: 'Two or three next steps, each with at most one button.',
  properties: {
    heading: optional(text('The heading.', 'Two ways to book')),
    text: optional(text('The sentence under it.', 'Either one takes a minute.')),
    cards: list('The cards.', card),
  },
  view: (section, context) => (
    <Band section={section}>
      {section.heading && <Heading heading={section.heading} text={section.text} className="mb-10" />}
      <div className={`grid gap-6 ${columnsFor(section.cards.length)}`}>
        {section.cards.map(({ title, text, action }, index) => {
          const Title = section.heading ? 'h3' : 'h2';
          return (
            <div key={title} className="flex flex-col rounded-3xl bg-card p-6 md:p-8">
              <Title className="text-name">{title}</Title>
              <Paragraphs text={text} className="mt-2 text-soft" />
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
  ),
  examples: [
    {
      cards: [
        { title: 'Call', text: 'We answer.', action: { label: 'Call', to: 'call' } },
        { title: 'Hours', text: 'All day.' },
      ],
    },
  ],
});
