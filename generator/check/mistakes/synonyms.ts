import { isSameWord } from '../../basics/suggest.ts';

/** The names that owners and other programs use for a property, by its name here. */
const properties: Readonly<Record<string, readonly string[]>> = {
  alt: ['alt text', 'alternative text'],
  answer: ['a'],
  banner: ['announcement', 'alert', 'notice'],
  business: ['company', 'shop'],
  enhancements: ['add-ons', 'addons', 'extras'],
  ga4: ['google', 'google analytics', 'gtag', 'measurement id'],
  from: ['begins', 'starts', 'start', 'start date', 'valid from'],
  heading: ['headline'],
  hours: ['opening hours', 'business hours'],
  image: ['photo', 'picture', 'img', 'portrait'],
  label: ['caption'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  navigation: ['menu', 'nav'],
  people: ['members', 'staff', 'team'],
  phone: ['phone number', 'telephone', 'tel', 'mobile', 'cell'],
  postalCode: ['zip', 'zip code', 'postcode', 'eircode'],
  published: ['date', 'day', 'posted', 'publish date'],
  question: ['q'],
  region: ['state', 'province', 'county'],
  service: ['provider'],
  specialHours: ['holidays', 'holiday hours', 'special days', 'days off', 'closures', 'vacation'],
  specials: ['offers', 'deals', 'promotions', 'promotion', 'promo', 'discounts', 'coupons'],
  to: ['href', 'link'],
  until: ['to', 'ends', 'end', 'end date', 'expires', 'valid until'],
  yearly: ['annual', 'annually', 'per year'],
};

/** Names that may mean a property, but also another one. They count only where a group does not have the property yet. */
const looseNames: Readonly<Record<string, readonly string[]>> = {
  action: ['button', 'cta', 'url'],
  actions: ['buttons', 'button', 'cta'],
  address: ['url', 'src', 'video'],
  description: ['details', 'summary'],
  files: ['file', 'documents'],
  heading: ['title', 'header'],
  items: ['questions', 'list', 'bullets', 'points'],
  label: ['text', 'title', 'name'],
  name: ['title', 'customer'],
  quote: ['text', 'review', 'comment', 'testimonial'],
  text: ['subtitle', 'subheading', 'tagline', 'body', 'content', 'paragraph', 'description'],
  title: ['heading', 'headline', 'name'],
  to: ['url'],
};

/** The same in Spanish, which many owners in the United States use. Without accents, which many leave out. */
const inSpanish: Readonly<Record<string, string>> = {
  address: 'direccion',
  answer: 'respuesta',
  discount: 'descuento',
  heading: 'encabezado',
  hours: 'horario',
  label: 'etiqueta',
  memberships: 'membresias',
  name: 'nombre',
  phone: 'telefono',
  price: 'precio',
  prices: 'precios',
  question: 'pregunta',
  services: 'servicios',
  template: 'plantilla',
};

/** The names that owners use for a section, by its type. */
const sections: Readonly<Record<string, readonly string[]>> = {
  'area-map': ['service area', 'coverage'],
  areas: ['service areas', 'areas served', 'towns', 'cities', 'locations'],
  'before-after': ['before and after', 'results'],
  callout: ['call to action', 'cta'],
  checklist: ['list', 'bullets', 'benefits', 'reasons'],
  'contact-form': ['form', 'contact', 'contact us', 'inquiry'],
  downloads: ['files', 'documents'],
  embed: ['booking', 'calendar', 'iframe', 'video'],
  enhancements: ['add-ons', 'addons', 'extras'],
  faq: ['faqs', 'questions', 'q&a', 'frequently asked questions'],
  features: ['highlights', 'why us', 'why choose us'],
  gallery: ['photos', 'pictures', 'images', 'photo gallery', 'slideshow', 'carousel', 'portfolio'],
  hours: ['opening hours', 'business hours'],
  intro: ['introduction'],
  location: ['map', 'directions', 'find us'],
  memberships: ['plans', 'subscriptions'],
  newsletter: ['newsletter signup', 'signup', 'mailing list'],
  offers: ['specials', 'special offers', 'deals', 'promotions', 'discounts', 'coupons'],
  policies: ['terms', 'rules', 'terms and conditions'],
  posts: ['blog', 'news', 'articles'],
  'price-table': ['price', 'prices', 'price list', 'pricing table', 'rates', 'fees'],
  prose: ['text', 'paragraph', 'content', 'about', 'about us'],
  reviews: ['testimonials', 'testimonial', 'customer reviews', 'quotes'],
  services: ['our services', 'service list'],
  steps: ['how it works', 'process'],
  team: ['staff', 'people', 'our team', 'meet the team'],
  timeline: ['history', 'our story'],
};

/** Returns the known property that a word is another name for, or null. */
export function synonymOf(word: string, known: readonly string[]): string | null {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '');
  return known.find((name) => namesOf(name).some((other) => isSameWord(folded, other))) ?? null;
}

/** Returns the known property that a word may mean in a group that does not have it yet, or null. */
export function meantBy(word: string, known: readonly string[]): string | null {
  const isLoose = (name: string) => looseNames[name]?.some((other) => isSameWord(word, other));
  return synonymOf(word, known) ?? known.find(isLoose) ?? null;
}

const namesOf = (name: string) => [...(properties[name] ?? []), ...(inSpanish[name] ? [inSpanish[name]] : [])];

/** Returns the section type that a word means, or null. */
export function sectionNamed(word: string): string | null {
  const isNamed = ([type, others]: [string, readonly string[]]) =>
    [type, ...others].some((one) => isSameWord(word, one));
  return Object.entries(sections).find(isNamed)?.[0] ?? null;
}
