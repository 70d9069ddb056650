import { expect, test } from 'vitest';
import { readLink } from '../../generator/plan/links/link-target.ts';

const facts = {
  links: { booking: 'https://book.example.com/', here: '/visit#map', bad: 'http://example.com' },
  contact: { phone: '(802) 555-0100', countryCode: '+1', email: 'a@example.com' },
};

test.each([
  ['/', { kind: 'page', route: '/', anchor: null }],
  ['/services', { kind: 'page', route: '/services', anchor: null }],
  ['/services#prices', { kind: 'page', route: '/services', anchor: 'prices' }],
  ['#prices', { kind: 'page', route: null, anchor: 'prices' }],
  ['here', { kind: 'page', route: '/visit', anchor: 'map' }],
  ['https://example.com/a#b', { kind: 'address', href: 'https://example.com/a#b', external: true }],
  ['booking', { kind: 'address', href: 'https://book.example.com/', external: true }],
  ['tel:+18025550100', { kind: 'address', href: 'tel:+18025550100', external: false }],
  ['call', { kind: 'address', href: 'tel:+18025550100', external: false }],
  ['text', { kind: 'address', href: 'sms:+18025550100', external: false }],
  ['email', { kind: 'address', href: 'mailto:a@example.com', external: false }],
])('%s is read', (to, target) => {
  expect(readLink(to, facts)).toEqual(target);
});

test.each([
  '//example.com',
  'http://example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'HTTPS://example.com',
  'data:text/html,hello',
  'https://',
  'mailto:a b@example.com',
  ':',
])('the address %s has a fault', (to) => {
  expect(readLink(to, facts)).toMatchObject({ kind: 'fault', address: to, fault: expect.any(String) });
});

test('the fault of a named link is that of its address', () => {
  expect(readLink('bad', facts)).toMatchObject({ kind: 'fault', address: 'http://example.com' });
});

test.each(['bookng', 'example.com/a', ''])('the name %j is unknown', (to) => {
  expect(readLink(to, facts)).toEqual({ kind: 'unknown', name: to });
});
