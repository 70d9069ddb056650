import { defineSection, type PageContext } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Groups, grouping, groupName, groupsOf } from '../parts/groups.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { type Infer, list, object, optional, runningText, text } from '../schema.ts';

const card = object('A town.', {
  title: text('The name of the town.'),
  group: groupName,
  label: optional(text('A few words next to the name, such as the distance.')),
  text: runningText('A sentence or two about the town.'),
  more: action,
  links: optional(list('Links to pages about one service in the town.', action, { minItems: 0 })),
});

export default defineSection({
  summary: 'A list of towns, each with links to its page and to its services.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Where we go, and how far it is.')),
    group: grouping,
    cards: list('The towns.', card),
  },
  view: (section, context) => {
    const { heading, cards } = section;
    const groups = groupsOf(cards, { section, context, titleOf: ({ title }) => title });
    return (
      <Band section={section}>
        <Heading heading={heading} text={section.text} context={context} className="mb-10 md:mb-14" />
        {groups ? (
          <Groups label={heading} groups={groups}>
            {(items) => <Cards cards={items} context={context} level="h4" />}
          </Groups>
        ) : (
          <Cards cards={cards} context={context} level="h3" />
        )}
      </Band>
    );
  },
  examples: [
    {
      heading: 'Towns by county',
      text: 'Where we go.',
      group: 'letter',
      cards: [
        {
          title: 'There',
          group: 'Orange County',
          text: 'Farther away.',
          more: { label: 'All about there', to: '/' },
        },
      ],
    },
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

interface CardsProps {
  cards: readonly Infer<typeof card>[];
  context: PageContext;
  /** The level of the headings. */
  level: keyof typeof titleStyles;
}

const titleStyles = { h3: 'text-title', h4: 'text-name font-semibold text-head' };

function Cards({ cards, context, level: Title }: CardsProps) {
  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
      {cards.map(({ title, label, text, more, links }) => (
        <article key={title} className="border-t-2 border-head pt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Title className={`min-w-0 wrap-anywhere ${titleStyles[Title]}`}>{title}</Title>
            {label && <p className="text-small text-soft tabular-nums">{label}</p>}
          </div>
          <Text text={text} context={context} className="mt-3 mb-4 max-w-prose text-soft" />
          <ActionLink action={more} context={context} variant="quiet" />
          {links && links.length > 0 && (
            <ul className="flex flex-wrap gap-x-6">
              {links.map((link) => (
                <li key={link.label}>
                  <ActionLink action={link} context={context} className={serviceLink} />
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </div>
  );
}

const serviceLink =
  'inline-flex min-h-11 items-center text-small text-head underline decoration-1 underline-offset-4 hover:decoration-2';
