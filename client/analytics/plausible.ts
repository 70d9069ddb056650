import { atEveryVisit, idAt, send } from '../visit.ts';

/** https://plausible.io/docs/events-api. Sending the visit itself needs no script of theirs. */
atEveryVisit(() => {
  const visit = {
    name: 'pageview',
    url: location.href,
    domain: idAt('plausible'),
    referrer: document.referrer || null,
  };
  send('https://plausible.io/api/event', JSON.stringify(visit));
});
