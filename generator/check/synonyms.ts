import { isSameWord } from '../report/suggest.ts';

/** What owners and other programs call a property, by its name here. */
const properties: Readonly<Record<string, readonly string[]>> = {
  answer: ['a'],
  banner: ['announcement', 'alert', 'notice'],
  business: ['company', 'shop'],
  heading: ['headline'],
  hours: ['opening hours', 'business hours'],
  image: ['photo', 'picture', 'img', 'portrait'],
  label: ['caption'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  navigation: ['menu', 'nav'],
  people: ['members', 'staff', 'team'],
  phone: ['phone number', 'telephone', 'tel', 'mobile', 'cell'],
  postalCode: ['zip', 'zip code', 'postcode'],
  question: ['q'],
  region: ['state', 'province'],
  specials: ['offers', 'deals', 'promotions', 'discounts', 'coupons'],
  to: ['href', 'link'],
};

/** What owners call a section, by its type. */
const sections: Readonly<Record<string, readonly string[]>> = {
  'area-map': ['service area'],
  enhancements: ['add-ons', 'addons', 'extras'],
  faq: ['faqs', 'questions'],
  gallery: ['photos', 'pictures'],
  location: ['map'],
  reviews: ['testimonials'],
  team: ['staff', 'people'],
};

/** The one of some properties that a word is another name for; null if it is none. */
export function synonymOf(word: string, known: readonly string[]): string | null {
  return known.find((name) => properties[name]?.some((other) => isSameWord(word, other))) ?? null;
}

/** The type of section that a word names; null if it names none. */
export function sectionNamed(word: string): string | null {
  const isNamed = ([type, others]: [string, readonly string[]]) =>
    [type, ...others].some((one) => isSameWord(word, one));
  return Object.entries(sections).find(isNamed)?.[0] ?? null;
}
