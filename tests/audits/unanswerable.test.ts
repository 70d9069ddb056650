import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed } from '../harness/messages/audit.ts';

const form = (fields: string) => `  - type: contact-form
    heading: Ask
    service: formspree
    address: mzbqkvyw
    fields: [${fields}]
    optional: (optional)
    submit: Send
    privacy: Only for our answer.
    submitting: Sending
    missing: Please fill this in.
    invalid: Please enter an address.
    success: { title: Thank you, text: We have it. }
    failure: { title: Not sent, text: Please call us. }
`;
const ask = '{ label: Your name, kind: name }, { label: Your question, kind: message, required: true }';

test.each([
  ['a name and a question', ask, ['pages/a.yaml:11:13  warning  unanswerable']],
  ['an email address too', `${ask}, { label: Your email address, kind: email }`, []],
  ['a phone number too', `${ask}, { label: Your phone number, kind: phone }`, []],
  ['a line that may be for an address', `${ask}, { label: How can we reach you? }`, []],
])('a form that asks for %s', async (_, fields, heads) => {
  expect(headsOf(await auditOf({ 'pages/a.yaml': pageNamed('/a', form(fields)) }))).toEqual(heads);
});
