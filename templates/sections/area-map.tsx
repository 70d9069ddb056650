import { defineSection } from '../define.ts';
import { unitNamed, usualUnit } from '../facts/distance-unit.ts';
import type { SiteFacts } from '../facts/site.ts';
import { AreaMapDrawing } from '../illustrations/area-map.tsx';
import { Band } from '../parts/band.tsx';
import { Heading } from '../parts/text.tsx';
import { choice, link, list, nameText, object, optional, runningText, text } from '../schema.ts';
import { unmarked } from '../unmarked.ts';

const number = '-?\\d{1,3}(\\.\\d+)?';
const placeholder = '\\{[a-z][^{}]*\\}';

const town = object('A town.', {
  name: nameText('The name of the town.', 'Montpelier'),
  at: text('Its latitude and longitude.', {
    pattern: `^(${number}|${placeholder}), ?(${number}|${placeholder})$`,
    expected: 'a latitude and a longitude with a comma between them, such as 44.26, -72.57',
    examples: ['44.26, -72.57', '{town.center.latitude}, {town.center.longitude}'],
    shown: false,
  }),
  to: optional(link('Where it leads, such as the page of the town.')),
});

export default defineSection({
  summary: 'A map of the towns you serve, drawn from their coordinates: how far each is, and in which direction.',
  needs: { type: 'geo' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Within half an hour of the shop.')),
    here: text('The name next to the place of the business.', 'Our shop'),
    unit: optional(
      choice('The unit of the rings around the business (default: the one that `word` names, or miles).', [
        'miles',
        'kilometers',
      ]),
    ),
    word: text('What follows the number on each ring.', 'miles'),
    towns: list('The towns.', town),
  },
  suggested: (facts) => ({ unit: usualUnit(facts) }),
  faults: ({ unit, word }) => {
    const named = unitNamed(word);
    if (unit === undefined || named === undefined || named === unit) return [];
    const fault = `is "${unit}", but the number on each ring is followed by "${word}"`;
    return [{ at: ['unit'], fault, better: named }];
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid items-center gap-x-8 gap-y-8 md:grid-cols-[minmax(0,1fr)_26rem] lg:grid-cols-5-7 lg:gap-x-14">
        <Heading heading={section.heading} text={section.text} context={context} />
        <AreaMapDrawing
          name={section.heading}
          center={{ name: section.here, ...placeOf(context.site) }}
          towns={section.towns.map(({ name, at, to }) => {
            const [latitude = 0, longitude = 0] = at.split(',').map(Number);
            const href = to && context.link(to).href;
            return { name, latitude, longitude, href };
          })}
          unit={section.unit ?? unitNamed(unmarked(section.word)) ?? 'miles'}
          word={section.word}
          language={context.site.language}
        />
      </div>
    </Band>
  ),
  examples: [
    {
      heading: 'How far we go',
      here: 'Our shop',
      unit: 'kilometers',
      word: 'km',
      towns: [{ name: 'A village', at: '44.23, -72.44' }],
    },
    {
      heading: 'Where we come to',
      text: 'Within half an hour of the shop.',
      here: 'Our shop',
      word: 'miles',
      towns: [
        { name: 'Northfield', at: '44.151, -72.657', to: '/' },
        { name: 'Montpelier', at: '44.26, -72.575', to: '/plain' },
        { name: 'East Montpelier', at: '44.27, -72.49', to: '/questions' },
        { name: 'Williamstown', at: '44.12, -72.54', to: '/print' },
        { name: 'Plainfield', at: '44.262, -72.36', to: '/find-us' },
      ],
    },
  ],
});

/**
 * Returns the location of the business. Without a street, it is most likely a home, so the drawing shows it only to
 * about half a mile.
 */
function placeOf({ geo, address }: SiteFacts) {
  const { latitude = 0, longitude = 0 } = geo ?? {};
  const shown = (degrees: number) => (address.street ? degrees : Math.round(degrees * 100) / 100);
  return { latitude: shown(latitude), longitude: shown(longitude) };
}
