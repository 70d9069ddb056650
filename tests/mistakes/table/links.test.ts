import { explained, fixable, type Mistake } from '../../harness/messages/mistakes.ts';

/** A link on the page with the prices. */
const link = (to: string, ...words: string[]): Mistake => ['to: /#prices', `to: ${to}`, ...words];

fixable('pages/prices.yaml', [
  link('«find»', 'not a route'),
  link('«Find»', 'not a route'),
  link('«find.html»', 'not a route'),
  link('«./find»', 'not a route'),
  link('«find#short»', 'not a route'),
  link('«"[Way](/find)"»', 'not a route'),
  link('«/find.html»', 'no ending'),
  link('«/find/»', 'ends with a slash'),
  link('«/Find»', 'capital letters'),
  link('«/fnd»', 'no page "/fnd"'),
  link('«/find/#short»', 'ends with a slash'),
  link('«"/find #short"»', 'space'),
  link('«/find?from=prices»', 'a query'),
  link('«" /find"»', 'begins or ends with a space'),
  link('«/maple-notch/find»', 'no page'),
  link('«/stoves/barnt»', 'no page'),
  link('«/find#shrt»', 'has the id "shrt"'),
  link('«/#Prices»', 'has the id "Prices"'),
  link('«/# prices»', 'has the id " prices"'),
  link('«"#card"»', 'has the id "card"'),
  link('«plans»', 'not a route'),
  link('«"#"»', 'no id after the "#"'),
  link('«Schedule»', 'not a route'),
  link('«schedul»', 'not a route'),
  link('«links.schedule»', 'not a route'),
  link('"«{links.schedul}»"', 'no {links.schedul}'),
  link('«https:/x.example.com»', 'https://'),
  link('«https:x.example.com»', 'https://'),
  link('«https//x.example.com»', 'no colon'),
  link('«https;//x.example.com»', 'no colon'),
  link('«https:///x.example.com»', 'https://'),
  link('«"https:// x.example.com"»', 'space'),
  link('«https://x.example.com/my page»', 'space'),
  link('«https://https://x.example.com»', 'twice'),
  link('«htps://x.example.com»', 'htps'),
  link('«HTTPS://x.example.com»', 'HTTPS'),
  link('«http://x.example.com»', 'not encrypted'),
  link('«//x.example.com»', 'leaves out "https:"'),
  link('«www.example.com/a»', 'not a route'),
  link('«https://sweep.example.com/maple-notch/find»', 'page of this site'),
  link('«https://sweep.example.com/maple-notch#prices»', 'page of this site'),
  link('«http://www.sweep.example.com/maple-notch/find»', 'not encrypted'),
  link('«sweep.example.com/maple-notch/find»', 'not a route'),
  link('«a@b.example»', 'not a route'),
  link('«mail:a@b.example»', 'mailto:'),
  link('«mailto://a@b.example»', 'mailto:'),
  link('«"mailto: a@b.example"»', 'space'),
  link('«"mailto:"»', 'no email address'),
  link('«mailto:sweep»', 'not an email address'),
  link('«mailto:a b@c.example»', 'space'),
  link('«"mailto:a b@c.example?body=Our action=x"»', 'space'),
  link('«"tel:"»', 'no phone number'),
  link('«tel:CALL-NOW»', 'CALL-NOW'),
  link('«"tel: 802-555-0100"»', 'space'),
  link('«tel:(802) 555-0100»', 'space'),
  link('«phone:802-555-0100»', 'tel:'),
  link('«tel 802-555-0100»', 'not a route'),
  link('«802-555-0100»', 'not a route'),
  link('«802-555-0117»', 'not a route', '"call"'),
  link('«phone»', 'not a route', '"call"'),
  link('«pages/prices.yaml»', 'not a route', '"/prices"'),
  link('«Way page»', 'not a route', '"/find"'),
  link('«our way»', 'not a route', '"/find"'),
  link('«Find us»', 'not a route', '"/find"'),
  link('«the homepage»', 'not a route', '"/"'),
  link('«Chimneys in Peacham»', 'not a route', '"/chimneys/peacham"'),
  link('«/On paper»', 'space', '"/paper"'),
  link('«sms:now»', 'instead of a phone number'),
  link('«tel:12345678901234567890»', 'too many digits'),
]);

explained('pages/prices.yaml', [
  link('«javascript:alert(1)»', 'not allowed'),
  link('«ftp://example.com»', 'not allowed'),
  link('«https://»', 'nothing after'),
  link('«https://localhost:4173»', 'own computer'),
  link('«https://example»', '.com'),
  link('«/gutters»', 'no page "/gutters"'),
  link('«/menu.pdf»', 'no file "/menu.pdf"'),
  link('«/find#elsewhere»', 'short, long'),
  link('«Gutters page»', 'schedule, photos, call, text, email'),
  link('«gutters»', 'schedule, photos, call, text, email'),
]);

