import { atEveryVisit, idAt, send } from '../visit.ts';

/** See https://plausible.io/docs/events-api. Sending the visit directly needs no script of theirs. */
atEveryVisit(() => {
  const visit = {
    name: 'pageview',
    url: location.href,
    domain: idAt('plausible'),
    referrer: document.referrer || null,
  };
  send('https://plausible.io/api/event', JSON.stringify(visit));
});
