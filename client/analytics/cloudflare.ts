import { idAt, load, whenIdle } from '../visit.ts';

/** https://developers.cloudflare.com/web-analytics/get-started/. It counts pages that are shown again by itself. */
whenIdle(() => {
  load('https://static.cloudflareinsights.com/beacon.min.js', {
    cfBeacon: JSON.stringify({ token: idAt('cloudflare') }),
  });
});
