import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { auditOf, pageNamed, siteWith } from '../harness/messages/audit.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const newsletter = (rest: string) => `newsletter:
${rest}
  full: { heading: Letters, text: Now and then. }
  compact: { heading: Letters, text: Now and then. }
  label: E-mail
  placeholder: you@example.com
  submit: Subscribe
  privacy: For letters only.
  submitting: Sending your address
  invalid: That is not an e-mail address
  success: { title: You are on the list, text: The first letter comes soon. }
  failure: { title: That did not work, text: Try again. }
`;
const signUp = { 'pages/a.yaml': pageNamed('/a', '  - { type: newsletter }\n') };

/** What the form sends, and what the policy of its page allows. */
async function formWith(rest: string): Promise<string> {
  const { root, remove } = await sharedProject('small', {
    ...signUp,
    'site.yaml': (await siteWith()) + newsletter(rest),
  });
  onTestFinished(remove);
  const $ = load((await builtTexts(root)).get('a.html') ?? '');
  const policy = $('meta[http-equiv]').attr('content') ?? '';
  const fields = $('main form input').get();
  return [
    `${$('main form').attr('method')} ${$('main form').attr('action')}`,
    ...fields.map((field) =>
      `${$(field).attr('type')} ${$(field).attr('name')} ${$(field).attr('value') ?? ''}`.trim(),
    ),
    ...policy.split(';').filter((directive) => /^(connect-src|form-action)/.test(directive)),
  ].join('\n');
}

const messageAbout = async (rest: string) =>
  (await auditOf(signUp, newsletter(rest))).replace(/\n *\d+ │.*|\n *│.*/g, '').trim();

test('Mailchimp gets EMAIL, its list from the address, and a field that only spam programs fill in', async () => {
  const action = '  action: https://small.us1.list-manage.com/subscribe/post?u=0a1b&id=2c3d&f_id=4e5f';
  expect(await formWith(`  service: mailchimp\n${action}`)).toMatchInlineSnapshot(`
    "post https://small.us1.list-manage.com/subscribe/post?u=0a1b&id=2c3d&f_id=4e5f
    text b_0a1b_2c3d
    email EMAIL
    connect-src 'self' https://small.us1.list-manage.com https://*.list-manage.com
    form-action https://small.us1.list-manage.com https://*.list-manage.com"
  `);
});

test('Kit gets email_address', async () => {
  const action = '  action: https://app.kit.com/forms/1234567/subscriptions';
  expect(await formWith(`  service: kit\n${action}`)).toMatchInlineSnapshot(`
    "post https://app.kit.com/forms/1234567/subscriptions
    email email_address
    connect-src 'self' https://app.kit.com https://*.kit.com https://*.convertkit.com
    form-action https://app.kit.com https://*.kit.com https://*.convertkit.com"
  `);
});

test('Buttondown gets email, and a tag that the owner adds', async () => {
  const action = '  action: https://buttondown.com/api/emails/embed-subscribe/small\n  fields: { tag: site }';
  expect(await formWith(`  service: buttondown\n${action}`)).toMatchInlineSnapshot(`
    "post https://buttondown.com/api/emails/embed-subscribe/small
    hidden embed 1
    hidden tag site
    email email
    connect-src 'self' https://buttondown.com https://buttondown.email
    form-action https://buttondown.com https://buttondown.email"
  `);
});

test('Brevo gets EMAIL, the language, and a field that only spam programs fill in', async () => {
  const action = '  action: https://0a1b2c3d.sibforms.com/serve/MUIFAsmall_x==';
  expect(await formWith(`  service: brevo\n${action}`)).toMatchInlineSnapshot(`
    "post https://0a1b2c3d.sibforms.com/serve/MUIFAsmall_x==
    hidden locale en
    hidden html_type simple
    text email_address_check
    email EMAIL
    connect-src 'self' https://0a1b2c3d.sibforms.com https://*.sibforms.com
    form-action https://0a1b2c3d.sibforms.com https://*.sibforms.com"
  `);
});

test('any other service gets EMAIL and the fields that the owner writes, or none', async () => {
  expect(await formWith('  action: https://lists.example.com/join')).toMatchInlineSnapshot(`
    "post https://lists.example.com/join
    email EMAIL
    connect-src 'self' https://lists.example.com
    form-action https://lists.example.com"
  `);
});

test('an address that leads to the list, but not to its form', async () => {
  const wrong = [
    ['mailchimp', 'https://small.us1.list-manage.com/subscribe?u=0a1b&id=2c3d'],
    ['mailchimp', 'https://small.us1.list-manage.com/subscribe/post'],
    ['kit', 'https://app.kit.com/forms/designers/1234567/edit'],
    ['buttondown', 'https://buttondown.com/small'],
    ['buttondown', 'https://app.kit.com/forms/1234567/subscriptions'],
    ['brevo', 'https://example.com/brevo'],
  ];
  const messages = wrong.map(([service, action]) => messageAbout(`  service: ${service}\n  action: ${action}`));
  expect((await Promise.all(messages)).join('\n\n')).toMatchInlineSnapshot(`
    "site.yaml:48:11  error  wrong-form
      "action" is not the address of a form at Mailchimp.
      Write:  https://small.us1.list-manage.com/subscribe/post?u=0a1b&id=2c3d

    1 error in 1 file.

    site.yaml:48:11  error  wrong-form
      "action" does not say which list it is: it has no u and no id.
      Copy the whole address after action= in the code of your form, such as https://example.us1.list-manage.com/subscribe/post?u=0a1b2c&id=3d4e5f

    1 error in 1 file.

    site.yaml:48:11  error  wrong-form
      "action" is not the address of a form at Kit.
      Write:  https://app.kit.com/forms/1234567/subscriptions

    1 error in 1 file.

    site.yaml:48:11  error  wrong-form
      "action" is not the address of a form at Buttondown.
      Write:  https://buttondown.com/api/emails/embed-subscribe/small

    1 error in 1 file.

    site.yaml:48:11  error  wrong-form
      "action" is not the address of a form at Buttondown.
      This is an address of Kit. If you use it, change "service" to kit.

    1 error in 1 file.

    site.yaml:48:11  error  wrong-form
      "action" is not the address of a form at Brevo.
      Copy the address after action= in the code that Brevo gives you for your form, such as https://0a1b2c3d.sibforms.com/serve/MUIFAexample

    1 error in 1 file."
  `);
});
