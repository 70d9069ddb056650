import { defineSection } from '../define.ts';
import { chosen, only } from '../facts/catalog.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Price } from '../parts/price-rows.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The session packages in site.yaml, with what they cost and save.',
  needs: { type: 'packages' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Buy once, and come when it suits you.')),
    book: text('The label of each button.'),
    only: only('packages'),
  },
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {chosen(context.site.packages, section.only).map(([key, pack]) => (
          <article key={key} className="level row-span-5 rounded-3xl bg-card p-6 md:p-8">
            <h3 className="text-name">{pack.name}</h3>
            <Text text={pack.description} context={context} className="mt-2 text-soft" />
            <dl className="mt-5 stack-3">
              {Object.keys(pack.prices).map((label) => (
                <div key={label} className="flex items-baseline justify-between gap-4 border-t border-rule pt-3">
                  <dt className="text-soft">{label}</dt>
                  <dd className="font-display text-price text-accent tabular-nums">
                    <Price label={label} prices={pack.prices} context={context} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-1 mb-6 text-end font-semibold tabular-nums">
              {unbrokenPrice(pack.savings ?? '', context.site)}
            </p>
            <ActionLink
              action={{ label: section.book, to: pack.booking }}
              context={context}
              variant="primary"
              about={pack.name}
              className="mt-auto self-start justify-self-start"
            />
          </article>
        ))}
      </div>
    </Band>
  ),
  examples: [
    { heading: 'One package', text: 'Buy once.', book: 'Buy', only: ['first'] },
    { heading: 'Packages', book: 'Buy' },
  ],
});
