import { markNames } from '../../templates/illustrations/marks.tsx';
import type { Message } from '../report/diagnostic.ts';
import { inWords } from '../report/wording.ts';

/** Messages about facts in site.yaml that contradict each other. */
export const siteMessages = {
  noMark: (): Message => ({
    id: 'missing-property',
    message: '"brand" has neither "logo" nor "mark", so browser tabs have no icon to show.',
    hint: `Add "logo:" with the path of a picture file in the folder of site.yaml, or "mark:" with one of the built-in drawings: ${inWords(markNames, 'or')}.`,
  }),
  priceAndDiscount: (): Message => ({
    id: 'price-and-discount',
    message: 'A special offer has either a price or a discount. This one has both.',
    hint: 'Delete one of the two.',
  }),
  noFee: (key: string): Message => ({
    id: 'missing-property',
    message: `The membership "${key}" has no price.`,
    hint: 'Add "monthly:" or "yearly:" with what it costs.',
  }),
  twoFees: (): Message => ({
    id: 'two-prices',
    message: 'A membership is paid by the month or by the year. This one has both prices.',
    hint: 'Delete one of the two, or add a second membership with the other one.',
  }),
  noRegion: (country: string): Message => ({
    id: 'missing-property',
    message: `"address" has no "region", and in ${country}, an address is not complete without one.`,
    hint: `Add "region:" with the ${country === 'CA' ? 'province' : 'state'}${country === 'US' ? ', as two letters' : ''}.`,
  }),
  noPostalCode: (): Message => ({
    id: 'missing-property',
    message: '"address" has a street, but no "postalCode".',
    hint: 'Add "postalCode:", in quotes. If nobody comes to you, delete "street:" instead.',
  }),
  noGeo: (): Message => ({
    id: 'missing-property',
    message:
      'The address has a street, but "geo" is missing from site.yaml, so search engines cannot tell where it is.',
    hint: 'Add "geo:" with the latitude and longitude of the entrance. If nobody comes to you, delete "street:" instead.',
  }),
  mapWithoutStreet: (): Message => ({
    id: 'map-without-street',
    message: 'The map has a pin at the place of the business, but the address has no street.',
    hint: 'Delete "map:". If customers come to you, add "street:" to "address:".',
  }),
};
