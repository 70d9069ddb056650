import type { Message } from '../../report/diagnostic.ts';
import { formatNumber } from '../../report/wording.ts';

/** Messages about places that are too far from each other to be right. */
export const distanceMessages = {
  /** One coordinate has the wrong sign. */
  wrongSign: (who: string, miles: number, coordinate: 'latitude' | 'longitude', better: number): Message => ({
    id: 'far-town',
    message: `With this ${coordinate}, ${who} would be ${distance(miles)} away. ${
      coordinate === 'longitude'
        ? 'Longitudes west of Greenwich are negative.'
        : 'Latitudes south of the equator are negative; those north of it are not.'
    }`,
    // In quotes, it would be a text.
    hint: `Write:  ${better}`,
  }),
  /** @param better both coordinates in the right order, if they are on one line */
  swapped: (who: string, miles: number, better: string | null): Message => ({
    id: 'far-town',
    message: `${sentence(who)} would be ${distance(miles)} away. The latitude and the longitude are swapped.`,
    hint: better === null ? 'Write each number at the name of the other.' : `Write:  ${better}`,
  }),
  /** @param value what the coordinate is now */
  far: (who: string, miles: number, coordinate: 'latitude' | 'longitude', value: number): Message => ({
    id: 'far-town',
    message: `${sentence(who)} would be ${distance(miles)} away.`,
    hint: `Check the ${coordinate}${coordinate === 'longitude' && value > 0 ? '; west of Greenwich, it is negative' : ''}.`,
  }),
  /** @param wrong what may be wrong, in words */
  farGeo: (miles: number, wrong: string): Message => ({
    id: 'far-town',
    message: `"geo" and the towns do not fit: most towns would be ${distance(miles)} away.`,
    hint: `Check ${wrong} of "geo". If "geo" is right, replace the towns: they are too far away.`,
  }),
};

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const distance = (miles: number) => `${formatNumber(Math.round(miles))} miles`;
