import { expect, test } from 'vitest';
import {
  auditOf,
  type Change,
  headsOf,
  pageNamed,
  saying,
  siteWith,
  statedAndRight,
} from '../harness/messages/audit.ts';

const british: Change = ['phone: 802-555-0100, countryCode: "+1"', 'phone: 020 7946 0958, countryCode: "+44"'];

test.each<[text: string, words: string, ...changes: Change[]]>([
  ['Please call (802) 555-0109 24 hours ahead.', '(802) 555-0109'],
  ['Call +1 802.555.0109 (24 hours).', '+1 802.555.0109'],
  ['Since 2004 802-555-0109.', '802-555-0109'],
  ['Ours is 802-555-0100 and not 802-555-0100 802-555-0109.', '802-555-0109'],
  ['Call +44 20 7946 0959 24 hours ahead.', '+44 20 7946 0959', british],
  ['Call 0207 946 0959 24 hours ahead.', '0207 946 0959', british],
])('a phone number ends with its digits: %s', async (text, words, ...changes) => {
  const report = await auditOf({
    'site.yaml': await siteWith(...changes),
    ...saying(text),
  });
  expect(report).toContain(`says “${words}”, which is not the phone number`);
  expect(headsOf(report)).toHaveLength(1);
});

test('numbers before and after the phone number are not part of it', async () => {
  const right = 'Since 2004 802-555-0100 24 hours a day. Call 1-802-555-0100 (24 hours).';
  expect(await auditOf(saying(right))).toBe('\nNo problems.\n');
});

test.each([
  'License 123. Complaints go to the Board, P.O. Box 12, Montpelier, VT 05602, (802) 555-7654.',
  'Issued by the Board, 920 Court Street, Barre, VT 05649. Write to the Board at board@example.gov.',
  'For poison control, call 1-800-555-0122. My landlord has 802-555-7654. Turn at 48 Mill Road.',
  'Complaints about us: (512) 555-0163. Our supplier is in Montpelier, VT 05602.',
  'Small@Example.com',
  'For a gas leak, call 802-555-7654 at once. If you feel unsafe at home, call 802-555-7654, day or night.',
  'For arrests, call 802-555-7654, the public defender. Landlord of the lot: 802-555-7654.',
  'Poison control never sleeps. The number is 802-555-7654. In a flood, we call 802-555-7654. For a taxi, call 802-555-0199.',
  'To file a complaint, write to complaints@example.gov. To reach the board, email board@example.gov.',
  'Call 802-555-7654 to book your ride. Call 802-555-7654 to make a complaint. To reserve the hall, call 802-555-7654.',
  'Call (706) 555-0177 to book.',
  '14 Elm Street is the green house next door.',
  '65 State Street has the nearest charger.',
  '100 Main Street lot: free after six.',
  '14 Elm Street, Montpelier',
  '14 Elm Street, Barre',
  '14 Elm Street, Suite 4',
  'Call 802-555-0100, or send a fax to us: 802-555-0101. Fax: (802) 555-0102',
  // One digit from ours.
  'West of the river, call Ansel at 802-555-0109. For a mover, ring Dunbar & Sons on 802-555-0109.',
  'The vet’s number is 802-555-0109. The city’s water line is 802-555-0110. Rico’s cell for questions is 802-555-0109.',
  'Call the shop at 802-555-0100, or my cell, 802-555-7654. Our mobile is 802-555-7655.',
  'My workshop number is 802-555-7654. Our office line is 802-555-7655. WhatsApp us on 802-555-7656.',
  'Our workshop is at 11 Example Way; the shop is at 1 Example Way.',
  // Digits that are not neighbors are exchanged, but the number is somebody else’s.
  'For a gas leak, call 802-055-5100. The town clerk, 802-055-5100, has permits. To report an outage, call 802-055-5100.',
  'Text us any time, and WhatsApp us on 802-555-7654 from abroad.',
  'Call 802-555-0100, or our office number, 802-555-7654.',
  'We are at 16 Elm Street every Saturday. On Sundays in May, every Sunday, find us at 18 Elm Street.',
  'Our workshop is at 20 Mill Road; the shop is at 1 Example Way.',
  'The city office is at 20 E Main St, Barre, VT 05642.',
  'We serve Barre, VT 05640, 05641, and 05670. We come to Barre, VT 05670.',
  'Barre, VT 05670',
  'Come to Barre, VT 05602. Write to us: P.O. Box 3, Barre, VT 05670.',
  'Park near Small Works, 99 Elm Street, Barre, VT 05641.',
  'Small Works, 1 Example Way, Barre, VT 05641',
])('other people’s contacts, and ours in another spelling, pass: %s', async (text) => {
  expect(await statedAndRight(text)).toBeNull();
});

