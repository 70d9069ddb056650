import { link, list, map, object, optional, type Schema, slugRules, text } from '../schema.ts';

const price = (description: string) => text(description, { form: 'price', examples: ['$40'] });

/** Prices by duration, such as `60 min: $40`, or by another label. */
export const prices = map('Prices by duration or label.', price('A price.'), { examples: ['60 min'] });

const service = object('A service that can be booked.', {
  name: text('The name of the service.', 'Boiler service'),
  description: text(
    'What it is and who it is for, in a sentence or two.',
    'A yearly check of the burner, pump, and valves, for boilers of any make.',
  ),
  prices,
  booking: link('Where to book this service.'),
});

const membership = object('A membership.', {
  name: text('The name of the membership.', 'Yearly plan'),
  description: text('What members get.', 'One visit each spring, and first place in line when something breaks.'),
  duration: text('How long each visit is.', '60 min'),
  monthly: price('The price per month.'),
  regular: price('The price of the same visit without the membership.'),
  saves: price('What a member saves each month.'),
});

const bundle = object('A bundle: several things in one visit, for one price.', {
  name: text('The name of the bundle.', 'Winter check'),
  description: text('What it is for, in a sentence.', 'For houses that are empty in the winter.'),
  price: price('The price of the bundle.'),
  features: list('What the bundle includes.', text('One item.', 'A 60-minute visit')),
  booking: link('Where to book this bundle.'),
});

const pack = object('Several visits sold together.', {
  name: text('The name of the package.', 'Three visits'),
  description: text('What it is for, in a sentence.', 'For houses that are empty in the winter.'),
  prices,
  savings: text('What it saves, in words.', 'Save $10'),
  booking: link('Where to buy this package.'),
});

const enhancement = object('An add-on to a visit.', {
  name: text('The name of the enhancement.', 'Evening visit'),
  price: price('What it adds to the price.'),
  description: text('What it does, in a sentence.', 'We come between five and nine.'),
  note: optional(text('A condition, such as how far ahead to ask.', 'Ask two days ahead.')),
});

const special = object('A special offer.', {
  name: text('What is offered.', 'First visit'),
  duration: text('How long it takes.', '75 min'),
  price: price('The price of the offer.'),
  regular: price('The regular price.'),
  description: text('Who it is for, in a sentence.', 'For houses that are new to us.'),
  booking: link('Where to book this offer.'),
});

const entries = <T>(description: string, entry: Schema<T>, example: string) =>
  optional(map(description, entry, slugRules(example)));

/** What the business sells: the groups in site.yaml whose entries pages refer to by key. */
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

/** The key of an entry in a group of the catalog, checked by the `fact` keyword. */
export function fact(group: CatalogGroup, description: string): Schema<string> {
  return { type: 'string', minLength: 1, fact: group, description };
}

/** One line in the list of enhancements on a card. */
export const extra = object('An enhancement offered with this service.', {
  enhancement: fact('enhancements', 'The key of an enhancement in site.yaml.'),
  price: optional(price('The price here, if it differs from site.yaml.')),
});
