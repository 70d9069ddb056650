import { fact, link, list, map, object, optional, text } from '../schema.ts';

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

export const service = object('A service that can be booked.', {
  name: text('The name of the service.', 'Boiler service'),
  description: text(
    'What it is and whom it is for, in a sentence or two.',
    'A yearly look at burner, pump and valves, for boilers of any make.',
  ),
  prices,
  booking: link('Where this service is booked.'),
});

export const membership = object('A membership.', {
  name: text('The name of the membership.', 'Yearly plan'),
  description: text('What it gives.', 'One visit each spring, and the first place in line when something breaks.'),
  duration: text('How long each visit is.', '60 min'),
  monthly: price('The price a month.'),
  regular: price('The price of one such visit without the membership.'),
  saves: price('What a member saves each month.'),
});

export const bundle = object('A bundle: one visit, one price, several things.', {
  name: text('The name of the bundle.', 'Winter check'),
  description: text('What it is for, in a sentence.', 'For houses that stand empty in the cold months.'),
  price: price('The price of the bundle.'),
  features: list('What the bundle is made of.', text('One part.', 'A 60-minute visit')),
  booking: link('Where this bundle is booked.'),
});

export const pack = object('Several visits sold together.', {
  name: text('The name of the package.', 'Three visits'),
  description: text('What it is for, in a sentence.', 'For houses that stand empty in the cold months.'),
  prices,
  savings: text('What it saves, in words.', 'Save $10'),
  booking: link('Where this package is bought.'),
});

export const enhancement = object('Something added to a visit.', {
  name: text('The name of the enhancement.', 'Evening visit'),
  price: price('What it adds to the price.'),
  description: text('What it does, in a sentence.', 'We come between five and nine.'),
  note: optional(text('A condition, such as notice that is needed.', 'Two days ahead.')),
});

export const special = object('A special offer.', {
  name: text('What is offered.', 'First visit'),
  duration: text('How long it takes.', '75 min'),
  price: price('The price of the offer.'),
  regular: price('The price it has otherwise.'),
  description: text('Whom it suits, in a sentence.', 'For houses that we have not seen before.'),
  booking: link('Where this offer is booked.'),
});

/** One line of a card's list of enhancements. */
export const extra = object('An enhancement offered with this service.', {
  enhancement: fact('enhancements', 'Which enhancement of site.yaml.'),
  price: optional(price('Its price here, where it differs from site.yaml.')),
});
