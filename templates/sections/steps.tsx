import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { list, object, optional, runningText, text } from '../schema.ts';

const step = object('One step.', { title: text('What happens.'), text: runningText('How it goes.') });

export default defineSection({
  summary: 'Steps in order, with large numbers.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'From the first click to the way home.')),
    steps: list('The steps, first to last.', step),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-4-8">
        <Heading heading={section.heading} text={section.text} context={context} />
        <ol className="ruled border-y border-rule">
          {section.steps.map(({ title, text }, index) => (
            <li key={title} className="flex flex-wrap gap-x-4 py-6">
              <span aria-hidden="true" className="w-16 font-display text-figure text-accent tabular-nums md:w-28">
                {index + 1}
              </span>
              <div className="min-w-0 flex-1 basis-[12rem]">
                <h3 className="text-name">{title}</h3>
                <Text text={text} context={context} className="mt-1 max-w-prose text-soft" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  ),
  examples: [
    {
      heading: 'How it goes',
      text: 'From the first click.',
      steps: [
        { title: 'Book', text: 'Choose a time.' },
        { title: 'Rest', text: 'That is all.' },
      ],
    },
  ],
});
