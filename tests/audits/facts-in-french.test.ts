import { afterEach, expect, test, vi } from 'vitest';
import { auditOf, type Change, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

afterEach(() => vi.unstubAllEnvs());

/** What is reported about a text on a page of a site in French, or in another language; null if there are no problems. */
async function saidOf(text: string, language = 'fr-CA', ...changes: Change[]): Promise<string[] | null> {
  const site = await siteWith(['language: en-US', `language: ${language}`], ...changes);
  const report = await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', prose(text)) });
  return report.match(/(?<=\n {2})[“/].*/g);
}

test.each([
  ['fr-CA', 'Offre valable jusqu’au 05/12/2026.', null],
  ['fr-CA', 'Offre valable jusqu’au 12/05/2026.', '12/05/2026'],
  ['sv-SE', 'Erbjudandet gäller till 05/12/2026.', null],
  ['sv-SE', 'Erbjudandet gäller till 12/05/2026.', '12/05/2026'],
  ['en-CA', 'Half price until 05/12/2026.', null],
  ['en-CA', 'Half price until 12/05/2026.', null],
  ['en-CA', 'Half price until 05/06/2026.', '05/06/2026'],
  ['en-CA', 'Half price until 10/31/2026.', '10/31/2026'],
  ['en-CA', 'Half price until 31/10/2026.', '31/10/2026'],
])('in %s, a date of numbers: %s', async (language, text, past) => {
  setDay('2026-11-27');
  expect(await saidOf(text, language)).toEqual(past && [`/a says “${past}”, which is in the past.`]);
});