test.each([
  ['Text us: (512) 555-0163.', '(512) 555-0163', '{contact.phone}'],
  ['Our new number is (512) 555-0163.', '(512) 555-0163', '{contact.phone}'],
  ['Please call 802-555-7654 to book.', '802-555-7654', '{contact.phone}'],
  ['Call 802–555–7654.', '802–555–7654', '{contact.phone}'],
  ['802-555-7654', '802-555-7654', '{contact.phone}'],
  ['Call or text 802-555-7654 any time.', '802-555-7654', '{contact.phone}'],
  ['Call Small Works at 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['Our number is 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['The shop’s number is 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['That’s our number: 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['The spa’s number is 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['Call For A Free Quote: 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['Call Toll Free at 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['My cell is 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['Our office number is 802-555-7654.', '802-555-7654', '{contact.phone}'],
  ['Our workshop phone is 802-555-0109.', '802-555-0109', '{contact.phone}'],
  ['Write to the shop, or text 852-055-0100.', '852-055-0100', '{contact.phone}'],
  ['Call or WhatsApp us on 802-555-7654.', '802-555-7654', '{contact.phone}'],
  ['Email us, or ring 802-055-5100, any day.', '802-055-5100', '{contact.phone}'],
  ['Our workshop phone is 802-055-5100.', '802-055-5100', '{contact.phone}'],
  ['11 Example Way, Barre, VT 05641', '11 Example Way', '{address.street}'],
  ['We are at 20 Mill Road, open on Mondays.', '20 Mill Road', '{address.street}'],
  ['We are at 20 Mill Road.', '20 Mill Road', '{address.street}'],
  ['Come to the shop, 1 Example Way, Barre, VT 05642.', '05642', '{address.postalCode}'],
  ['The old line, 802-555-0110, is gone.', '802-555-0110', '{contact.phone}'],
  ['Dial 802-555-1000.', '802-555-1000', '{contact.phone}'],
  ['To book, call 802-555-7654.', '802-555-7654', '{contact.phone}'],
  ['To book a visit, call 802-555-7654 or stop by.', '802-555-7654', '{contact.phone}'],
  ['Call 802-555-7654 to book your first sweep.', '802-555-7654', '{contact.phone}'],
  ['Email ann@example.org to book.', 'ann@example.org', '{contact.email}'],
  ['For news, write to news@example.com.', 'news@example.com', '{contact.email}'],
  ['Any time: smal@example.com.', 'smal@example.com', '{contact.email}'],
  ['Find us in Barre, Vermont 05602.', '05602', '{address.postalCode}'],
  ['We are in Barre, VT 05602.', '05602', '{address.postalCode}'],
  ['Our shop in Barre, VT 05602 is warm.', '05602', '{address.postalCode}'],
  ['Address: Barre, VT 05602', '05602', '{address.postalCode}'],
  ['Small Works, Barre, VT 05602', '05602', '{address.postalCode}'],
  ['1 Example Way, Suite 4, Barre, VT 05602', '05602', '{address.postalCode}'],
  ['Small Works, 99 Elm Street, Barre, VT 05641', '99 Elm Street', '{address.street}'],
  ['We are at 12 W Elm Street, Barre, VT.', '12 W Elm Street', '{address.street}'],
  ['We are at 12 5th Ave NE.', '12 5th Ave NE', '{address.street}'],
  ['Visit us: 9 Former Road, Barre', '9 Former Road', '{address.street}'],
  ['9 Former Road, Barre 05641', '9 Former Road', '{address.street}'],
  ['9 Former Road, Barre, VT 05641', '9 Former Road', '{address.street}'],
  ['We are at 1 Example Way, Barre, NH 05641.', 'NH', '{address.region}'],
])('a contact that must be ours: %s', async (text, words, placeholder) => {
  expect(await statedAndRight(text)).toEqual([words, placeholder]);
});

test('links that call somebody else pass, unless their words mean the business', async () => {
  const linked = async (text: string) => headsOf(await auditOf(saying(text)));
  const number = '(tel:+18025557654)';
  const otherNumbers = ['(tel:+18025557655)', '(tel:+18025557656)'];
  expect(await linked(`Smell gas? [Gas company]${number}. For a taxi, [call 802-555-7654]${number}.`)).toEqual([]);
  expect(await linked(`[Call us]${number} [Call]${otherNumbers[0]} [802-555-0100]${otherNumbers[1]}`)).toHaveLength(3);
});

test('the label of a number says whose it is', async () => {
  const rules = '[{ title: Landlord, text: 802-555-7654 }, { title: Phone, text: 802-555-7655 }]';
  const policies = `  - { type: policies, groups: [{ heading: Who, rules: ${rules} }] }\n`;
  const report = await auditOf({ 'pages/a.yaml': pageNamed('/a', policies) });
  expect(report.match(/(?<=says “)[^”]*(?=”, which)/g)).toEqual(['802-555-7655']);
});

const irish: Change = ['phone: 802-555-0100, countryCode: "+1"', 'phone: 085 555 0142, countryCode: "+353"'];

test.each([
  '00353 85 555 0142',
  '00353855550142',
  '+353 85 555 0142',
  '085 555 0142',
  '(085) 555 0142',
  '00 353 85 555 0142',
])('a number may be dialed from abroad: %s', async (number) => {
  expect(await statedAndRight(`Ring us on ${number}. Call ${number} to book.`, irish)).toBeNull();
});

test.each(['00353 85 555 0143', '00353855550143', '+353 85 555 0143', '085 555 0143', '00 353 85 555 0143'])(
  'another number as dialed from abroad: %s',
  async (number) => {
    expect(await statedAndRight(`Ring us on ${number}.`, irish)).toEqual([number, '{contact.phone}']);
  },
);

const chatsIn = async (address: string) => {
  const site = await siteWith(irish, ['links: { booking:', `links: { whatsapp: "${address}", booking:`]);
  return (await auditOf({ 'site.yaml': site })).match(/“.*” opens .*|(?<=Write: {2}).*/g);
};

test.each([
  ['https://wa.me/353855550143', 'opens a chat with another number than 085 555 0142.'],
  ['https://wa.me/0855550142', 'opens no chat, because WhatsApp needs the country code, without any 0 before it.'],
  ['https://wa.me/00353855550142', 'opens no chat, because WhatsApp needs the country code, without any 0 before it.'],
  [
    'https://wa.me/3530855550142',
    'opens no chat, because WhatsApp needs the country code, without any 0 before or after it.',
  ],
  ['https://api.whatsapp.com/send?phone=353855550124', 'opens a chat with another number than 085 555 0142.'],
])('a chat with somebody else: %s', async (address, fault) => {
  const right = address.replace(/\d+$/, '353855550142');
  expect(await chatsIn(address)).toEqual([`“${address}” ${fault}`, right]);
});

test.each([
  'https://wa.me/353855550142',
  'https://wa.me/+353855550142?text=Hello%200855550143',
  'https://wa.me/353861234567',
  'https://wa.me/message/ABC0855550142',
  'https://api.whatsapp.com/send?text=Hi&phone=353855550142',
])('a chat that may be ours: %s', async (address) => {
  expect(await chatsIn(address)).toBeNull();
});

test('a chat with somebody else, whose number has what is dialed before the country code', async () => {
  expect(await chatsIn('https://wa.me/00353861234567')).toEqual([
    '“https://wa.me/00353861234567” opens no chat, because WhatsApp needs the country code, without any 0 before it.',
    'https://wa.me/353861234567',
  ]);
});

test('a chat whose number is wrong in another way needs the country code first', async () => {
  const site = await siteWith(irish, ['links: { booking:', 'links: { whatsapp: "https://wa.me/0861234567", booking:']);
  const report = await auditOf({ 'site.yaml': site });
  expect(report).toContain('“https://wa.me/0861234567” opens no chat');
  expect(report).toContain('  Write the country code first.\n');
});

test('a person of the team may have a number like that of the business', async () => {
  const chatOf = async (number: string) => {
    const text = `Write to [Ann](https://wa.me/${number}).`;
    const team = `  - { type: team, heading: Team, people: [{ name: Ann, text: "${text}" }] }\n`;
    return (await auditOf({ 'pages/a.yaml': pageNamed('/a', team) })).match(/“https.*/g);
  };
  expect(await chatOf('18025550101')).toBeNull();
  expect(await chatOf('8025550100')).toHaveLength(1);
});

test('a wrong chat in a text', async () => {
  const text = 'Write to us [on WhatsApp](https://wa.me/18025550101).';
  const report = await auditOf(saying(text));
  expect(report).toContain('“https://wa.me/18025550101” opens a chat with another number than 802-555-0100.');
});
