import { describe, expect, test } from 'vitest';
import { facts, graph, pageAt, specialtyRoutes, targets, textOf, townRoutes } from './site.ts';

describe('home', () => {
  test('has its parts in their order', () => {
    const headings = pageAt('/')('main h1, main h2')
      .map((_, heading) => pageAt('/')(heading).text())
      .get();
    expect(headings).toEqual([
      'Come In Sore. Leave Quiet.',
      'Why Choose Duskfield Massage',
      'Letters from a Quiet Room',
      'What to Expect',
      'Two Ways to Feel Better',
      'New Client Special',
      'Easy to Find, Easy to Park',
    ]);
  });

  test('says what the specification quotes', () => {
    const text = textOf('/');
    for (const words of [
      'Personalized Care',
      'Sports Recovery Focus',
      'Complimentary Aromatherapy',
      'Book Your Session',
      'Arrive & Relax',
      'Restore & Recover',
      'Free parking & wheelchair accessible',
      '75 min Custom Therapeutic for $90',
      '90 min Full Body Recovery for $110',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('leads where it says', () => {
    expect(targets('/', 'Book Now')).toEqual([facts.links.booking]);
    expect(targets('/', 'View Services')).toEqual(['/services']);
    expect(targets('/', 'View All Services')).toEqual(['/services']);
    expect(targets('/', 'Get Directions')).toEqual(['/location']);
    expect(targets('/', 'See the Special')).toEqual(['/promotions']);
    expect(targets('/', 'Book This Service')).toEqual([
      'https://book.example.com/duskfield/services/custom-therapeutic',
      'https://book.example.com/duskfield/services/sports-recovery',
    ]);
  });
});

describe('services', () => {
  test('has every price of the specification', () => {
    const text = textOf('/services');
    for (const words of [
      ...[
        'Custom Therapeutic Massage',
        '60 min$95',
        '90 min$130',
        'Sports Recovery Massage',
        '60 min$105',
        '90 min$140',
      ],
      ...['$80 per month', 'Regular $95Save $15', '$110 per month', 'Regular $130Save $20'],
      ...[
        'Tranquil Escape$110',
        'Head-to-Toe Renewal$150',
        'Nourish & Restore$170',
        "Runner's Reboot$120",
        "Advanced Runner's Reboot$135",
        'Elevated Recovery$190',
      ],
      ...[
        'CBD oil$25',
        'Cupping$25',
        'Himalayan salt stones$25',
        '15-minute stretch$20',
        'Theragun$20',
        'Hand or foot scrub$15',
        'Face mask$15',
        'Cold stone therapy$10',
        'Scalp treatment$10',
      ],
      'Not available for same-day appointments.',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('keeps the other reading of the prices on its cards', () => {
    expect(textOf('/services')).toContain('Cupping+$20Himalayan salt stones+$20Cold stone therapy+$15');
    expect(textOf('/services')).toContain('Theragun+$15');
  });

  test('leads where it says', () => {
    expect(targets('/services', 'View All Enhancements')).toEqual(['/services#enhancements-section']);
    expect(targets('/services', 'Start Membership')).toEqual([facts.links.memberships]);
    expect(targets('/services', 'Purchase Gift Certificate')).toEqual([facts.links['gift-certificates']]);
    expect(targets('/services', 'Book This Bundle')).toHaveLength(6);
    expect(targets('/services', 'Book Your Session')).toEqual([facts.links.booking]);
  });
});

test('bundles lists six packages, each with its own booking page', () => {
  const text = textOf('/bundles');
  for (const words of [
    '3 × 60 min$260Save $25',
    '3 × 60 min$290Save $25',
    '5 × 60 min$425Save $50',
    '5 × 60 min$475Save $50',
    '10 × 60 min$825Save $125',
    '10 × 60 min$925Save $125',
    'Questions About Our Packages?',
  ]) {
    expect(text).toContain(words);
  }
  expect(targets('/bundles', 'Book This Package')).toHaveLength(6);
  for (const link of targets('/bundles', 'Book This Package')) expect(link).toMatch(/add-ons$/);
  expect(targets('/bundles', 'Contact Us')).toEqual(['/location']);
});

test('promotions has the two offers, beside what they cost otherwise', () => {
  const text = textOf('/promotions');
  for (const words of [
    '$90Regular $170',
    '$110Regular $190',
    'Aromatherapy scalp massage',
    'Hot towels for back and feet',
    'Foot scrub',
    'Himalayan salt stones',
    'Not stackable with other discounts',
  ]) {
    expect(text).toContain(words);
  }
  for (const link of targets('/promotions', 'Book This Offer')) expect(link).toMatch(/select-time$/);
  expect(targets('/promotions', 'Book This Offer')).toHaveLength(2);
});

test('policies says what every rule costs', () => {
  const text = textOf('/policies');
  for (const words of [
    '24-hour notice',
    '50% fee',
    'the full fee',
    '5–10 minutes early',
    '5 minutes',
    'within 12 months',
    'non-refundable',
    '$15 fee',
    '20–25%',
    'Guests under 18',
    'stay on the premises',
    'annually',
    'Cash, cards, Cash App, Venmo and Zelle',
    'A card must be on file',
  ]) {
    expect(text).toContain(words);
  }
});

test('location says when and where, and how to get there', () => {
  const text = textOf('/location');
  for (const words of [
    'Monday7 PM–10 PM',
    'Tuesday7 PM–10 PM',
    'WednesdayClosed',
    'ThursdayClosed',
    'Friday7 PM–10 PM',
    'Saturday9 AM–6 PM',
    'Sunday12 PM–6 PM',
    'Cash and credit card',
    'Free',
  ]) {
    expect(text).toContain(words);
  }
  expect(targets('/location', 'Call Now')).toEqual(['tel:+19405550142']);
  expect(targets('/location', 'Get Directions')[0]).toContain('destination=33.220385%2C-96.9073461');
  expect(targets('/location', 'View in Google Maps')[0]).toContain('query=33.220385%2C-96.9073461');
  expect(targets('/location', 'Book Your Visit')).toEqual([facts.links.booking]);
  expect(targets('/location', 'View Special Offers')).toEqual(['/promotions']);
});

test('book offers both ways, and the place where the widget will stand', () => {
  expect(textOf('/book')).toContain('The booking widget will be embedded here');
  expect(targets('/book', 'Open External Booking')).toEqual([facts.links.booking]);
  expect(targets('/book', 'Call (940) 555-0142')).toEqual(['tel:+19405550142']);
  for (const title of ['Online Booking', 'Call to Book', 'Booking Hours', 'Location', 'Advance Booking'])
    expect(textOf('/book')).toContain(title);
});

test('areas has four towns with their pages, and every town page is linked', () => {
  const $ = pageAt('/areas-we-serve');
  const cards = $('main article')
    .map((_, card) => [
      [
        $(card).find('h3').text(),
        ...$(card)
          .find('a')
          .map((_, link) => $(link).attr('href'))
          .get(),
      ],
    ])
    .get();
  expect(cards).toEqual([
    ['Prosper', '/massage-prosper-tx', '/prenatal-massage-prosper-tx', '/hot-stone-massage-prosper-tx'],
    ['Aubrey', '/deep-tissue-massage-aubrey-tx', '/prenatal-massage-aubrey-tx', '/hot-stone-massage-aubrey-tx'],
    ['Frisco', '/massage-frisco', '/prenatal-massage-frisco-tx', '/hot-stone-massage-frisco-tx'],
    ['Little Elm', '/massage-little-elm', '/prenatal-massage-little-elm-tx', '/hot-stone-massage-little-elm-tx'],
  ]);
  const linked = new Set(
    $('main a')
      .map((_, link) => $(link).attr('href'))
      .get(),
  );
  for (const route of townRoutes) expect(linked).toContain(route);
});

describe.each(specialtyRoutes)('%s', (route) => {
  test('has every part of a specialty page', () => {
    const $ = pageAt(route);
    const text = textOf(route);
    for (const words of ['$95', '$130', 'Licensed Professional', 'Flexible Hours', 'Close by'])
      expect(text).toContain(words);
    const lists = $('main section ul')
      .map((_, list) => $(list).children('li').length)
      .get();
    expect(lists).toContain(8);
    expect(lists).toContain(3);
    expect(targets(route, 'Book Your Session')).toEqual([facts.links.booking]);
    expect(targets(route, 'Call (940) 555-0142')).toEqual(['tel:+19405550142']);
    expect(text.includes('Safety First')).toBe(route.startsWith('/prenatal'));
  });

  test('describes its service in structured data', () => {
    const service = graph(route).find((thing) => thing['@type'] === 'Service');
    expect(service).toMatchObject({
      provider: {
        '@type': 'DaySpa',
        telephone: '+19405550142',
        address: { addressLocality: 'Aubrey', postalCode: '76227' },
      },
      offers: { '@type': 'AggregateOffer', lowPrice: 95, highPrice: 130, priceCurrency: 'USD' },
    });
  });
});

test('the FAQ has eight questions, one open at a time, and the same ones in structured data', () => {
  const $ = pageAt('/massage-therapy-faq');
  const questions = $('main details')
    .map((_, item) => $(item).find('h3').text())
    .get();
  expect(questions).toHaveLength(8);
  expect(
    new Set(
      $('main details')
        .map((_, item) => $(item).attr('name'))
        .get(),
    ).size,
  ).toBe(1);
  const data = graph('/massage-therapy-faq').find((thing) => thing['@type'] === 'FAQPage');
  expect(data?.mainEntity.map((question: { name: string }) => question.name)).toEqual(questions);
  const text = textOf('/massage-therapy-faq');
  for (const words of [
    'CBD oil (+$25)',
    'Cupping (+$25)',
    'Theragun (+$20)',
    'Cold stone (+$15)',
    '1–2 visits a week',
    'weekly for 4–6 weeks',
    'bi-weekly',
    'monthly',
  ]) {
    expect(text).toContain(words);
  }
});

test('the sports page has its packages and its own booking page', () => {
  const text = textOf('/sports-massage-aubrey-tx');
  for (const words of [
    '75-Minute Hands-On Package$120',
    'Elevated Recovery$190',
    'Theragun',
    '15-min guided stretch',
    '15-min stretch',
  ])
    expect(text).toContain(words);
  expect(targets('/sports-massage-aubrey-tx', 'Book Online')).toContain(facts.links['deep-tissue']);
});
