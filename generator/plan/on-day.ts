import type { SiteFacts } from '../../templates/facts/site.ts';
import { datedHours } from '../../templates/facts/special-days.ts';
import type { Definition } from '../check/definition.ts';

/**
 * Returns site.yaml with what depends on the day: which special days are over, and which are near.
 *
 * @param today as YYYY-MM-DD
 */
export function onDay(site: Definition<SiteFacts>, today: string | undefined): Definition<SiteFacts> {
  const { specialHours } = site.data;
  if (!today || !Array.isArray(specialHours?.days)) return site;
  const dated = datedHours(specialHours, site.data, today);
  const roles = new Map(site.roles);
  for (const index of dated.days.keys()) roles.set(`/specialHours/days/${index}/when`, { role: 'shown' });
  return { ...site, data: { ...site.data, specialHours: dated }, roles };
}
