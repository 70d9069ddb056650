import { atEveryVisit, idAt, send } from '../visit.ts';

/** See https://www.goatcounter.com/help/pixel. Sending the visit directly needs no script of theirs. */
atEveryVisit(() => {
  const visit = new URLSearchParams({
    p: location.pathname,
    q: location.search,
    t: document.title,
    r: document.referrer,
    s: `${screen.width},${screen.height},${devicePixelRatio}`,
    rnd: String(Math.random()),
  });
  send(`https://${idAt('goatcounter')}.goatcounter.com/count?${visit}`);
});
