import { explained, fixable } from '../../harness/messages/mistakes.ts';

const barnet = 'center: { latitude: 44.2978, longitude: -72.0487 }';

fixable('site.yaml', [
  ['longitude: -72.1401', 'longitude: «72.1401»', 'not be in VT', 'west of Greenwich'],
  ['latitude: 44.4117', 'latitude: «-44.4117»', 'not be in VT', 'south of the equator'],
  ['{ latitude: 44.4117, longitude: -72.1401 }', '«{ latitude: -72.1401, longitude: 44.4117 }»', 'swapped'],
  [barnet, 'center: { latitude: 44.2978, longitude: «72.0487» }', 'Barnet', 'west of Greenwich'],
  [barnet, 'center: { latitude: «-44.2978», longitude: -72.0487 }', 'Barnet', 'south of the equator'],
  [barnet, 'center: «{ latitude: -72.0487, longitude: 44.2978 }»', 'Barnet', 'swapped'],
  [barnet, 'center: «{ latitude: 72.0487, longitude: 44.2978 }»', 'Barnet', 'swapped'],
  [barnet, 'center:\n      latitude: 44.2978\n      longitude: «72.0487»', 'Barnet', 'west of Greenwich'],
  ['name: Barnet', 'name: «"Barnet, VT"»', 'has the state in it'],
  ['name: Barnet', 'name: «"Barnet , vt"»', 'has the state in it'],
  ['name: Barnet', 'name: «Barnet VT»', 'has the state in it'],
  ['name: Barnet', 'name: «Barnet, Vermont»', 'has the state in it'],
  ['name: Barnet', 'name: «Barnet (VT)»', 'has the state in it'],
  ['name: Barnet', 'region: NH\n    name: «"Barnet, NH"»', 'has the state in it'],
  ['name: Barnet', 'region: «New Hampshire»\n    name: Barnet', 'two letters'],
  ['slug: barnet', 'slug: «peacham»', 'also the slug of Peacham'],
  ['slug: peacham', 'slug: «barnet»', 'also the slug of Barnet'],
  ['name: Barnet', 'name: «Peacham»', 'Two towns have the name "Peacham"'],
  ['name: Peacham', 'name: «Barnet»', 'Two towns have the name "Barnet"'],
  ['stoves: { opening: River', '«stovs»: { opening: River', 'No page is made'],
  ['opening: River', '«openning»: River', 'Barnet has no "opening"'],
]);

explained('site.yaml', [
  [
    'name: Barnet',
    'name: «"Barnet, NH"»',
    'towns without "region" are in VT',
    'Write "name: Barnet" and add "region: NH"',
  ],
  ['name: Barnet', 'name: «Barnet (NH)»', 'add "region: NH"'],
  ['name: Barnet', 'name: «Barnet NH»', 'add "region: NH"'],
  ['name: Barnet', 'name: «"Barnet, New Hampshire"»', 'add "region: NH"'],
  ['name: Barnet', 'region: MA\n    name: «"Barnet, NH"»', 'the "region" of this town is MA', 'correct "region: NH"'],
  ['latitude: 44.4117', 'latitude: «4.4117»', 'most towns', 'the latitude of "geo"', 'replace the towns'],
  [
    'geo: { latitude: 44.4117, longitude: -72.1401 }',
    'geo: «{ latitude: 33.2, longitude: -96.9 }»',
    '"geo" and the towns do not match',
    'both numbers of "geo"',
  ],
  [barnet, 'center: { latitude: 44.2978, longitude: «-7.20487» }', 'Barnet', 'longitude'],
  [barnet, 'center: { latitude: «4.42978», longitude: -72.0487 }', 'Barnet', 'latitude'],
  ['name: Barnet\n    slug: barnet', 'name: «Peacham»\n    slug: peacham', 'two towns with the name Peacham'],
  ['stoves: { opening: River', '«stoves»: { closing: River', 'Barnet has no "opening"'],
]);

fixable('pages/stoves.yaml', [
  ['specialty: stoves', 'specialty: «stovs»', 'No town'],
  ['specialty: stoves', 'specialty: «Stoves»', 'No town'],
]);

