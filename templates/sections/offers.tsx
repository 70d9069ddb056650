import { defineSection } from '../define.ts';
import { chosen, discountWords, only } from '../facts/catalog.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { RegularPrice } from '../parts/price-rows.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The special offers in site.yaml, each with its price and the regular one, or its discount, if it has any.',
  needs: { type: 'specials' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'For first visits.')),
    includes: optional(text('The heading above what every offer includes.')),
    parts: optional(list('What every offer includes.', runningText('One item.'))),
    book: optional(
      text(
        'The label of the button of each offer that has a `booking:` in site.yaml. The default is that of the button in the header.',
        'Book now',
      ),
    ),
    note: optional(runningText('A condition.')),
    only: only('specials'),
  },
  together: ['includes', 'parts'],
  words: ({ only }, { specials }) => discountWords(specials, only),
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        {chosen(context.site.specials, section.only).map(([key, special]) => (
          <article key={key} className="level row-span-4 border-t-2 border-head pt-5">
            <div>
              {special.duration && <p className="text-small font-semibold text-accent">{special.duration}</p>}
              <h3 className="text-title">{special.name}</h3>
            </div>
            <div>
              {special.discount && (
                <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
                  <span className="font-display text-figure text-accent tabular-nums">
                    {unbrokenPrice(special.discount, context.site)}
                  </span>{' '}
                  <span className="text-soft">{context.site.words.off}</span>
                </p>
              )}
              {special.price && (
                <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
                  <span className="font-display text-figure text-accent tabular-nums">
                    {unbrokenPrice(special.price, context.site)}
                  </span>
                  {special.regular && <RegularPrice price={special.regular} context={context} />}
                </p>
              )}
            </div>
            <Text
              text={special.description}
              context={context}
              className={`mt-3 max-w-prose text-soft ${special.booking ? 'mb-6' : ''}`}
            />
            {special.booking && (
              <ActionLink
                action={{ label: section.book ?? context.site.navigation.book.label, to: special.booking }}
                context={context}
                variant="primary"
                about={[special.duration, special.name].filter(Boolean).join(' ')}
                className="mt-auto self-start justify-self-start"
              />
            )}
          </article>
        ))}
      </div>
      {(section.includes || section.note) && (
        <div className="mt-12 grid gap-x-10 gap-y-6 border-t border-rule pt-8 md:grid-cols-2">
          <div>
            {section.includes && <h3 className="text-name">{section.includes}</h3>}
            {section.note && <Text text={section.note} context={context} className="mt-3 max-w-prose text-soft" />}
          </div>
          {section.parts && <DashList items={section.parts} context={context} />}
        </div>
      )}
    </Band>
  ),
  examples: [
    { heading: 'One offer', text: 'For first visits.', book: 'Book', only: ['first'] },
    { heading: 'New here', includes: 'Both include', parts: ['Hot towels'], book: 'Book', note: 'Once.' },
  ],
});
