import { idAt, load, whenIdle } from '../visit.ts';

/**
 * See https://developers.cloudflare.com/web-analytics/get-started/. The script itself also counts pages that are shown
 * again.
 */
whenIdle(() => {
  load('https://static.cloudflareinsights.com/beacon.min.js', {
    cfBeacon: JSON.stringify({ token: idAt('cloudflare') }),
  });
});
