import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { columnsFor } from '../parts/columns.ts';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { list, object, optional, runningText, text } from '../schema.ts';

const item = object('One thing worth knowing.', {
  title: text('Its name, in a few words.'),
  text: runningText('What it means for the visitor.'),
});

export default defineSection({
  summary: 'A few reasons or highlights side by side, each under a line.',
  properties: {
    heading: optional(text('The heading.')),
    text: optional(runningText('The sentence under it.')),
    items: list('Two to four items.', item),
  },
  requires: { text: ['heading'] },
  view: (section, context) => (
    <Band section={section}>
      {section.heading && (
        <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
      )}
      <ul className={`grid gap-x-10 gap-y-8 ${columnsFor(section.items.length)}`}>
        {section.items.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-head pt-4">
            {section.heading ? <h3 className="text-name">{title}</h3> : <h2 className="text-name">{title}</h2>}
            <Paragraphs text={text} context={context} className="mt-2 text-soft" />
          </li>
        ))}
      </ul>
    </Band>
  ),
  examples: [
    {
      items: [
        { title: 'Near', text: 'Two miles.' },
        { title: 'Late', text: 'Open until ten.' },
      ],
    },
    { heading: 'Why here', text: 'Because.', items: [{ title: 'Calm', text: 'One guest at a time.' }] },
  ],
});
