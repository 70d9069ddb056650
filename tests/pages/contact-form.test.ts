import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { auditOf, pageNamed } from '../harness/messages/audit.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const section = (service: string, fields: string) => `  - type: contact-form
    heading: Write to us
    ${service}
    fields:
${fields}
    submit: Send
    privacy: Only for our answer.
    submitting: Sending
    missing: Fill this in.
    invalid: No address.
    success: { title: Thanks, text: It is here. }
    failure: { title: Sorry, text: Call us. }
`;
const name = '      - { label: Name, kind: name }';

async function formWith(service: string, fields = name) {
  const { root, remove } = await sharedProject('small', { 'pages/a.yaml': pageNamed('/a', section(service, fields)) });
  onTestFinished(remove);
  const $ = load((await builtTexts(root)).get('a.html') ?? '');
  const policy = $('meta[http-equiv]').attr('content')?.split(';') ?? [];
  const attributes = { ...$('main form').attr(), class: undefined };
  return { $, attributes, policy: policy.filter((one) => /^(connect-src|form-action)/.test(one)) };
}

test.each([
  ['service: formspree\n    address: xyzabcde', 'https://formspree.io/f/xyzabcde', 'https://formspree.io'],
  [
    'service: formspree\n    address: https://formspree.io/f/xyzabcde',
    'https://formspree.io/f/xyzabcde',
    'https://formspree.io',
  ],
  ['service: basin\n    address: 0a1b2c3d', 'https://usebasin.com/f/0a1b2c3d', 'https://usebasin.com'],
  ['service: url\n    address: https://a.example.com/b?c=1', 'https://a.example.com/b?c=1', 'https://a.example.com'],
])('%s', async (service, action, origin) => {
  const { attributes, policy } = await formWith(service);
  expect(attributes).toMatchObject({ action, method: 'post', target: '_blank' });
  expect(policy).toEqual([`connect-src 'self' ${origin}`, `form-action ${origin}`]);
});

test('Netlify finds the form in the page, and gets what it sends from there', async () => {
  const { $, attributes, policy } = await formWith('service: netlify\n    address: contact');
  expect(attributes).toMatchObject({ name: 'contact', 'data-netlify': 'true', 'data-netlify-honeypot': 'bot-field' });
  expect(attributes).not.toHaveProperty('action');
  expect(attributes).not.toHaveProperty('target');
  expect($('main form input[type=hidden]').attr()).toMatchObject({ name: 'form-name', value: 'contact' });
  expect(policy).toEqual(["connect-src 'self'", "form-action 'self'"]);
});

test('fields have the names that services look for or that owners read, and browsers fill them in', async () => {
  const fields = [
    name,
    '      - { label: Your address, kind: email, required: true }',
    '      - { label: Another address, kind: email }',
    '      - { label: Phone, kind: phone }',
    '      - { label: Town, autocomplete: address-level2, placeholder: Barre }',
    '      - { label: When, choices: [Soon, Later], placeholder: Any time }',
    '      - { label: What, kind: message, required: true }',
  ];
  const { $ } = await formWith('service: formspree\n    address: xyzabcde', fields.join('\n'));
  const described = $('main form :is(input:not([aria-hidden]), select, textarea)').map((_, field) => {
    const { name, type, autocomplete, required, placeholder } = $(field).attr() ?? {};
    const choices = $(field)
      .find('option')
      .map((_, option) => $(option).text())
      .get()
      .join(', ');
    return [field.tagName, name, type, autocomplete, required === '' && 'required', placeholder, choices]
      .filter(Boolean)
      .join(' · ');
  });
  expect(described.get()).toMatchInlineSnapshot(`
    [
      "input · name · text · name",
      "input · email · email · email · required",
      "input · Another address · email · email",
      "input · phone · tel · tel",
      "input · Town · text · address-level2 · Barre",
      "select · When · Any time, Soon, Later",
      "textarea · message · required",
    ]
  `);
});

test('no two fields have the same name', async () => {
  const { $ } = await formWith('service: formspree\n    address: xyzabcde', `${name}\n      - { label: name }`);
  const names = $('main form input:not([aria-hidden])').map((_, field) => $(field).attr('name'));
  expect(names.get()).toEqual(['Name', 'name']);
});

test('an address that does not belong to the service', async () => {
  const wrong: [service: string, site?: string][] = [
    ['service: formspree\n    address: https://usebasin.com/f/0a1b2c3d'],
    ['service: formspree\n    address: ann@example.com'],
    ['service: url\n    address: formspree.io/f/xyzabcde'],
    ['service: netlify\n    address: contact', 'host: github-pages\n'],
  ];
  const reports = wrong.map(([service, site]) =>
    auditOf({ 'pages/a.yaml': pageNamed('/a', section(service, name)) }, site),
  );
  const messages = (await Promise.all(reports)).map((report) => report.replace(/\n *\d+ │.*|\n *│.*/g, '').trim());
  expect(messages.join('\n\n')).toMatchInlineSnapshot(`
    "pages/a.yaml:10:14  error  wrong-form
      "address" is not the id of a form at Formspree.
      This is the address of a form at Basin. If you use it, change "service".

    1 error in 1 file.

    pages/a.yaml:10:14  error  wrong-form
      "address" is not the id of a form at Formspree.
      Copy the id from the address that Formspree shows for your form: the part after https://formspree.io/f/, such as xyzabcde

    1 error in 1 file.

    pages/a.yaml:10:14  error  wrong-form
      "address" must begin with https://.
      Did you mean "https://formspree.io/f/xyzabcde"?

    1 error in 1 file.

    pages/a.yaml:9:14  error  wrong-form
      "service" is for sites on Netlify, but site.yaml has "host: github-pages".
      Use another form service.

    1 error in 1 file."
  `);
});

test('two fields with one label', async () => {
  const fields = `${name}\n      - { label: Name }`;
  const report = await auditOf({
    'pages/a.yaml': pageNamed('/a', section('service: basin\n    address: 0a1b', fields)),
  });
  expect(report).toMatchInlineSnapshot(`
    "
    pages/a.yaml:13:18  error  wrong-form
      "label" is the label of another field too.
      12 │       - { label: Name, kind: name }
      13 │       - { label: Name }
         │                  ^^^^
      14 │     submit: Send
      Give each field a label of its own.

    1 error in 1 file.
    "
  `);
});

test.each([
  ['service: netlify\n    address: contact', 'bot-field'],
  ['service: netlify\n    address: contact', 'form-name'],
  ['service: basin\n    address: 0a1b', '_gotcha'],
])('with %s, no field of visitors is named %s', async (service, label) => {
  const report = await auditOf({
    'pages/a.yaml': pageNamed('/a', section(service, `${name}\n      - { label: ${label} }`)),
  });
  expect(report).toContain('"label" is the name of a hidden field that the form service needs.');
  expect(report).toContain('1 error in 1 file.');
});
