/** What pages must allow for the widgets on them. Separate from the widgets, because no browser needs it. */
import type { WidgetName, WidgetProps } from '../client/widgets.ts';
import { newsletterNames, newsletterServices } from './facts/newsletter-services.ts';
import type { PolicySources } from './policy-sources.ts';

const policies: { [N in WidgetName]?: (props: WidgetProps<N>) => PolicySources } = {
  /** The form is sent there even without a script. */
  newsletter: ({ action }) => {
    const service = newsletterNames.find((name) => newsletterServices[name].address.test(action));
    const provider = [new URL(action).origin, ...(service ? newsletterServices[service].origins : [])];
    return { connect: provider, form: provider };
  },
  map: () => googleMaps,
};

/**
 * What Google Maps requires (https://developers.google.com/maps/documentation/javascript/content-security-policy).
 * Version 1 of its loader sets the address of a script as a string
 * (https://github.com/googlemaps/js-api-loader/issues/850).
 */
const googleMaps: PolicySources = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', "'unsafe-eval'", 'blob:'],
  style: ['https://fonts.googleapis.com'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'data:',
  ],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  plainStrings: true,
  styleNonce: true,
};

/**
 * Returns what a page must allow for a widget on it.
 *
 * @param props as the page has them: JSON
 */
export function widgetPolicy(name: string, props: string): PolicySources {
  const policy = policies[name as WidgetName] as ((props: unknown) => PolicySources) | undefined;
  return policy?.(JSON.parse(props)) ?? {};
}
