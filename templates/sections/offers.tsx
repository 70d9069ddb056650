import { defineSection } from '../define.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { RegularPrice } from '../parts/price-rows.tsx';
import { Heading } from '../parts/text.tsx';
import { list, optional, text } from '../schema.ts';

export default defineSection({
  summary: 'The special offers in site.yaml, each with its price and the regular one.',
  needs: { type: 'specials' },
  properties: {
    heading: text('The heading.'),
    text: optional(text('The sentence under it.', 'For first visits.')),
    includes: text('The heading above what every offer includes.'),
    parts: list('What every offer includes.', text('One item.')),
    book: text('The label of each button.'),
    note: optional(text('A condition.')),
  },
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} className="mb-10 md:mb-14" />
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        {Object.entries(context.site.specials ?? {}).map(([key, special]) => (
          <article key={key} className="flex flex-col border-t-2 border-head pt-5">
            <p className="text-small font-semibold text-accent">{special.duration}</p>
            <h3 className="text-title">{special.name}</h3>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
              <span className="font-display text-figure text-accent tabular-nums">{special.price}</span>
              <RegularPrice price={special.regular} context={context} />
            </p>
            <p className="mt-3 mb-6 max-w-prose text-soft">{special.description}</p>
            <ActionLink
              action={{ label: section.book, to: special.booking }}
              context={context}
              variant="primary"
              about={`${special.duration} ${special.name}`}
              className="mt-auto self-start"
            />
          </article>
        ))}
      </div>
      <div className="mt-12 grid gap-x-10 gap-y-6 border-t border-rule pt-8 md:grid-cols-2">
        <div>
          <h3 className="text-name">{section.includes}</h3>
          {section.note && <p className="mt-3 max-w-prose text-soft">{section.note}</p>}
        </div>
        <DashList items={section.parts} />
      </div>
    </Band>
  ),
  examples: [{ heading: 'New here', includes: 'Both include', parts: ['Hot towels'], book: 'Book', note: 'Once.' }],
});
