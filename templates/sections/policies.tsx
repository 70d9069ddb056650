import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Text } from '../parts/text.tsx';
import { anchor, list, object, optional, runningText, text } from '../schema.ts';

const rule = object('One rule.', { title: text('The title.'), text: runningText('What it says.') });

const group = object('Rules that belong together.', {
  heading: text('The topic.'),
  id: optional(anchor('An id that links can lead to.')),
  rules: list('The rules.', rule),
});

export default defineSection({
  summary: 'Rules in groups, as a table of titles and texts.',
  properties: { groups: list('The groups.', group) },
  view: (section, context) => (
    <Band section={section}>
      <div className="stack-16">
        {section.groups.map(({ heading, id, rules }) => (
          <div key={heading} id={id} className="grid gap-x-14 gap-y-5 lg:grid-cols-4-8">
            <h2 className="text-title">{heading}</h2>
            <dl className="border-t border-rule">
              {rules.map(({ title, text }) => (
                <div key={title} className="grid gap-x-8 gap-y-1 border-b border-rule py-4 sm:grid-cols-4-8">
                  <dt className="font-semibold text-head">{title}</dt>
                  <Text as="dd" text={text} context={context} className="max-w-[62ch]" />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Band>
  ),
  examples: [{ groups: [{ heading: 'Appointments', rules: [{ title: 'Late', text: 'We end on time.' }] }] }],
});
