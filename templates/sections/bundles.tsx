import { defineSection } from '../define.ts';
import { fact } from '../facts/catalog.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { RegularPrice } from '../parts/price-rows.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { link, list, nameText, object, optional, runningText, text } from '../schema.ts';

const card = object('A bundle, and what its card says differently.', {
  bundle: fact('bundles', 'The key of a bundle in site.yaml.'),
  name: optional(nameText('Its name in this section.')),
  description: optional(runningText('Its description in this section.', 'For the weeks when your house is empty.')),
  features: optional(list('What it includes, in the words of this page.', runningText('One item.'))),
  booking: optional(link('Where to book it from this section.')),
});

export default defineSection({
  summary: 'The bundles in site.yaml, or some of them, with their prices and what they include.',
  needs: { type: 'bundles' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Several things in one visit, for one price.')),
    includes: text('The word above what a bundle includes.'),
    book: text('The label of each button.'),
    cards: optional(list('The bundles to show, in this order. By default, all.', card)),
  },
  view: (section, context) => {
    const all = context.site.bundles ?? {};
    const cards = section.cards ?? Object.keys(all).map((bundle) => ({ bundle }));
    return (
      <Band section={section}>
        <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
        <div className={`grid gap-x-10 gap-y-12 md:grid-cols-2 ${cards.length > 2 ? 'lg:grid-cols-3' : ''}`}>
          {cards.map((card) => {
            const bundle = { ...all[card.bundle], ...card };
            return (
              <article key={card.bundle} className="level row-span-4 border-t-2 border-head pt-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="min-w-0 grow basis-[8rem] text-name">{bundle.name}</h3>
                  <div className="text-end">
                    <p className="font-display text-price text-accent tabular-nums">
                      {unbrokenPrice(bundle.price ?? '', context.site)}
                    </p>
                    {bundle.regular && (
                      <p className="text-small">
                        <RegularPrice price={bundle.regular} context={context} />
                      </p>
                    )}
                  </div>
                </div>
                <Text text={bundle.description ?? ''} context={context} className="mt-2 text-soft" />
                <div className="mt-4 mb-6">
                  <p className="mb-2 text-label font-semibold text-head">{section.includes}</p>
                  <DashList items={bundle.features ?? []} context={context} className="text-small" />
                </div>
                <ActionLink
                  action={{ label: section.book, to: bundle.booking ?? '/' }}
                  context={context}
                  variant="secondary"
                  about={bundle.name}
                  className="mt-auto self-start justify-self-start"
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
      text: 'For one price.',
      includes: 'Includes',
      book: 'Book',
      cards: [{ bundle: 'first', name: 'Another name', description: 'Other words.', features: ['This'], booking: '/' }],
    },
  ],
});
