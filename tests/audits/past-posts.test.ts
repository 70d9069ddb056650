import { expect, test } from 'vitest';
import { builtSite } from '../harness/commands/kept-builds.ts';
import { auditOf, headsOf, siteWith } from '../harness/messages/audit.ts';
import { newsPage, post } from '../harness/project/posts.ts';
import { setDay } from '../harness/project/set-day.ts';

const text =
  'We are closed on Monday, May 26, 2025. From now on, a leak visit costs $85, and we take 20% off. We are open on Saturdays now. Open Monday 9 AM–6 PM. Call us at 802-555-0199.';

/** The rules that report something on a day about a post of 2025-05-02 with this text, and about a page that lists it. */
async function rulesOn(day: string, rest = ''): Promise<string[]> {
  setDay(day);
  const [[file = '', yaml = ''] = []] = Object.entries(post('rain', '2025-05-02', rest));
  const edited = yaml
    .replace('All that rain is.', text)
    .replace('What we say of rain.', 'We are open on Saturdays now.')
    .replace(/text: (We are closed.*?0199\.)/, 'text: "$1"');
  const report = await auditOf({ 'site.yaml': await siteWith(), ...newsPage('newest: 1'), [file]: edited });
  return headsOf(report)
    .filter((head) => /facts|stale|prices|stated|discounts/.test(head))
    .map((head) => head.replace(/^(.*):\d+:\d+ {2}warning {2}/, '$1 '));
}

const file = 'pages/posts/rain.yaml';

test('a post must be true for two months, and its phone number as long as the post is on the site', async () => {
  const current = ['facts', 'facts', 'prices', 'stale', 'stated-hours'].map((rule) => `${file} ${rule}`);
  expect([...new Set(await rulesOn('2025-06-20'))].sort()).toEqual([...new Set(current)].sort());
  expect(await rulesOn('2025-08-20')).toEqual([`${file} facts`]);
  expect(await rulesOn('2025-08-20', 'updated: 2025-08-01')).toContain(`${file} stated-hours`);
});

test('a build on another day audits an unchanged post again', async () => {
  const site = await builtSite();
  const [[name = '', yaml = ''] = []] = Object.entries(post('rain', '2025-05-02'));
  await site.write({
    ...newsPage('newest: 1'),
    [name]: yaml.replace('All that rain is.', 'Call us at 802-555-0199. We charge $1 for a visit.'),
  });
  const reportOn = async (day: string) => {
    setDay(day);
    const { out } = await site.build();
    return out;
  };
  expect(await reportOn('2025-06-20')).toContain('warning  prices');
  expect(await reportOn('2025-08-20')).not.toContain('warning  prices');
});
