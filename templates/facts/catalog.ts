import { link, list, map, object, optional, type Schema, slugPattern, text } from '../schema.ts';

const sign = '[^\\s\\d.,+-]{1,3}';
const amount = '\\d{1,3}(,?\\d{3})*(\\.\\d{2})?';

const price = (description: string) =>
  text(description, {
    pattern: `^\\+?(${sign}${amount}|${amount} ?${sign})$`,
    expected: 'a price with its currency sign',
    examples: ['$40'],
  });

/** Prices by duration, such as `60 min: $40`; another label may take a duration's place. */
export const prices = map('Prices by duration or label.', price('A price.'), { examples: ['60 min'] });

const service = object('A service that can be booked.', {
  name: text('The name of the service.', 'Boiler service'),
  description: text(
    'What it is and whom it is for, in a sentence or two.',
    'A yearly look at burner, pump and valves, for boilers of any make.',
  ),
  prices,
  booking: link('Where this service is booked.'),
});

const membership = object('A membership.', {
  name: text('The name of the membership.', 'Yearly plan'),
  description: text('What it gives.', 'One visit each spring, and the first place in line when something breaks.'),
  duration: text('How long each visit is.', '60 min'),
  monthly: price('The price a month.'),
  regular: price('The price of one such visit without the membership.'),
  saves: price('What a member saves each month.'),
});

const bundle = object('A bundle: one visit, one price, several things.', {
  name: text('The name of the bundle.', 'Winter check'),
  description: text('What it is for, in a sentence.', 'For houses that stand empty in the cold months.'),
  price: price('The price of the bundle.'),
  features: list('What the bundle is made of.', text('One part.', 'A 60-minute visit')),
  booking: link('Where this bundle is booked.'),
});

const pack = object('Several visits sold together.', {
  name: text('The name of the package.', 'Three visits'),
  description: text('What it is for, in a sentence.', 'For houses that stand empty in the cold months.'),
  prices,
  savings: text('What it saves, in words.', 'Save $10'),
  booking: link('Where this package is bought.'),
});

const enhancement = object('Something added to a visit.', {
  name: text('The name of the enhancement.', 'Evening visit'),
  price: price('What it adds to the price.'),
  description: text('What it does, in a sentence.', 'We come between five and nine.'),
  note: optional(text('A condition, such as notice that is needed.', 'Two days ahead.')),
});

const special = object('A special offer.', {
  name: text('What is offered.', 'First visit'),
  duration: text('How long it takes.', '75 min'),
  price: price('The price of the offer.'),
  regular: price('The price it has otherwise.'),
  description: text('Whom it suits, in a sentence.', 'For houses that we have not seen before.'),
  booking: link('Where this offer is booked.'),
});

const entries = <T>(description: string, entry: Schema<T>, example: string) =>
  optional(
    map(description, entry, {
      pattern: slugPattern,
      expected: 'small letters, digits and single hyphens',
      examples: [example],
    }),
  );

/** What the business sells, in groups of site.yaml whose entries pages refer to by key. */
export const catalog = {
  services: entries('Services by key.', service, 'boiler-service'),
  memberships: entries('Memberships by key.', membership, 'yearly'),
  bundles: entries('Bundles by key.', bundle, 'winter-check'),
  packages: entries('Session packages by key.', pack, 'three-visits'),
  enhancements: entries('Enhancements by key.', enhancement, 'evening'),
  specials: entries('Special offers by key.', special, 'first-visit'),
};

export type CatalogGroup = keyof typeof catalog;
export const catalogGroups = Object.keys(catalog) as CatalogGroup[];

/** The key of one entry in a group of the catalog. The `fact` keyword checks it. */
export function fact(group: CatalogGroup, description: string): Schema<string> {
  return { type: 'string', fact: group, description };
}

/** The number of a price: that of `+$1,250.50` is 1250.5. */
export function amountOf(price: string): number {
  return Number(price.replace(/[^\d.]/g, ''));
}

/** One line of a card's list of enhancements. */
export const extra = object('An enhancement offered with this service.', {
  enhancement: fact('enhancements', 'Which enhancement of site.yaml.'),
  price: optional(price('Its price here, where it differs from site.yaml.')),
});
