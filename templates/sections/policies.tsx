import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { anchor, list, object, optional, text } from '../schema.ts';

const rule = object('One rule.', { title: text('The title.'), text: text('What it says.') });

const group = object('Rules that belong together.', {
  heading: text('The topic.'),
  id: optional(anchor('An id that links can lead to.')),
  rules: list('The rules.', rule),
});

export default defineSection({
  summary: 'Rules in groups, as a table of titles and texts.',
  properties: { groups: list('The groups.', group) },
  view: (section) => (
    <Band section={section}>
      <div className="space-y-16">
        {section.groups.map(({ heading, id, rules }) => (
          <div key={heading} id={id} className="grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <h2 className="text-title">{heading}</h2>
            <dl className="border-t border-rule">
              {rules.map(({ title, text }) => (
                <div
                  key={title}
                  className="grid gap-x-8 gap-y-1 border-b border-rule py-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
                >
                  <dt className="font-semibold text-head">{title}</dt>
                  <dd className="max-w-[62ch]">{text}</dd>
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
