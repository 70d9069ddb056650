import { defineSection } from '../define.ts';
import { extra, fact, prices } from '../facts/catalog.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Extras } from '../parts/extras.tsx';
import { Price } from '../parts/price-rows.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { link, list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The prices of one service in large type, with a button.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'You know every price before we start.')),
    service: fact('services', 'The key of a service in site.yaml.'),
    prices: optional(prices),
    notes: optional(list('A sentence about each price, in the order of the prices.', runningText('One sentence.'))),
    extrasLabel: optional(text('The heading above the enhancements.')),
    extras: optional(list('Enhancements that go well with it.', extra)),
    book: text('The label of the button.'),
    booking: optional(link('Where to book it from this section.')),
  },
  requires: { extrasLabel: ['extras'] },
  faults: ({ service, prices }, { services = {} }) =>
    prices || !services[service] || services[service].prices
      ? []
      : [
          {
            at: ['service'],
            fault: `is "${service}", which has no prices in site.yaml`,
            advice: 'Add "prices:" to it there, or show it with a section of the type services.',
          },
        ],
  view: (section, context) => {
    const service = { ...context.site.services?.[section.service], ...section };
    const { prices = {} } = service;
    return (
      <Band section={section}>
        <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
        <dl className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {Object.keys(prices).map((duration, index) => (
            <div
              key={duration}
              className="flex flex-wrap content-start items-baseline gap-x-4 gap-y-2 border-t-2 border-head pt-5"
            >
              <dt className="grow basis-[min-content] font-display text-name text-head">{duration}</dt>
              <dd className="ms-auto text-end font-display text-figure text-accent tabular-nums">
                <Price label={duration} prices={prices} context={context} />
              </dd>
              {section.notes?.[index] && (
                <Text
                  as="dd"
                  text={section.notes[index]}
                  context={context}
                  className="max-w-prose basis-full text-soft"
                />
              )}
            </div>
          ))}
        </dl>
        {section.extras && (
          <Extras
            label={section.extrasLabel}
            extras={section.extras}
            context={context}
            className="gap-x-14 md:grid-cols-2"
          />
        )}
        <ActionLink
          action={{ label: section.book, to: service.booking ?? '/' }}
          context={context}
          variant="primary"
          about={service.name}
          className="mt-10"
        />
      </Band>
    );
  },
  examples: [
    {
      heading: 'A lower price',
      text: 'This week.',
      service: 'first',
      prices: { Now: '$40', Before: '$60' },
      extras: [{ enhancement: 'first', price: '+$5' }],
      extrasLabel: 'Add',
      book: 'Book',
      booking: '/',
    },
    {
      heading: 'Prices',
      service: 'first',
      book: 'Book',
      notes: ['Short.'],
      extras: [{ enhancement: 'first' }],
      extrasLabel: 'Add',
    },
  ],
});