// Without "each: towns", a property that chooses among them would be the next error.
explained('pages/start.yaml', [
  ['cards: [{ service: sweep }]', 'cards: [{ service: sweep, «id»: windows }]', 'Its properties are: service, name,'],
  ['cards: [{ service: sweep }]', 'cards: [{ service: sweep, «limits»: 2 }]', 'Its properties are: service, name,'],
  ['cards: [{ service: sweep }]', 'cards: [{ service: sweep, «naer»: barnet }]', 'Its properties are: service, name,'],
]);

explained('pages/stoves.yaml', [
  [
    'specialty: stoves',
    'specialty: «gutters»',
    'The specialties are: stoves',
    'For all towns, delete "specialty: gutters"',
  ],
  ['each: towns\nspecialty: stoves', 'specialty: «stoves»', 'there is none here', 'each: towns'],
]);

fixable('pages/find.yaml', [
  ['template: standard', 'town: «Peacham»\ntemplate: standard', 'the slug "Peacham"'],
  ['template: standard', 'town: «pecham»\ntemplate: standard', 'the slug "pecham"'],
]);

explained('pages/find.yaml', [['template: standard', 'town: «hardwick»\ntemplate: standard', 'peacham, barnet']]);

explained('pages/find.yaml', [
  ['template: standard', 'town: peacham\n«each»: towns\ntemplate: standard', 'This one has both'],
]);

const stoves = '{ each: towns, label: "{town.name}", to: "/stoves/{town.slug}" }';
const choosing = (words: string) => stoves.replace('each: towns', words);

fixable('site.yaml', [
  [stoves, choosing('each: towns, near: «twon»'), 'the slug "twon"'],
  [stoves, choosing('each: towns, near: «Barnet»'), 'the slug "Barnet"'],
  [stoves, choosing('each: towns, near: «busines»'), 'the slug "busines"'],
  [stoves, choosing('each: towns, limit: «"5"»'), 'quotes'],
  [stoves, choosing('each: towns, limit: «5 towns»'), 'digits only'],
  [stoves, choosing('each: towns, «limits»: 5'), 'limits'],
  [stoves, choosing('«naer»: business, each: towns'), 'Did you mean "near"?'],
  [stoves, choosing('limit: 5, «eahc»: towns'), 'Did you mean "each"?'],
  ['{ label: Prices, to: /prices }', '{ label: Prices, «ot»: /prices }', 'Did you mean "to"?'],
  [stoves, stoves.replace('{town.slug}', '«{town.slugg}»').replace('each: towns', 'each: towns, near: town'), 'slugg'],
]);

explained('site.yaml', [
  [stoves, choosing('each: towns, near: «hardwick»'), 'town, business, peacham, barnet'],
  [stoves, choosing('each: towns, specialty: «gutters»'), 'For all towns, delete "specialty: gutters"'],
  [stoves, choosing('each: towns, near: «[peacham, barnet]»'), 'names only one', 'another item'],
  [stoves, choosing('each: towns, in: «[VT, NH]»'), 'names only one', 'another item'],
  [stoves, choosing('each: towns, limit: «0»'), '1 or more'],
  [stoves, choosing('each: towns, limit: «2.5»'), 'a whole number'],
  [stoves, choosing('«near»: town'), 'each: towns'],
  [stoves, choosing('«limit»: 5'), 'each: towns'],
  [stoves, choosing('«in»: Caledonia'), 'each: towns'],
  [stoves, choosing('each: towns, in: «Caledonia»'), 'county: Caledonia', 'delete "in:"'],
  [stoves, choosing('«near»: business, specialty: stoves, limit: 5'), 'each: towns'],
]);

explained('pages/find.yaml', [
  [
    'links: [{ label: Photographs',
    `links: [{ «near»: town, limit: 2, label: "{town.name}", to: / }, { label: Photographs`,
    'each: towns',
  ],
]);

explained('pages/stoves.yaml', [
  ['specialty: stoves', 'specialty: stoves\n«limit»: 5', '"limit" works only in lists'],
  ['specialty: stoves', 'specialty: stoves\n«in»: Orange', '"in" works only in lists'],
]);
