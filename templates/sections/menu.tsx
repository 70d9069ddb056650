import { actionStyles } from '../../client/action-styles.ts';
import { printAttribute } from '../../client/protocol.ts';
import { defineSection } from '../define.ts';
import { addressLines } from '../facts/address-lines.ts';
import { type CatalogGroup, discountWords, only } from '../facts/catalog.ts';
import { action } from '../facts/chrome.ts';
import { colonIn } from '../facts/colon.ts';
import { commaIn } from '../facts/comma.ts';
import { feeWords } from '../facts/membership-fee.ts';
import { capitalized, daysInWords, groupHours } from '../facts/opening-hours.ts';
import { upcomingDays } from '../facts/special-days.ts';
import { unbroken } from '../facts/time-spans.ts';
import { priceLines } from '../parts/price-lines.ts';
import { PriceList } from '../parts/price-list.tsx';
import { Scan } from '../parts/scan.tsx';
import { Text } from '../parts/text.tsx';
import { object, optional, runningText, text } from '../schema.ts';

const part = (group: CatalogGroup) =>
  object('A part of the price list.', {
    heading: text('The heading.'),
    note: optional(runningText('The sentence under the heading.', 'With any service.')),
    only: only(group),
  });

export default defineSection({
  summary: 'A price list to print: any groups of what you sell, in the order you write them, and a code to scan.',
  needs: {
    services: 'services',
    memberships: 'memberships',
    bundles: 'bundles',
    packages: 'packages',
    enhancements: 'enhancements',
    specials: 'specials',
  },
  words: (section, { specials, memberships }) => [
    'print',
    ...(section.specials ? discountWords(specials, section.specials.only) : []),
    ...(section.memberships ? feeWords(memberships, section.memberships.only) : []),
  ],
  properties: {
    heading: text('The heading of the page.'),
    text: runningText('The line under it.'),
    services: optional(part('services')),
    memberships: optional(part('memberships')),
    bundles: optional(part('bundles')),
    packages: optional(part('packages')),
    enhancements: optional(part('enhancements')),
    specials: optional(part('specials')),
    scan: optional(action),
    foot: runningText('The last line.'),
  },
  view: (section, context) => {
    const { site } = context;
    return (
      <div id={section.id} className="mx-auto max-w-3xl px-5 pt-6 pb-16 print:max-w-none print:p-0">
        <header className="text-center print:pb-2">
          <p className="hidden font-display text-name print:block">{site.business.name}</p>
          <h1 className="text-hero print:text-title">{section.heading}</h1>
          <Text text={section.text} context={context} className="mt-2 text-soft" />
          <button
            type="button"
            {...{ [printAttribute]: '' }}
            className={`${actionStyles.secondary} mt-5 noscript:hidden print:hidden`}
          >
            {site.words.print}
          </button>
        </header>
        {groupsIn(section).map((group) => (
          <PriceList
            key={group}
            heading={section[group]?.heading ?? ''}
            note={section[group]?.note}
            lines={priceLines[group](context, section[group]?.only)}
            inColumns={group === 'enhancements'}
            context={context}
          />
        ))}
        {section.scan && <Scan scan={section.scan} context={context} />}
        <footer className="mt-8 border-t border-rule pt-4 text-center text-small print:mt-4">
          <p>
            <span className="mx-2 inline-block">{addressLines(site.address).join(commaIn(site.language))}</span>{' '}
            <span className="mx-2 inline-block">{site.contact.phone}</span>
          </p>
          <p className="text-balance text-soft">
            {groupHours(site.hours).map(({ days, hours }) => (
              <span key={hours} className="mx-2 inline-block">
                {capitalized(daysInWords(days, site.language), site.language)} {unbroken(hours)}
              </span>
            ))}
          </p>
          {upcomingDays(site).map(({ from, when, hours, reason }) => (
            <p key={`${from} ${hours}`} className="text-soft">
              {reason} ({when}){colonIn(site.language)}
              {unbroken(hours)}
            </p>
          ))}
          <Text text={section.foot} context={context} className="text-soft" />
        </footer>
      </div>
    );
  },
  examples: [
    {
      heading: 'For the wall',
      text: 'Some of it.',
      services: { heading: 'Services', note: 'By appointment.', only: ['first'] },
      memberships: { heading: 'Memberships', note: 'For a year.', only: ['first'] },
      bundles: { heading: 'Bundles', note: 'In one visit.', only: ['first'] },
      packages: { heading: 'Packages', note: 'In a year.', only: ['first'] },
      enhancements: { heading: 'Enhancements', note: 'With any service.', only: ['first'] },
      specials: { heading: 'This month', note: 'Once.', only: ['first'] },
      foot: 'Thank you.',
    },
    {
      heading: 'Menu',
      text: 'All services and prices.',
      services: { heading: 'Services' },
      memberships: { heading: 'Memberships' },
      bundles: { heading: 'Bundles' },
      enhancements: { heading: 'Enhancements', note: 'With any service.' },
      foot: 'Thank you.',
    },
    {
      heading: 'For the counter',
      text: 'Scan the code to book.',
      specials: { heading: 'This month' },
      packages: { heading: 'Packages' },
      services: { heading: 'Services' },
      scan: { label: 'Book online', to: '/' },
      foot: 'Thank you.',
    },
  ],
});

/** Returns the groups of a menu, in the order in which they are written. */
function groupsIn(section: object): CatalogGroup[] {
  return Object.keys(section).filter((name): name is CatalogGroup => Object.hasOwn(priceLines, name));
}
