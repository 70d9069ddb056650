import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';

/** What is reported about the prices in these texts of a site that cleans for 240 dollars; null if there are no problems. */
async function saidOf(texts: readonly string[], language: string, name: string): Promise<string[] | null> {
  const site = await siteWith(['language: en-US', `language: ${language}`]);
  const more = `enhancements:\n  whole: { name: ${name}, price: $240, description: Todo. }\n`;
  return pricesIn(
    await auditOf({ 'site.yaml': site + more, 'pages/a.yaml': pageNamed('/a', texts.map(prose).join('')) }),
  );
}

const names = {
  es: 'Limpieza profunda',
  fr: 'Grand ménage',
  de: 'Grundreinigung',
  it: 'Pulizia a fondo',
  pt: 'Faxina',
};

const others = {
  es: [
    'Un certificado de regalo de limpieza profunda cuesta $200.',
    'Con un certificado de regalo de $100, la limpieza profunda cuesta $140.',
    'Un bono de limpieza profunda cuesta $201.',
    'Con cupón, la limpieza profunda cuesta $235.',
    'Seña: la mitad de la limpieza profunda, $120.',
    'El enganche de la limpieza profunda es de $50.',
    'Más el impuesto, la limpieza profunda sale en $259.80.',
    'Para clientes nuevos, la limpieza profunda cuesta $220.',
    'La limpieza profunda a negocios empieza en $202.',
    'La limpieza profunda de oficinas cuesta $400.',
    'La limpieza profunda de tres cuartos: $135.',
    'La limpieza profunda de fin de semana cuesta $280.',
    'Limpieza profunda en domingo: $281',
    'La limpieza profunda cuesta $282 los domingos.',
    'La limpieza profunda urgente cuesta $290.',
    'La limpieza profunda después de la fiesta cuesta $401.',
    'La limpieza profunda no cuesta $500.',
    'La limpieza profunda ya no cuesta $211.',
    'Si tiene un perro grande, la limpieza profunda cuesta $260.',
    'La limpieza profunda cuesta $261 si la casa está muy sucia.',
    'Si nos recomienda, la limpieza profunda cuesta $233.',
    'Cuando hay mascotas, la limpieza profunda cuesta $262.',
    'Pagando en efectivo, la limpieza profunda cuesta $232.',
    'A partir de enero, la limpieza profunda cuesta $263.',
    'El próximo año, la limpieza profunda costará $264.',
    'Por una limpieza profunda ella pagó $300 el año pasado; ahora paga $240.',
    'Limpieza profunda: antes $301, ahora $240.',
    'Solo este mes, la limpieza profunda cuesta $203.',
    'En otras compañías, la limpieza profunda cuesta $302.',
    'La limpieza profunda de su casa vale $256 por visita.',
    'No cobramos extra: la limpieza profunda cuesta $258.',
    'Ahora, la limpieza profunda cuesta $260 antes de impuestos.',
    'En nuestra empresa, la limpieza profunda cuesta $261.',
  ],
  fr: [
    'Un coupon de grand ménage coûte $200.',
    'Pour les nouveaux clients, le grand ménage coûte $220.',
    'Le grand ménage ne coûte pas $500.',
    'Le grand ménage ne coûte plus $211.',
    "Le grand ménage n'est plus à $212.",
    'Si vous avez un chien, le grand ménage coûte $260.',
    "Le grand ménage coûte $261 s'il y a un chien.",
    'Quand la maison est très sale, le grand ménage coûte $262.',
    'Lorsque vous déménagez, le grand ménage coûte $263.',
    'Dès janvier, le grand ménage coûte $264.',
    'À partir du 1er janvier, le grand ménage coûte $265.',
    'L’an prochain, le grand ménage coûtera $266.',
    'Grand ménage : avant $300, maintenant $240.',
    'Ailleurs, le grand ménage coûte $301.',
    'Chez d’autres entreprises, le grand ménage coûte $302.',
    "D'ailleurs, le grand ménage coûte $256 avant taxes.",
  ],
  de: [
    'Mit Rabattcode kostet die Grundreinigung $200.',
    'Für Neukunden kostet die Grundreinigung $220.',
    'Die Grundreinigung kostet nicht $500.',
    'Die Grundreinigung kostet keine $501.',
    'Die Grundreinigung kostet nicht mehr $211.',
    'Wenn Sie einen Hund haben, kostet die Grundreinigung $260.',
    'Die Grundreinigung kostet $261, falls Sie einen Hund haben.',
    'Ab Januar kostet die Grundreinigung $262.',
    'Ab 1. Januar kostet die Grundreinigung $263.',
    'Nächstes Jahr kostet die Grundreinigung $264.',
    'Grundreinigung: früher $300, jetzt $240.',
    'Anderswo kostet die Grundreinigung $301.',
    'Die Grundreinigung kostet $255, keine Anzahlung.',
  ],
  it: [
    'La pulizia a fondo non costa $500.',
    'Se avete un cane, la pulizia a fondo costa $260.',
    'Da gennaio la pulizia a fondo costa $261.',
    'Altrove la pulizia a fondo costa $300.',
  ],
  pt: [
    'A faxina não custa $500.',
    'Se tiver um cachorro, a faxina custa $260.',
    'Quando há animais, a faxina custa $261.',
    'Em outras empresas, a faxina custa $300.',
    'No domicílio, a faxina custa $251.',
    'Paga-se pela faxina $252.',
    'O pacote de faxina de dez cômodos custa $250.',
  ],
};

