import { expect, test } from 'vitest';
import { auditOf, type Change, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';

const inAustria: Change[] = [
  ['language: en-US', 'language: de-AT'],
  ['currency: USD', 'currency: EUR'],
  [
    'name: Leak, description: Mended., prices: { Visit: $50 }',
    'name: Klavierstimmung, description: Von Hand., prices: { 60 Min.: "€ 120,–", 90 Min.: "€ 165,–" }',
  ],
  ['priceRange: $50', 'priceRange: €120–€165'],
];
const more = `enhancements:
  report: { name: Gutachten, price: "€ 95,–", description: Schriftlich. }
  string: { name: Saitenwechsel, price: "+45 €", description: Samt Material. }
`;

/** What is reported about the prices in a text of a piano tuner in Austria; null if there are no problems. */
async function saidOf(...texts: string[]): Promise<string[] | null> {
  const site = (await siteWith(...inAustria)) + more;
  return pricesIn(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', texts.map(prose).join('')) }));
}

test('what some people pay, what is paid at another time, and what something else costs is left alone', async () => {
  const texts = [
    'Eine Klavierstimmung kostet € 120,–, für Stammkunden € 99,–.',
    'Eine Klavierstimmung kostet 120 Euro, für jede weitere halbe Stunde 35 Euro.',
    'Eine Klavierstimmung kostet € 120,– und ab der zweiten € 99,–.',
    'Für Musikschulen kostet die Klavierstimmung € 99,–.',
    'Studierende zahlen für die Klavierstimmung 100 €.',
    'Eine Klavierstimmung für Vereine kostet € 99,–.',
    'Für Studierende: Klavierstimmung € 99,–',
    'Für jedes weitere Instrument kostet die Klavierstimmung € 90.',
    'Zwei Gutachten kosten 190 €.',
    'Eine Klavierstimmung erhöht den Wert des Instruments um 500 €.',
    'Zur Klavierstimmung kommt eine Wegpauschale von € 25,–.',
    'Zuzüglich zur Klavierstimmung verrechnen wir € 15 Anfahrt.',
    'Die Klavierstimmung kostet samt Anfahrt € 130,–.',
    'Nach 18 Uhr kostet eine Klavierstimmung 30 € Aufpreis.',
    'Für eine Klavierstimmung ist keine Anzahlung von 30 € nötig.',
    'In der Klavierstimmung um € 120,– sind € 20,– Umsatzsteuer enthalten.',
    'Eine Klavierstimmung kostet netto € 100,–.',
    'Sagen Sie die Klavierstimmung nicht rechtzeitig ab, stellen wir € 60 in Rechnung.',
    'Eine Klavierstimmung kostet am Wochenende € 160.',
    'An Sonn- und Feiertagen kostet eine Klavierstimmung € 180,–.',
    'Ein Saitenwechsel bei der Klavierstimmung kostet zusätzlich 45 €, zusammen also 165 €.',
    'Bei drei Saiten kostet der Saitenwechsel 120 €.',
    'Das Land fördert die Klavierstimmung in Schulen mit bis zu 80 €.',
    'Pianino: ab 2.900 €',
  ];
  expect(await saidOf(...texts)).toBeNull();
});

test.each([
  [
    'Die Klavierstimmung kostet € 165,– für 60 Minuten und € 120,– für 90 Minuten.',
    'Klavierstimmung, 60 min',
    '€ 165,–',
  ],
  ['60 Minuten Klavierstimmung: € 115,–', 'Klavierstimmung, 60 min', '€ 115,–'],
  ['Gutachten kosten € 90,–.', 'Gutachten', '€ 90,–'],
  ['Unsere Gutachten kosten ab € 90,–.', 'Gutachten', '€ 90,–'],
  ['Eine 90-minütige Klavierstimmung kostet € 120,–.', 'Klavierstimmung, 90 min', '€ 120,–'],
  ['Eine Klavierstimmung mit 90 Minuten kostet € 120,–.', 'Klavierstimmung, 90 min', '€ 120,–'],
  ['Eine Klavierstimmung kostet 110,–€.', 'Klavierstimmung', '110,–€'],
  ['Eine Klavierstimmung kostet 110.- Euro.', 'Klavierstimmung', '110.- Euro'],
  ['Eine Klavierstimmung kostet 110,-- Euro.', 'Klavierstimmung', '110,-- Euro'],
  ['Der Preis der Klavierstimmung beträgt € 115,-.', 'Klavierstimmung', '€ 115,-'],
])('a plain wrong price is reported: %s', async (text, name, amount) => {
  expect(await saidOf(text)).toEqual([expect.stringContaining(`“${name}” is ${amount} on /a, but €`)]);
});
