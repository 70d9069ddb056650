import { chosen } from './catalog.ts';
import type { SiteFacts } from './site.ts';

type Memberships = SiteFacts['memberships'];
type Membership = NonNullable<Memberships>[string];

/** Returns the price of a membership, and the text after it. */
export const feeOf = ({ monthly, yearly = '' }: Membership, { perMonth, perYear = '' }: SiteFacts['words']) =>
  monthly === undefined ? { price: yearly, period: perYear } : { price: monthly, period: perMonth };

/** Returns the word that the chosen memberships show only if one of them is paid by the year. */
export const feeWords = (memberships: Memberships, keys: string[] | undefined): 'perYear'[] =>
  chosen(memberships, keys).some(([, { yearly }]) => yearly !== undefined) ? ['perYear'] : [];
