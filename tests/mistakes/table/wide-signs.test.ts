import { expect, test } from 'vitest';
import { auditOf, pageNamed } from '../../harness/messages/audit.ts';
import { fixable } from '../../harness/messages/mistakes.ts';

const heading = 'heading: Before the First Frost';
const actions = '[{ label: Ask for a Date, to: schedule }]';
const question = '      - question: How often?';

fixable('pages/start.yaml', [
  ['name: Start\n', '«name：Start»\n', 'does not read "：" as a colon', '  name: Start'],
  ['name: Start\n', '«name： Start»\n', '  name: Start'],
  ['name: Start\n', '«name∶ Start»\n', '  name: Start'],
  ['seo:\n', '«seo：»\n', '  seo:'],
  [heading, '«heading：時間：「60」»', '  heading: 時間：「60」'],
  [question, '      - «question：How often?»', '  question: How often?'],
  [question, '      «－ question: How often?»', '- question: How often?'],
  ['route: /\n', '«＃ The home page: ours»\nroute: /\n', '  # The home page: ours'],
  ['route: /\n', '«＃ The home page»\nroute: /\n', '"＃" as the beginning of a comment', '  # The home page'],
  [`actions: ${actions}`, '«actions：［｛ label：Ask, to：schedule ｝］»', '[{ label: Ask, to: schedule }]'],
  [actions, '[«{ label：Ask, to：schedule }»]', '{ label: Ask, to: schedule }'],
  [
    `    actions: ${actions}`,
    '    actions:\n      - «｛ label: Ask， to: schedule ｝»',
    '"｛" as an opening brace',
    '{ label: Ask, to: schedule }',
  ],
  [
    `    actions: ${actions}`,
    '    actions:\n      - «{ label: Ask、 to: schedule }»',
    '"、" as a comma',
    '{ label: Ask, to: schedule }',
  ],
  [heading, 'heading: «＂Hello＂»', '"Hello"'],
]);

fixable('site.yaml', [
  [
    'prices: { 60 min: $95, 90 min: $135 }',
    'prices: «{ 60 min： $95, 90 min： $135 }»',
    '{ 60 min: $95, 90 min: $135 }',
  ],
  ['    words: { road: the Peacham road }', '    «words: ｛ road: the Peacham road ｝»', '{ road: the Peacham road }'],
  ['  phone: 802-555-0117', '  phone: «８０２-５５５-０１１７»', 'plain characters', '802-555-0117'],
  ['postalCode: "05828"', 'postalCode: «"０５８２８"»', 'plain characters', '"05828"'],
  ['price: $145', 'price: «＄145»', '$145'],
  ['latitude: 44.4117', 'latitude: «４４.4117»', '44.4117'],
]);

test('wide signs in texts are part of them', async () => {
  const list = `  - type: checklist
    heading: 料金：一時間
    items: [LINE：example, ［お知らせ］注意：60分、90分，など]
`;
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', list) })).toBe('\nNo problems.\n');
});
