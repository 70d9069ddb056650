import { link, list, map, number, object, optional, text } from '../schema.ts';

/** A link with its words: the `to` of every link in every file is checked. */
export const action = object('A button or link.', {
  label: text('The words on it.'),
  to: link('Where it leads.'),
});

export const navigation = object('The bar at the top of every page.', {
  label: text('What screen readers call the navigation.'),
  open: text('What screen readers call the button that opens the menu.'),
  links: list('The links, in order.', action),
  book: action,
});

export const banner = object('The strip above the navigation.', {
  label: text('What screen readers call the strip.'),
  text: text('The news.'),
  action,
  close: text('What screen readers call the closing button.'),
});

export const popup = object('The offer that opens by itself.', {
  heading: text('Its heading.'),
  text: text('A sentence or two.'),
  specials: list('The offers named in it.', text('A line.')),
  accept: action,
  decline: text('The button that closes it.'),
  close: text('What screen readers call the closing cross.'),
  delay: number('How long after the page it opens, in milliseconds.', { minimum: 0 }),
  times: number('How often a visitor is shown it in all.', { minimum: 0 }),
});

const notice = object('A notification.', { title: text('Its first line.'), text: text('Its second line.') });

const signup = object('The words around the sign-up form.', {
  heading: text('Its heading.'),
  text: text('Why sign up.'),
});

export const newsletter = object('The newsletter list and the words of its form.', {
  action: text('The address the form is sent to, from the list’s provider.', {
    pattern: '^https://',
    expected: 'an address that begins with https://',
  }),
  fields: map('What the provider asks for beside the address (u, id, f_id).', text('A value.')),
  full: signup,
  compact: signup,
  label: text('The label of the field.'),
  placeholder: text('An example in the empty field.'),
  submit: text('The button.'),
  privacy: text('What you do and do not do with addresses.'),
  submitting: text('What screen readers say while it is sent.'),
  invalid: text('What stands under an address that is none.'),
  success: notice,
  failure: notice,
});

export const mapPanel = object('The map.', {
  label: text('What screen readers call the map.'),
  open: action,
  call: action,
  directions: action,
  loading: text('What stands there while the map loads.'),
  failed: text('What stands there when it does not.'),
  key: optional(text('The key for Google Maps; the environment variable MAPS_KEY takes its place.')),
  id: text('The map ID for Google Maps, which says how the map looks.', { examples: ['DEMO_MAP_ID'] }),
  zoom: number('How close the map looks, 1 to 20.', { minimum: 1, maximum: 20 }),
  hint: text('A sentence beside the link, such as where the building stands.'),
  roads: object('The roads of the sketch that stands where there is no map.', {
    main: text('The road that the business is on.'),
    left: text('The road that crosses it on the left.'),
    right: text('The road that crosses it on the right.'),
  }),
});

export const footer = object('The foot of every page.', {
  blurb: text('A sentence or two about the business.'),
  book: action,
  contact: object('The contact column.', {
    heading: text('Its heading.'),
    call: text('The words before the phone number.'),
    text: text('The words of the text-message link.'),
  }),
  links: object('The column of links.', { heading: text('Its heading.'), links: list('The links.', action) }),
  social: object('The social pages.', { heading: text('Its heading.'), links: list('The links.', action) }),
  towns: optional(
    object('A line of town links.', { heading: text('Its heading.'), links: list('The links.', action) }),
  ),
  copyright: text('The copyright line.'),
  powered: object('The booking platform.', { text: text('The words before its name.'), action }),
});

export const words = object('Small words that many pages share.', {
  skip: text('The link that jumps over the navigation.'),
  notifications: text('What screen readers call the corner where notifications appear.'),
  newTab: text('What screen readers add to a link that opens a new tab.'),
  breadcrumb: text('What screen readers call the trail of pages above the heading.'),
  closed: optional(text('The word that stands in `hours` for a day without any; search engines are told so.')),
  highlightedPrice: text('The price label that is highlighted on a card.', { examples: ['Now'] }),
  struckPrice: text('The price label that is then struck through.', { examples: ['Before'] }),
  regular: text('The word before a struck-through regular price.'),
  perMonth: text('The words after a monthly price.'),
  save: text('The word before an amount saved.'),
  print: text('The button that prints the page.'),
});
