import { siteWith } from '../messages/audit.ts';

/** Towns on one road, from north to south, with their latitudes. */
const towns = { Dover: 44.45, Calais: 44.31, Berlin: 44.2, Barre: 44.12, Albany: 44 };

/**
 * The site.yaml of the small site with five towns on one road, listed from north to south. The business is in the middle,
 * between Barre and Berlin. Only Albany and Dover have the specialty "drains". Calais and Dover are in the county North, the others in South.
 *
 * @param links the items of the list of towns in the footer
 */
export async function siteWithTowns(
  links = '{ each: towns, label: "{town.name}", to: "{town.page}" }',
): Promise<string> {
  const entries = Object.entries(towns).map(([name, latitude]) => {
    const slug = name.toLowerCase();
    const special = ['Albany', 'Dover'].includes(name) ? ', specialties: { drains: { opening: Drains. } }' : '';
    const center = `{ latitude: ${latitude}, longitude: -72.5 }`;
    const county = latitude > 44.3 ? 'North' : 'South';
    return `  - { name: ${name}, slug: ${slug}, page: /in-${slug}, county: ${county}, center: ${center}${special} }\n`;
  });
  const [site = '', rest = ''] = (await siteWith(['latitude: 44.2', 'latitude: 44.15'])).split(/towns:\n(?: .*\n)+/);
  const footer = `  towns: { heading: Towns, links: [${links}] }\n  copyright`;
  return `${site}towns:\n${entries.join('')}${rest.replace('  copyright', () => footer)}`;
}