const wrong = {
  es: [
    'La limpieza profunda cuesta $250.',
    'Limpieza profunda: $251',
    'Limpieza profunda desde $252',
    'Limpieza profunda en $253.',
    'Por la limpieza profunda cobramos $254.',
    'La limpieza profunda a partir de $255.',
    'La limpieza profunda se cobra en $257.',
    'La limpieza profunda cuesta $259 y no incluye las cortinas.',
    'La limpieza profunda cuesta $263, y si tiene preguntas, llámenos.',
  ],
  fr: [
    'Le grand ménage coûte $250.',
    'Grand ménage : $251',
    'Grand ménage dès $252',
    'Le grand ménage à partir de $253.',
    'Le grand ménage coûte $255 et ne comprend pas les rideaux.',
    'Votre prochain grand ménage coûte $255.',
  ],
  de: [
    'Die Grundreinigung kostet $250.',
    'Grundreinigung: $251',
    'Grundreinigung ab $252',
    'Bei uns kostet die Grundreinigung $253.',
  ],
  it: ['La pulizia a fondo costa $250.', 'La pulizia a fondo si paga $251.'],
  pt: ['A faxina custa $250.'],
};

const languages = Object.keys(names) as (keyof typeof names)[];

test.each(languages)('an amount in a sentence that says more than the price is left alone in %s', async (language) => {
  expect(await saidOf(others[language], language, names[language])).toBeNull();
});

test.each(languages.flatMap((language) => wrong[language].map((text) => [language, text] as const)))(
  'a plain wrong price is reported in %s: %s',
  async (language, text) => {
    const amount = text.match(/\$\d+/)?.[0];
    expect(await saidOf([text], language, names[language])).toEqual([
      `“${names[language]}” is ${amount} on /a, but $240 in site.yaml.`,
    ]);
  },
);

test.each([
  ['es', 'Ventanas', 'Nuestras ventanas cuestan $250.'],
  ['fr', 'Vitres', 'Les vitres coûtent $250.'],
  ['it', 'Finestre', 'Le finestre costano $250.'],
  ['nl', 'Ramen', 'Onze ramen kosten $250.'],
  ['pt', 'Janelas', 'As nossas janelas custam $250.'],
])('in %s, a name may be plural: %s', async (language, name, text) => {
  expect(await saidOf([text], language, name)).toEqual([`“${name}” is $250 on /a, but $240 in site.yaml.`]);
});
