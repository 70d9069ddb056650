import { defineSection } from '../define.ts';
import { extra, fact, prices } from '../facts/catalog.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Extras } from '../parts/extras.tsx';
import { PriceRows } from '../parts/price-rows.tsx';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { link, list, nameText, object, optional, runningText, text } from '../schema.ts';

const card = object('A service, and what its card says differently.', {
  service: fact('services', 'The key of a service in site.yaml.'),
  name: optional(nameText('Its name on this card.', 'Our shortest visit')),
  description: optional(runningText('Its description on this card.', 'An hour for one thing that hurts.')),
  prices: optional(prices),
  extras: optional(list('The enhancements listed on the card.', extra)),
  book: optional(text('The label of the button. The default is the label of the section.', 'Book this one')),
  booking: optional(link('Where to book it from this card.')),
  more: optional(action),
});

export default defineSection({
  summary: 'Services as cards, each with its prices and a button.',
  properties: {
    heading: optional(text('The heading.')),
    text: optional(runningText('The sentence under it.', 'You know every price before we start.')),
    book: text('The label of each button.'),
    extras: optional(text('The heading above the enhancements.')),
    cards: list('The services, in order.', card),
    action: optional(action),
  },
  requires: { text: ['heading'] },
  view: (section, context) => (
    <Band section={section}>
      {section.heading && (
        <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
      )}
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {section.cards.map((card) => {
          const service = { ...context.site.services?.[card.service], ...card };
          const Title = section.heading ? 'h3' : 'h2';
          return (
            <article key={card.service} className="level row-span-4 rounded-3xl bg-card p-6 md:p-9">
              <Title className="text-name">{service.name}</Title>
              <Paragraphs text={service.description ?? ''} context={context} className="mt-2 mb-6 text-soft" />
              <div>
                {service.prices && <PriceRows prices={service.prices} context={context} />}
                {card.extras && <Extras label={section.extras} extras={card.extras} context={context} />}
              </div>
              <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-7">
                <ActionLink
                  action={{ label: card.book ?? section.book, to: service.booking ?? '/' }}
                  context={context}
                  variant="primary"
                  about={service.name}
                />
                {card.more && <ActionLink action={card.more} context={context} variant="quiet" />}
              </div>
            </article>
          );
        })}
      </div>
      {section.action && <ActionLink action={section.action} context={context} variant="quiet" className="mt-8" />}
    </Band>
  ),
  examples: [
    { book: 'Book', cards: [{ service: 'first' }] },
    {
      heading: 'In other words',
      text: 'The same service.',
      book: 'Book',
      cards: [
        {
          service: 'first',
          name: 'Another name',
          description: 'Other words.',
          book: 'Book this one',
          booking: '/',
          more: { label: 'All about it', to: '/' },
        },
      ],
      action: { label: 'All services', to: '/' },
    },
    {
      heading: 'Services',
      book: 'Book',
      extras: 'Add',
      cards: [
        {
          service: 'first',
          prices: { Now: '$40', Before: '$60' },
          extras: [{ enhancement: 'first', price: '+$5' }],
        },
      ],
    },
  ],
});
