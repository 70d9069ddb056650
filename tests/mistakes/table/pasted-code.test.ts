import { explained, fixable } from '../../harness/messages/mistakes.ts';

const action = 'action: https://letters.example.com/subscribe';
const schedule = 'schedule: https://calendar.example.com/maple-notch';
const form = (address: string) => `<form class="a" action="${address}" method="post">`;
const subscribe = form('https://letters.example.com/s?u=1&amp;id=2');

/** The code that services hand out, where only the address in it belongs. */
fixable('site.yaml', [
  [action, `action: «${subscribe}»`, '  https://letters.example.com/s?u=1&id=2'],
  [action, `action: «'<link href="https://cdn.example.com/a.css"><div>${subscribe}'»`, '/s?u=1&id=2'],
  [action, `action: «'${subscribe}${'<input name="a">'.repeat(50)}</form>'»`, '/s?u=1&id=2'],
  [action, 'action: «action="https://letters.example.com/s"»', '  https://letters.example.com/s'],
  [action, `action: «${form('https://Letters.example.com/s')}»`, '  https://letters.example.com/s'],
  [
    schedule,
    'schedule: «<a href="https://calendar.example.com/maple">Book</a>»',
    '"https://calendar.example.com/maple"',
  ],
]);

const faq = '  - type: faq\n';
const words = 'submit: A, privacy: A, submitting: A, missing: A, invalid: A';
const notices = 'success: { title: A, text: A }, failure: { title: B, text: B }';
const contact = (address: string) =>
  `  - { type: contact-form, heading: B, service: formspree, address: ${address}, fields: [{ label: Email, kind: email }], ${words}, ${notices} }\n${faq}`;

fixable('pages/start.yaml', [
  [faq, contact(`«'${form('https://formspree.io/f/xyzabcdf')}'»`), 'only the id in this code', '"xyzabcdf"'],
]);

explained('site.yaml', [[action, 'action: «<form class="a" method="post">»', 'has a space in it']]);
