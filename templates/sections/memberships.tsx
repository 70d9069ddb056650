import { defineSection } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { RegularPrice } from '../parts/price-rows.tsx';
import { Heading } from '../parts/text.tsx';
import { list, text } from '../schema.ts';

export default defineSection({
  summary: 'The memberships in site.yaml, with what each one costs and saves per month.',
  needs: { type: 'memberships' },
  properties: {
    heading: text('The heading.'),
    text: text('How it works.'),
    benefits: list('What every member gets.', text('One benefit.')),
    action,
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Heading heading={section.heading} text={section.text} />
          <DashList items={section.benefits} className="mt-6" />
        </div>
        <div className="grid content-start gap-x-8 gap-y-10 sm:grid-cols-2">
          {Object.entries(context.site.memberships ?? {}).map(([key, membership]) => (
            <article key={key} className="flex flex-col border-t-2 border-head pt-5">
              <h3 className="text-name">{membership.name}</h3>
              <p className="mt-4">
                <span className="font-display text-figure text-accent tabular-nums">{membership.monthly}</span>{' '}
                <span className="text-soft">{context.site.words.perMonth}</span>
              </p>
              <p className="mt-3">
                <RegularPrice price={membership.regular} context={context} />
                <span className="ml-3 font-semibold tabular-nums">
                  {context.site.words.save} {membership.saves}
                </span>
              </p>
              <p className="mt-3 mb-6 text-soft">{membership.description}</p>
              <ActionLink
                action={section.action}
                context={context}
                variant="primary"
                about={membership.name}
                className="mt-auto self-start"
              />
            </article>
          ))}
        </div>
      </div>
    </Band>
  ),
  examples: [
    {
      heading: 'Memberships',
      text: 'Once a month.',
      benefits: ['Priority'],
      action: { label: 'Start', to: 'booking' },
    },
  ],
});
