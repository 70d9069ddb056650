import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { list, text } from '../schema.ts';

export default defineSection({
  summary: 'A short row of links to related pages.',
  properties: {
    heading: text('The text before the links.'),
    links: list('The links.', action, { minItems: 0 }),
  },
  view: (section, context) =>
    section.links.length > 0 && (
      <section id={section.id} className={section.ground === 'sand' ? 'bg-sand' : undefined}>
        <div className="mx-auto flex max-w-6xl flex-wrap items-baseline gap-x-8 gap-y-1 px-5 py-10 md:px-8">
          <h2 className="text-name">{section.heading}</h2>
          <ul className="flex flex-wrap gap-x-8">
            {section.links.map((link) => (
              <li key={link.label}>
                <ActionLink action={link} context={context} variant="quiet" />
              </li>
            ))}
          </ul>
        </div>
      </section>
    ),
  examples: [{ heading: 'Nearby', links: [{ label: 'Home', to: '/' }] }],
});
