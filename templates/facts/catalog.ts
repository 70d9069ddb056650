import {
  exactPrice,
  link,
  list,
  map,
  nameText,
  object,
  optional,
  price,
  runningText,
  type Schema,
  slugRules,
  text,
} from '../schema.ts';
import type { PricedGroup } from './price-reference.ts';

/** Prices by duration, such as `60 min: $40`, or by another label. */
export const prices = map('Prices by label, such as what is done, or how long it takes.', price('A price.'), {
  examples: ['Visit'],
  pattern: '\\S',
});

/** Examples for where to book. Where there is no page for it, people call. */
const bookings = ['booking', 'call'];

const service = object('A service that can be booked.', {
  name: nameText('The name of the service.', 'Boiler service'),
  description: runningText(
    'What it is and who it is for, in a sentence or two.',
    'A yearly check of the burner, pump, and valves, for boilers of any make.',
  ),
  prices: optional(prices),
  booking: link('Where to book this service.', bookings),
});

const membership = object(
  'A membership.',
  {
    name: nameText('The name of the membership.', 'Yearly plan'),
    description: runningText(
      'What members get.',
      'One visit each spring, and first place in line when something breaks.',
    ),
    duration: optional(
      text('How long each visit is. Lengths in texts are compared with it.', {
        form: 'duration',
        examples: ['60 min'],
      }),
    ),
    monthly: optional(exactPrice('The price per month.')),
    yearly: optional(exactPrice('The price per year, if it is paid by the year.')),
    regular: optional(exactPrice('What the same visits cost without the membership.')),
    saves: optional(exactPrice('What a member saves each time. By default, the difference between the two prices.')),
  },
  [],
  { saves: ['regular'] },
);

/** The properties of which an entry of a group has only one. */
export const alternatives: Readonly<Record<string, readonly string[]>> = {
  memberships: ['monthly', 'yearly'],
  specials: ['price', 'discount'],
};

const bundle = object('A bundle: several things in one visit, for one price.', {
  name: nameText('The name of the bundle.', 'Winter check'),
  description: runningText('What it is for, in a sentence.', 'For houses that are empty in the winter.'),
  price: price('The price of the bundle.'),
  regular: optional(
    price('What the same things cost one by one, such as services.boiler-service.Visit + enhancements.evening.'),
  ),
  features: list('What the bundle includes.', runningText('One item.', 'A 60-minute visit')),
  booking: link('Where to book this bundle.', bookings),
});

const pack = object('Several visits sold together.', {
  name: nameText('The name of the package.', 'Three visits'),
  description: runningText('What it is for, in a sentence.', 'For houses that are empty in the winter.'),
  prices,
  regular: optional(exactPrice('What the visits cost one by one, such as 3 × services.boiler-service.Visit.')),
  savings: optional(
    text('What it saves, in words. By default, the difference between its regular price and its price.', 'Save $10'),
  ),
  booking: link('Where to buy this package.', bookings),
});

const enhancement = object('An add-on to a visit.', {
  name: nameText('The name of the enhancement.', 'Evening visit'),
  price: price('What it adds to the price.'),
  description: runningText('What it does, in a sentence.', 'We come between five and nine.'),
  note: optional(runningText('A condition, such as how far ahead to ask.', 'Ask two days ahead.')),
});

const special = object(
  'A special offer.',
  {
    name: nameText('What is offered.', 'First visit'),
    duration: optional(text('How long it takes.', { form: 'duration', examples: ['75 min'] })),
    price: optional(price('The price of the offer. Without it, the name or the description says what customers get.')),
    discount: optional(
      text('What is taken off other prices, if the offer has no price of its own: a percentage, or an amount.', {
        form: 'discount',
        examples: ['10%', '$20'],
      }),
    ),
    regular: optional(price('The regular price.')),
    description: runningText('Who it is for, in a sentence.', 'For houses that are new to us.'),
    booking: optional(link('Where to book this offer.', bookings)),
  },
  [],
  { regular: ['price'] },
);

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
} satisfies Record<PricedGroup, unknown>;

export type CatalogGroup = keyof typeof catalog;
export const catalogGroups = Object.keys(catalog) as CatalogGroup[];

/** Returns the schema for the key of an entry in a group of the catalog. The `fact` keyword checks it. */
export function fact(group: CatalogGroup, description: string): Schema<string> {
  return { type: 'string', minLength: 1, fact: group, description };
}

/** Returns the property of a section that chooses entries of a group. */
export const only = (group: CatalogGroup) =>
  optional(
    list(
      `The keys of the ${group} to show, in this order. By default, all.`,
      fact(group, `A key of the ${group} in site.yaml.`),
    ),
  );

/** Returns the entries of a group with their keys: those that a section asks for, or all. */
export function chosen<T>(entries: Readonly<Record<string, T>> = {}, keys = Object.keys(entries)): [string, T][] {
  return [...new Set(keys)].flatMap((key) => {
    const entry = entries[key];
    return entry === undefined ? [] : [[key, entry]];
  });
}

/** Returns the words that the chosen special offers show besides their own texts. */
export function discountWords(
  specials: Readonly<Record<string, { discount?: string | undefined; price?: string | undefined }>> | undefined,
  keys: string[] | undefined,
): 'off'[] {
  // An offer with both is reported as such.
  const isDiscount = ({ discount, price }: { discount?: string | undefined; price?: string | undefined }) =>
    discount !== undefined && price === undefined;
  return chosen(specials, keys).some(([, offer]) => isDiscount(offer)) ? ['off'] : [];
}

/** One line in the list of enhancements on a card. */
export const extra = object('An enhancement offered with this service.', {
  enhancement: fact('enhancements', 'The key of an enhancement in site.yaml.'),
  price: optional(price('The price here, if it differs from site.yaml.')),
});
