/** What pages must allow for analytics. Separate from the scripts, because no browser needs it. */
import { type Analytics, type AnalyticsProvider, usedProviders } from './facts/analytics.ts';
import type { PolicySources } from './policy-sources.ts';

const policies: Record<AnalyticsProvider, (id: string) => PolicySources> = {
  plausible: () => ({ connect: ['https://plausible.io'] }),
  goatcounter: (code) => ({ connect: [`https://${code}.goatcounter.com`] }),
  /** See https://developers.cloudflare.com/fundamentals/reference/policies-compliances/content-security-policies/. */
  cloudflare: () => ({
    script: ['https://static.cloudflareinsights.com'],
    connect: ['https://cloudflareinsights.com'],
    plainStrings: true,
  }),
  /** See https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics. */
  ga4: () => ({
    script: ['https://*.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    plainStrings: true,
  }),
};

/** Returns what every page of a site must allow for its analytics. */
export function analyticsPolicies(analytics: Analytics | undefined): PolicySources[] {
  return usedProviders(analytics).map(([provider, id]) => policies[provider](id));
}
