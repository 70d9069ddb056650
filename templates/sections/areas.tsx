import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Heading } from '../parts/text.tsx';
import { list, object, optional, text } from '../schema.ts';

const card = object('A town.', {
  title: text('The name of the town.'),
  label: optional(text('A few words next to the name, such as the distance.')),
  text: text('A sentence or two about the town.'),
  more: action,
  links: list('Links to pages about one service in the town.', action),
});

export default defineSection({
  summary: 'A list of towns, each with links to its page and to its services.',
  properties: {
    heading: text('The heading.'),
    text: optional(text('The sentence under it.', 'Where we go, and how far it is.')),
    cards: list('The towns.', card),
  },
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} className="mb-10 md:mb-14" />
      <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
        {section.cards.map(({ title, label, text, more, links }) => (
          <article key={title} className="border-t-2 border-head pt-5">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-title">{title}</h3>
              {label && <p className="text-small text-soft tabular-nums">{label}</p>}
            </div>
            <p className="mt-3 mb-4 max-w-prose text-soft">{text}</p>
            <ActionLink action={more} context={context} variant="quiet" />
            <ul className="flex flex-wrap gap-x-6">
              {links.map((link) => (
                <li key={link.label}>
                  <ActionLink action={link} context={context} className={serviceLink} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Band>
  ),
  examples: [
    {
      heading: 'Towns',
      cards: [
        {
          title: 'Here',
          label: '2 miles',
          text: 'Close by.',
          more: { label: 'More', to: '/' },
          links: [{ label: 'Home', to: '/' }],
        },
      ],
    },
  ],
});

const serviceLink =
  'inline-flex min-h-11 items-center text-small text-head underline decoration-1 underline-offset-4 hover:decoration-2';
