import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { list, object, optional, runningText, text } from '../schema.ts';

const moment = object('An event on the line.', {
  when: text('When: a year, a time, or how long it takes.', '10 minutes'),
  title: text('What happens.', 'We talk'),
  text: optional(runningText('How it goes, in a sentence or two.', 'You say what is wrong, and we say what it costs.')),
});

export default defineSection({
  summary: 'What happens when, along a line: a visit minute by minute, or the history of the business.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'From the door and back to it.')),
    items: list('What happens, in order.', moment),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-4-8">
        <Heading heading={section.heading} text={section.text} context={context} />
        <ol>
          {section.items.map(({ when, title, text }) => (
            <li
              key={`${when} ${title}`}
              className="relative border-s border-accent pb-9 ps-7 last:border-transparent last:pb-0 md:ps-10"
            >
              <span aria-hidden="true" className="absolute top-1.5 -start-2 h-4 w-4 rounded-full bg-accent" />
              <p className="text-small font-semibold text-accent tabular-nums">{when}</p>
              <h3 className="mt-0.5 text-name">{title}</h3>
              {text && <Text text={text} context={context} className="mt-1 max-w-prose text-soft" />}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  ),
  examples: [
    { heading: 'So far', items: [{ when: '2019', title: 'The first shop' }] },
    {
      heading: 'Your visit',
      text: 'An hour, from door to door.',
      items: [
        { when: 'First 5 minutes', title: 'We talk', text: 'You say what is wrong.' },
        { when: '45 minutes', title: 'We work', text: 'You may watch.' },
        { when: 'Last 10 minutes', title: 'You try it', text: 'It is yours to turn on.' },
      ],
    },
  ],
});