fixable('pages/start.yaml', [
  ['id: prices', 'id: «pricez»', '2 links lead to "#prices"'],
  ['type: services', 'type: «servces»', 'servces'],
  ['{business.name}', '«{Business.Name}»', 'no {Business.Name}'],
  ['{business.name}', '«{busines.name}»', 'no {busines.name}'],
  ['{business.name}', '«{phone}»', 'no {phone}'],
  ['{business.name}', '«{business.phone}»', 'no {business.phone}'],
  ['{business.name}', '«{business_name}»', 'no {business_name}'],
  ['{business.name}', '«{business}»', 'a group'],
  ['{business.name}', '«{services.sweep.prices.One Flue}»', 'no {services'],
  ['{business.name}', '«{services.sweep.prices.One flue»', 'no closing brace'],
  ['{business.name}', '«{business.name»', 'no closing brace'],
  ['{business.name}', '«business.name}»', 'no opening brace'],
  ['{business.name}', '«{» and more', 'never ends'],
  ['{business.name}', '«{years since May 2012}» years', 'only "years since" and a year of four digits'],
  ['{business.name}', '«{Year since 2012}» years', 'Did you mean {years since 2012}?'],
  ['{business.name}', 'more «}»', 'never begins'],
  ['heading: Before the First Frost', 'heading: «business.name} in Frost»', 'no opening brace'],
]);

explained('pages/start.yaml', [
  ['{business.name}', '«{contact}»', 'phone, countryCode, email'],
  ['{business.name}', '«{town.name}»', 'needs a town', 'each: towns'],
  ['{business.name}', '«{twon.name}»', 'needs a town'],
  ['{business.name}', '«{years since 2102}» years', 'names a year in the future'],
  ['{business.name}', "«{years since '12}» years", 'a year of four digits'],
  ['{business.name}', '«{specialty.opening}»', 'needs a town', 'specialty:'],
  ['{business.name}', '«{services.sweep.prices.Three flues}»', 'One flue, Two flues'],
]);

fixable('pages/stoves.yaml', [
  ['{town.miles}', '«{Town.Miles}»', 'no {Town.Miles}'],
  ['{town.miles}', '«{town}»', 'a group'],
  ['{specialty.opening}', '«{specialty.openning}»', 'for Peacham'],
]);

explained('pages/stoves.yaml', [['{specialty.opening}', '«{specialty.closing}»', 'Known here: opening']]);

fixable('site.yaml', [
  ['schedule: https', '«shedule»: https', '10 links lead to "schedule"'],
  ['https://calendar.example.com/maple-notch', '«http://calendar.example.com/maple-notch»', 'not encrypted'],
  ['https://calendar.example.com/maple-notch', '«photos»', 'the name of another link'],
  ['https://calendar.example.com/maple-notch', '«"tel:"»', 'no phone number'],
  ['"/stoves/{town.slug}"', '«"/stove/{town.slug}"»', 'one of the towns'],
  ['"/stoves/{town.slug}"', '«"/stoves/{town.slug}/"»', 'ends with a slash'],
  ['{business.name}, since', '«{busines.name}», since', 'no {busines.name}'],
]);

explained('site.yaml', [
  ['  photos: https', '  «call»: https://example.com\n  photos: https', 'The name "call" is taken'],
  ['{business.name}, since', '«{town.name}», since', 'the texts of a town can use it'],
  ['{business.name}, since', '«{footer.copyright}», since', 'contains itself'],
  ['name: Maple Notch Chimney Sweep', 'name: "«{business.name}» Sweep"', 'contains itself'],
]);

const withFiles = { 'static/files/price-list.pdf': 'a list', 'static/CNAME': 'sweep.example.com' };

fixable(
  'pages/prices.yaml',
  ['/files/price-lists.pdf', '/price-list.pdf', 'static/files/price-list.pdf', 'files/price-list.pdf'].map((to) =>
    link(`«${to}»`, 'Did you mean "/files/price-list.pdf"?'),
  ),
  withFiles,
);

fixable('site.yaml', [
  ['  schedule:', '  instagram: «"@maple.notch"»\n  schedule:', 'https://www.instagram.com/maple.notch'],
  ['  schedule:', '  facebook: «@maple-notch»\n  schedule:', 'https://www.facebook.com/maple-notch'],
  [
    'social: { heading: See our work, links: [{ label: Photographs, to: photos }] }',
    'social:\n    heading: See our work\n    links: [{ label: Facebook, to: photos }, { label: Instagram, to: «@maple» }]',
    'https://www.instagram.com/maple',
  ],
  [
    'social: { heading: See our work, links: [{ label: Photographs, to: photos }] }',
    'social:\n    heading: See our work\n    links:\n      - label: TikTok\n        to: «@maple»\n      - { label: Photographs, to: photos }',
    'https://www.tiktok.com/@maple',
  ],
]);
explained('site.yaml', [['  schedule:', '  instagram: «instagram»\n  schedule:', 'begins with https:']]);
explained('pages/prices.yaml', [
  ['action: { label: Join, to: schedule }', 'action: { label: Join, to: «plans» }', 'The links are:'],
]);
