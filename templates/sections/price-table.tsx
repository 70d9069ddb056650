import type { ReactNode } from 'react';
import { defineSection, type PageContext } from '../define.ts';
import { chosen, only } from '../facts/catalog.ts';
import { action } from '../facts/chrome.ts';
import type { SiteFacts } from '../facts/site.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Price } from '../parts/price-rows.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';
import { unmarked } from '../unmarked.ts';

export default defineSection({
  summary:
    'The prices of several services side by side, with a column for each duration. A service that has none of these prices is left out.',
  needs: { type: 'services' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'You know every price before we start.')),
    service: text('The heading of the column with the names of the services.', 'Service'),
    only: only('services'),
    columns: optional(
      list(
        'The durations or labels to show, in this order. By default, all that these services have.',
        text('A duration or label.', '60 min'),
      ),
    ),
    notes: optional(list('Sentences below the prices.', runningText('A sentence.', 'All prices include towels.'))),
    action: optional(action),
  },
  faults: ({ only, columns = [] }, { services = {} }) => {
    // A key that no service has is reported where it is written.
    if (only?.some((key) => services[key] === undefined)) return [];
    const known = durationsOf(chosen(services, only));
    if (known.length === 0) {
      const advice = 'Add "prices:" to a service in site.yaml, or delete this section.';
      return [{ at: ['service'], fault: 'heads a table in which no service has a price', advice }];
    }
    const unknown = columns.flatMap((column, index) =>
      known.includes(column)
        ? []
        : [
            {
              at: ['columns', index],
              fault: 'has a column that no service here has a price for',
              advice: `Choose from ${known.join(', ')}.`,
            },
          ],
    );
    return unknown.length > 0 ? unknown : leftOutOf(only, columns.length > 0 ? columns : known, services);
  },
  view: (section, context) => {
    const services = chosen(context.site.services, section.only);
    const columns = section.columns ?? durationsOf(services);
    const rows = services.filter(([, service]) => columns.some((column) => priceIn(service, column) !== undefined));
    return (
      <Band section={section}>
        <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
        <Scrollable name={section.heading} columns={columns.length}>
          <table className="visible w-full border-collapse max-sm:block">
            <thead className="max-sm:hidden">
              <tr className="border-b-2 border-head">
                <th scope="col" className="py-3 pe-6 text-start font-semibold">
                  {section.service}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-3 ps-6 text-end font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map(([key, service]) => (
                <Row key={key} service={service} columns={columns} context={context} />
              ))}
            </tbody>
          </table>
        </Scrollable>
        {section.notes && (
          <ul className="mt-6 stack-2 text-small text-soft">
            {section.notes.map((note) => (
              <Text key={note} as="li" text={note} context={context} className="max-w-prose" />
            ))}
          </ul>
        )}
        {section.action && <ActionLink action={section.action} context={context} variant="primary" className="mt-8" />}
      </Band>
    );
  },
  examples: [
    { heading: 'Long visits', service: 'Service', only: ['first'], columns: ['90 min', '60 min'] },
    {
      heading: 'All prices',
      text: 'For every visit.',
      service: 'Service',
      only: ['first'],
      notes: ['Towels are included.', 'Pay by cash or card.'],
      action: { label: 'Book a visit', to: 'booking' },
    },
  ],
});

const rowLook = 'border-b border-rule max-sm:block max-sm:py-4';
const priceLook =
  'font-display text-price text-accent tabular-nums max-sm:flex max-sm:items-baseline max-sm:justify-between sm:py-4 sm:ps-6 sm:text-end';
const emptyLook = 'text-soft max-sm:hidden sm:py-4 sm:ps-6 sm:text-end';

type Service = NonNullable<SiteFacts['services']>[string];

/**
 * A table with more columns than fit on a tablet scrolls separately from the page, also by keyboard. On phones it is a
 * list, which does not scroll. An invisible element is not a keyboard stop, but its table stays visible.
 */
function Scrollable({ name, columns, children }: { name: string; columns: number; children: ReactNode }) {
  if (columns <= 3) return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll only what has the focus (https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable).
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and a section with a name is a landmark.
    <div role="group" className="overflow-x-auto max-sm:invisible" aria-label={unmarked(name)} tabIndex={0}>
      {children}
    </div>
  );
}

/** Returns the price in a column. The name of a column may have marks around it. */
const priceIn = ({ prices = {} }: Service, column: string) => prices[unmarked(column)];

interface RowProps {
  service: Service;
  columns: readonly string[];
  context: PageContext;
}

function Row({ service, columns, context }: RowProps) {
  const { prices = {} } = service;
  return (
    <tr className={rowLook}>
      <th
        scope="row"
        className="text-start font-display text-name font-normal text-head max-sm:wrap-anywhere sm:py-4 sm:pe-6"
      >
        {service.name}
      </th>
      {columns.map((column) =>
        priceIn(service, column) === undefined ? (
          <td key={column} className={emptyLook}>
            –
          </td>
        ) : (
          <td key={column} className={priceLook}>
            {/* Phones show no columns, so each price says what it is for. */}
            <span className="font-sans text-base text-soft sm:hidden">{column}</span>{' '}
            <Price label={unmarked(column)} prices={prices} context={context} />
          </td>
        ),
      )}
    </tr>
  );
}

/** Returns a fault for each service that a table names although it would not be in it. */
function leftOutOf(only: readonly string[] = [], columns: readonly string[], services: SiteFacts['services']) {
  return only.flatMap((key, index) => {
    const service = services?.[key];
    const own = Object.keys(service?.prices ?? {});
    if (!service || own.some((label) => columns.includes(label))) return [];
    const better = own[0] === undefined ? `Add "prices:" to it in site.yaml` : `Add "${own[0]}" to "columns"`;
    return [
      {
        at: ['only', index],
        fault: 'names a service that has none of the prices of this table',
        advice: `${better}, or delete "${key}" here.`,
      },
    ];
  });
}

/** Returns the durations of all services, in the order in which they are written. */
function durationsOf(rows: readonly [string, Service][]): string[] {
  return [...new Set(rows.flatMap(([, { prices = {} }]) => Object.keys(prices)))];
}
