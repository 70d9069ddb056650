import { Ticks } from '../../client/ticks.tsx';
import { defineSection } from '../define.ts';
import { fact } from '../facts/catalog.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Heading } from '../parts/text.tsx';
import { link, list, object, optional, text } from '../schema.ts';

const card = object('A bundle, from site.yaml unless it says otherwise here.', {
  bundle: fact('bundles', 'Which bundle of site.yaml.'),
  name: optional(text('Its name here.')),
  description: optional(text('Its description here.', 'For the weeks when the house stands empty.')),
  features: optional(list('What it is made of, in this page’s words.', text('One part.'))),
  booking: optional(link('Where it is booked from here.')),
});

export default defineSection({
  summary: 'The bundles of site.yaml, or some of them: name, price, what they include.',
  properties: {
    heading: text('The heading.'),
    text: optional(text('A sentence under it.', 'One visit, one price, several things.')),
    includes: text('The word above what a bundle includes.'),
    book: text('The words on each button.'),
    cards: optional(list('Only these bundles, in this order; by default all.', card)),
  },
  view: (section, context) => {
    const all = context.site.bundles ?? {};
    const cards = section.cards ?? Object.keys(all).map((bundle) => ({ bundle }));
    return (
      <Band section={section}>
        <Heading heading={section.heading} text={section.text} className="mb-10 md:mb-14" />
        <div className={`grid gap-x-10 gap-y-12 md:grid-cols-2 ${cards.length > 2 ? 'lg:grid-cols-3' : ''}`}>
          {cards.map((card) => {
            const bundle = { ...all[card.bundle], ...card };
            return (
              <article key={card.bundle} className="flex flex-col border-t-2 border-head pt-5">
                <div className="flex items-baseline justify-between gap-4">
                  <h3 className="text-name">{bundle.name}</h3>
                  <p className="font-display text-price text-accent tabular-nums">{bundle.price}</p>
                </div>
                <p className="mt-2 text-soft">{bundle.description}</p>
                <p className="mt-4 mb-2 text-label font-semibold text-head">{section.includes}</p>
                <Ticks items={bundle.features ?? []} className="mb-6 text-small" />
                <ActionLink
                  action={{ label: section.book, to: bundle.booking ?? '/' }}
                  context={context}
                  look="secondary"
                  about={bundle.name}
                  className="mt-auto self-start"
                />
              </article>
            );
          })}
        </div>
      </Band>
    );
  },
  examples: [
    { heading: 'Bundles', includes: 'Includes', book: 'Book' },
    {
      heading: 'One bundle',
      includes: 'Includes',
      book: 'Book',
      cards: [{ bundle: 'first', name: 'Another name', features: ['This'] }],
    },
  ],
});
