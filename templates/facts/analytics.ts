import { type Infer, object, optional, runningText, text } from '../schema.ts';

/** Each has a file in client/analytics, and its policy in templates/analytics-policies.ts. */
const analyticsProviders = ['plausible', 'cloudflare', 'goatcounter', 'ga4'] as const;
export type AnalyticsProvider = (typeof analyticsProviders)[number];

const id = (description: string, form: AnalyticsProvider, example: string) =>
  optional(text(description, { form, shown: false, examples: [example] }));

export const analytics = object(
  'Who counts the visits of the published site. Nothing is counted in dev and in previews on your own computer.',
  {
    plausible: id('Plausible: the name of the site there. No cookies.', 'plausible', 'example.com'),
    cloudflare: id(
      'Cloudflare Web Analytics: the token in its snippet. No cookies.',
      'cloudflare',
      '0123456789abcdef0123456789abcdef',
    ),
    goatcounter: id(
      'GoatCounter: your code, the first part of your address there. No cookies.',
      'goatcounter',
      'maple',
    ),
    ga4: id('Google Analytics: the measurement ID. Visitors are asked first.', 'ga4', 'G-ABC1234567'),
    consent: optional(
      object('The strip that asks visitors whether Google Analytics may set cookies.', {
        label: text('What screen readers call the strip.', 'Cookies'),
        text: runningText(
          'The question, and what the answer means.',
          'May Google Analytics count your visit with cookies?',
        ),
        accept: text('The button that says yes.', 'Yes, count me'),
        decline: text('The button that says no.', 'No, thanks'),
        change: text('The button in the footer that asks again.', 'Cookie choice'),
      }),
    ),
  },
  ['ga4', 'consent'],
);

export type Analytics = Infer<typeof analytics>;

/** Returns the providers that a site uses, each with the owner's id there. */
export function usedProviders(used: Analytics = {}): [provider: AnalyticsProvider, id: string][] {
  return analyticsProviders.flatMap((provider) => {
    const own = used[provider];
    return own ? [[provider, own]] : [];
  });
}
