import { amountOf, withAmount } from '../../../templates/facts/amount.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Finding } from '../finding.ts';
import { lengthsIn, minutesIn } from '../prices/lengths.ts';
import { isByMonth } from '../prices/price-list.ts';
import { isSameAmount, wholeCount } from '../prices/rounding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/**
 * Checks that the regular price of a membership is a price of some service, that the stated savings are the difference,
 * and that a length of visits in its description is its duration.
 */
export const rule: Rule = {
  id: 'membership-prices',
  severity: 'warning',
  reason: 'A regular price that nobody pays makes the savings untrue.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  site: (site) =>
    Object.entries(site.facts.memberships ?? {}).flatMap(([key, membership]) => [
      ...wrongRegular(key, membership, site),
      ...wrongSaving(key, membership, site.facts.language),
      ...otherLength(key, membership, site),
    ]),
};

type Membership = NonNullable<SiteFacts['memberships']>[string];

/**
 * Checks that the regular price is that of one or several visits of some service with the same length, or that of a
 * year is several months of another membership. If a service is not sold by that length, the membership may be for that
 * service, so there is no finding.
 */
function wrongRegular(key: string, { name, duration, yearly, regular }: Membership, site: AuditedSite): Finding[] {
  if (regular === undefined) return [];
  const minutes = duration === undefined ? null : minutesIn(duration);
  const services = site.prices.items.filter(({ group }) => group === 'services');
  const prices = services.map((service) => service.prices.filter((price) => price.minutes === minutes));
  const [first] = prices.flat();
  const isSoldByLength = minutes !== null && prices.every((all) => all.length > 0);
  const months = yearly === undefined ? [] : site.prices.items.filter(isByMonth).flatMap(({ prices }) => prices);
  const isRight = [...prices.flat(), ...months].some(({ amount }) => wholeCount(amountOf(regular), amount) !== null);
  if (!first || !isSoldByLength || isRight) return [];
  const known = [...new Set(prices.flat().map(({ text }) => text))].join(', ');
  return [
    {
      at: { route: null, path: ['memberships', key, 'regular'] },
      message: `The regular price of “${name}” is ${regular}, but no service costs that for ${minutes} min (${known}).`,
      hint: 'Correct the regular price, and the amount that members save, or the price of the service.',
      value: name,
      also: { route: null, path: first.path },
    },
  ];
}

function wrongSaving(key: string, membership: Membership, language: string): Finding[] {
  const { name, monthly, yearly, regular, saves } = membership;
  const period = monthly === undefined ? 'year' : 'month';
  const paid = monthly ?? yearly;
  if (regular === undefined || paid === undefined) return [];
  if (amountOf(paid) >= amountOf(regular)) {
    return [
      {
        at: { route: null, path: ['memberships', key, `${period}ly`] },
        message: `“${name}” costs ${paid} a ${period}, which saves nothing: the regular price is ${regular}.`,
        hint: `Correct "${period}ly" or "regular".`,
        value: name,
      },
    ];
  }
  if (saves === undefined) return [];
  const difference = amountOf(regular) - amountOf(paid);
  if (isSameAmount(difference, amountOf(saves))) return [];
  return [
    {
      at: { route: null, path: ['memberships', key, 'saves'] },
      message: `“${name}” saves ${saves}, but ${regular} minus ${paid} is ${withAmount(regular, difference, language, [paid])}.`,
      hint: `Correct "${period}ly", "regular", or "saves".`,
      value: name,
    },
  ];
}

function otherLength(key: string, { name, duration, description }: Membership, site: AuditedSite): Finding[] {
  const minutes = minutesIn(duration ?? '');
  const stated = isEnglish(site.facts.language) ? lengthsIn(description) : [];
  const wrong = stated.find(({ to }) => site.soldByLength.test(description.slice(to)));
  if (minutes === null || !wrong || stated.some((one) => one.minutes === minutes)) return [];
  return [
    {
      at: { route: null, path: ['memberships', key, 'description'] },
      message: `The description of “${name}” says “${wrong.words}”, but its duration is ${duration}.`,
      hint: 'Correct the description or "duration".',
      value: name,
    },
  ];
}
