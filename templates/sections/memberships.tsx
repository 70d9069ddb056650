import { defineSection, type PageContext } from '../define.ts';
import { chosen, only } from '../facts/catalog.ts';
import { action } from '../facts/chrome.ts';
import { feeOf, feeWords } from '../facts/membership-fee.ts';
import type { SiteFacts } from '../facts/site.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { DashList } from '../parts/dash-list.tsx';
import { RegularPrice } from '../parts/price-rows.tsx';
import { Heading, Text } from '../parts/text.tsx';
import { type Infer, list, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The memberships in site.yaml, with what each one costs and saves.',
  needs: { type: 'memberships' },
  properties: {
    heading: text('The heading.'),
    text: runningText('How it works.'),
    benefits: list('What every member gets.', runningText('One benefit.')),
    action,
    only: only('memberships'),
  },
  words: ({ only }, { memberships }) => feeWords(memberships, only),
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-5-7">
        <div>
          <Heading heading={section.heading} text={section.text} context={context} />
          <DashList items={section.benefits} context={context} className="mt-6" />
        </div>
        <div className="grid content-start gap-x-8 gap-y-10 sm:grid-cols-2">
          {chosen(context.site.memberships, section.only).map(([key, membership]) => (
            <Card key={key} membership={membership} action={section.action} context={context} />
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
      only: ['first'],
    },
  ],
});

interface CardProps {
  membership: NonNullable<SiteFacts['memberships']>[string];
  action: Infer<typeof action>;
  context: PageContext;
}

function Card({ membership, action, context }: CardProps) {
  const { name, description, regular, saves } = membership;
  const { price, period } = feeOf(membership, context.site.words);
  return (
    <article className="level row-span-4 border-t-2 border-head pt-5">
      <h3 className="text-name">{name}</h3>
      <div className="mt-4">
        <p>
          <span className="font-display text-figure text-accent tabular-nums">
            {unbrokenPrice(price, context.site)}
          </span>{' '}
          <span className="text-soft">{period}</span>
        </p>
        {regular && (
          <p className="mt-3">
            <RegularPrice price={regular} context={context} />
            {saves && (
              <>
                {' '}
                <span className="ms-2 font-semibold tabular-nums">
                  {context.site.words.save} {unbrokenPrice(saves, context.site)}
                </span>
              </>
            )}
          </p>
        )}
      </div>
      <Text text={description} context={context} className="mt-3 mb-6 text-soft" />
      <ActionLink
        action={action}
        context={context}
        variant="primary"
        about={name}
        className="mt-auto self-start justify-self-start"
      />
    </article>
  );
}
