/** What forms must send to a newsletter service, like the embeddable forms of the service itself. */
interface NewsletterService {
  name: string;
  /** The address of a form. */
  address: RegExp;
  example: string;
  /** The name of the field for the email address. */
  field: string;
  /** Returns the hidden fields that every form has. `language` is the first part of the site's language, such as en. */
  fields: (language: string) => Record<string, string>;
  /** Returns the name of the trap field, which people leave empty, but spam programs fill in. */
  trap?: (given: (name: string) => string | null | undefined) => string | undefined;
  /** Where the service redirects to after a form is sent. */
  origins: readonly string[];
  /** An address of the same list that people copy by mistake, and how to correct it. */
  repair?: readonly [pattern: RegExp, replacement: string];
}

export const newsletterNames = ['mailchimp', 'kit', 'buttondown', 'brevo'] as const;
export type NewsletterName = (typeof newsletterNames)[number];

/** The services, by their names in site.yaml. */
export const newsletterServices: Readonly<Record<NewsletterName, NewsletterService>> = {
  /** See https://mailchimp.com/help/add-a-signup-form-to-your-website/. */
  mailchimp: {
    name: 'Mailchimp',
    address: /^https:\/\/[\w.-]+\.list-manage\.com\/subscribe\/post\b/,
    example: 'https://example.us1.list-manage.com/subscribe/post?u=0a1b2c&id=3d4e5f',
    field: 'EMAIL',
    fields: () => ({}),
    trap: (given) => (given('u') && given('id') ? `b_${given('u')}_${given('id')}` : undefined),
    origins: ['https://*.list-manage.com'],
    repair: [/^(https:\/\/[\w.-]+\.list-manage\.com\/subscribe)(?=\?|$)/, '$1/post'],
  },
  kit: {
    name: 'Kit',
    address: /^https:\/\/app\.(?:kit|convertkit)\.com\/forms\/\w+\/subscriptions$/,
    example: 'https://app.kit.com/forms/1234567/subscriptions',
    field: 'email_address',
    fields: () => ({}),
    origins: ['https://*.kit.com', 'https://*.convertkit.com'],
    repair: [
      /^(https:\/\/app\.(?:kit|convertkit)\.com\/forms\/)(?:designers\/)?(\w+)(?:\/edit)?\/?$/,
      '$1$2/subscriptions',
    ],
  },
  buttondown: {
    name: 'Buttondown',
    address: /^https:\/\/buttondown\.(?:com|email)\/api\/emails\/embed-subscribe\/[\w.-]+$/,
    example: 'https://buttondown.com/api/emails/embed-subscribe/example',
    field: 'email',
    fields: () => ({ embed: '1' }),
    origins: ['https://buttondown.com', 'https://buttondown.email'],
    repair: [/^(https:\/\/buttondown\.(?:com|email))\/([\w.-]+)\/?$/, '$1/api/emails/embed-subscribe/$2'],
  },
  brevo: {
    name: 'Brevo',
    address: /^https:\/\/[\w-]+\.sibforms\.com\/serve\/[\w=-]+$/,
    example: 'https://0a1b2c3d.sibforms.com/serve/MUIFAexample',
    field: 'EMAIL',
    fields: (language) => ({ locale: language, html_type: 'simple' }),
    trap: () => 'email_address_check',
    origins: ['https://*.sibforms.com'],
  },
};
