import type { ReactNode } from 'react';
import { defineSection } from '../define.ts';
import { groupHours } from '../facts/opening-hours.ts';
import { Island } from '../island.tsx';
import { object, optional, text } from '../schema.ts';

const group = object('A part of the price list.', {
  heading: text('The heading.'),
  note: optional(text('The sentence under the heading.', 'With any service.')),
});

export default defineSection({
  summary: 'A price list to print: services, memberships, bundles, and enhancements.',
  needs: {
    services: 'services',
    memberships: 'memberships',
    bundles: 'bundles',
    enhancements: 'enhancements',
  },
  properties: {
    heading: text('The heading of the page.'),
    text: text('The line under it.'),
    services: group,
    memberships: optional(group),
    bundles: optional(group),
    enhancements: optional(group),
    foot: text('The last line.'),
  },
  view: (section, { site }) => (
    <div id={section.id} className="mx-auto max-w-3xl px-5 pt-6 pb-16 print:max-w-none print:p-0">
      <header className="text-center print:pb-2">
        <p className="hidden font-display text-name print:block">{site.business.name}</p>
        <h1 className="text-hero print:text-title">{section.heading}</h1>
        <p className="mt-2 text-soft">{section.text}</p>
        <Island widget="print" props={{ label: site.words.print }} />
      </header>
      <Group group={section.services}>
        {Object.entries(site.services ?? {}).map(([key, { name, description, prices }]) => (
          <Entry key={key} name={name} prices={Object.entries(prices).map(([label, price]) => `${label} ${price}`)}>
            {description}
          </Entry>
        ))}
      </Group>
      <Group group={section.memberships}>
        {Object.entries(site.memberships ?? {}).map(([key, { name, description, monthly }]) => (
          <Entry key={key} name={name} prices={[`${monthly} ${site.words.perMonth}`]}>
            {description}
          </Entry>
        ))}
      </Group>
      <Group group={section.bundles}>
        {Object.entries(site.bundles ?? {}).map(([key, { name, features, price }]) => (
          <Entry key={key} name={name} prices={[price]}>
            {features.join(' · ')}
          </Entry>
        ))}
      </Group>
      <Group group={section.enhancements} className="sm:grid-cols-2 print:grid-cols-2">
        {Object.entries(site.enhancements ?? {}).map(([key, { name, note, price }]) => (
          <Entry key={key} name={name} prices={[price]}>
            {note}
          </Entry>
        ))}
      </Group>
      <footer className="mt-8 border-t border-rule pt-4 text-center text-small print:mt-4">
        <p>
          {site.address.street}, {site.address.city}, {site.address.region} {site.address.postalCode} ·{' '}
          {site.contact.phone}
        </p>
        <p className="text-soft">
          {groupHours(site.hours).map(({ days, hours }) => (
            <span key={hours} className="mx-2 inline-block">
              {days.join(', ')} {hours}
            </span>
          ))}
        </p>
        <p className="text-soft">{section.foot}</p>
      </footer>
    </div>
  ),
  examples: [
    {
      heading: 'Menu',
      text: 'All services and prices.',
      services: { heading: 'Services' },
      memberships: { heading: 'Memberships' },
      bundles: { heading: 'Bundles' },
      enhancements: { heading: 'Enhancements', note: 'With any service.' },
      foot: 'Thank you.',
    },
  ],
});

interface GroupProps {
  /** Undefined if the page leaves this part out. */
  group: { heading: string; note?: string } | undefined;
  className?: string;
  children: ReactNode;
}

function Group({ group, className = '', children }: GroupProps) {
  if (!group) return null;
  const { heading, note } = group;
  return (
    <section className="mt-10 break-inside-avoid print:mt-5">
      <div className="border-b-2 border-head pb-2 break-after-avoid print:pb-1">
        <h2 className="text-title print:text-name">{heading}</h2>
        {note && <p className="text-small text-soft">{note}</p>}
      </div>
      <dl className={`grid gap-x-10 ${className}`}>{children}</dl>
    </section>
  );
}

function Entry({ name, prices, children }: { name: string; prices: string[]; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-rule py-3 break-inside-avoid print:py-1">
      <dt className="font-display text-name text-head print:text-base">{name}</dt>
      <dd className="flex flex-wrap gap-x-5 font-semibold tabular-nums max-sm:has-[span+span]:col-span-full sm:justify-end">
        {prices.map((price) => (
          <span key={price}>{price}</span>
        ))}
      </dd>
      {children && <dd className="col-span-full max-w-[62ch] text-small text-soft print:text-label">{children}</dd>}
    </div>
  );
}
