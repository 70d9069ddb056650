import { link, list, map, number, object, optional, text } from '../schema.ts';

/** A link with its words: the `to` of every link in every file is checked. */
export const action = object('A button or link.', {
  label: text('The words on it.', 'Book Now'),
  to: link('Where it leads.'),
});

export const navigation = object('The bar at the top of every page.', {
  label: text('What screen readers call the navigation.', 'Main'),
  open: text('What screen readers call the button that opens the menu.', 'Menu'),
  links: list('The links, in order.', action),
  book: action,
});

export const banner = object('The strip above the navigation.', {
  label: text('What screen readers call the strip.', 'Announcement'),
  text: text('The news.', 'First visit for {specials.first-visit.price}'),
  action,
  close: text('What screen readers call the closing button.', 'Close this announcement'),
});

export const popup = object('The offer that opens by itself.', {
  heading: text('Its heading.', 'Good to know'),
  text: text('A sentence or two.', 'We answer within a day, and every price is known before the work begins.'),
  specials: list('The offers named in it.', text('A line.', 'First visit, {specials.first-visit.price}')),
  accept: action,
  decline: text('The button that closes it.', 'Maybe later'),
  close: text('What screen readers call the closing cross.', 'Close this offer'),
  delay: number('How long after the page it opens, in milliseconds.', { minimum: 0, examples: [3000] }),
  times: number('How often a visitor is shown it in all.', { minimum: 0, examples: [3] }),
});

const notice = object('A notification.', {
  title: text('Its first line.', 'Thank you'),
  text: text('Its second line.', 'The next letter comes to you.'),
});

const signup = object('The words around the sign-up form.', {
  heading: text('Its heading.', 'Good to know'),
  text: text('Why sign up.', 'A letter a month with open times and offers.'),
});

export const newsletter = object('The newsletter list and the words of its form.', {
  action: text('The address the form is sent to, from the list’s provider.', {
    pattern: '^https://',
    expected: 'an address that begins with https://',
    examples: ['https://lists.example.com/subscribe'],
  }),
  fields: map('What the provider asks for beside the address (u, id, f_id).', text('A value.', '0a1b2c3d'), {
    examples: ['u'],
  }),
  full: signup,
  compact: signup,
  label: text('The label of the field.', 'Your e-mail address'),
  placeholder: text('An example in the empty field.', 'you@example.com'),
  submit: text('The button.', 'Subscribe'),
  privacy: text('What you do and do not do with addresses.', 'Only for these letters. Leave whenever you like.'),
  submitting: text('What screen readers say while it is sent.', 'Sending your address'),
  invalid: text('What stands under an address that is none.', 'Please enter a whole e-mail address.'),
  success: notice,
  failure: notice,
});

export const mapPanel = object('The map.', {
  label: text('What screen readers call the map.', 'Map of where to find us'),
  open: action,
  call: action,
  directions: action,
  loading: text('What stands there while the map loads.', 'Loading the map'),
  failed: text('What stands there when it does not.', 'The map did not load.'),
  key: optional(text('The key for Google Maps; the environment variable MAPS_KEY takes its place.', 'your-key')),
  id: text('The map ID for Google Maps, which says how the map looks.', 'DEMO_MAP_ID'),
  zoom: number('How close the map looks, 1 to 20.', { minimum: 1, maximum: 20, examples: [16] }),
  hint: text(
    'A sentence beside the link, such as where the building stands.',
    'Behind the library, with parking at the door.',
  ),
  roads: object('The roads of the sketch that stands where there is no map.', {
    main: text('The road that the business is on.', 'Main Street'),
    left: text('The road that crosses it on the left.', 'Oak Street'),
    right: text('The road that crosses it on the right.', 'Elm Street'),
  }),
});

export const footer = object('The foot of every page.', {
  blurb: text('A sentence or two about the business.', 'Two plumbers, one van, and a clean floor when we leave.'),
  book: action,
  contact: object('The contact column.', {
    heading: text('Its heading.', 'Good to know'),
    call: text('The words before the phone number.', 'Call'),
    text: text('The words of the text-message link.', 'Send a text message'),
  }),
  links: object('The column of links.', {
    heading: text('Its heading.', 'Good to know'),
    links: list('The links.', action),
  }),
  social: object('The social pages.', {
    heading: text('Its heading.', 'Good to know'),
    links: list('The links.', action),
  }),
  towns: optional(
    object('A line of town links.', {
      heading: text('Its heading.', 'Good to know'),
      links: list('The links.', action),
    }),
  ),
  copyright: text('The copyright line.', '© {business.name}'),
  powered: object('The booking platform.', { text: text('The words before its name.', 'Powered by'), action }),
});

export const words = object('Small words that many pages share.', {
  skip: text('The link that jumps over the navigation.', 'Skip to the content'),
  notifications: text('What screen readers call the corner where notifications appear.', 'Notifications'),
  newTab: text('What screen readers add to a link that opens a new tab.', '(opens in a new tab)'),
  breadcrumb: text('What screen readers call the trail of pages above the heading.', 'You are here'),
  closed: optional(
    text('The word that stands in `hours` for a day without any; search engines are told so.', 'Closed'),
  ),
  highlightedPrice: text('The price label that is highlighted on a card.', 'Now'),
  struckPrice: text('The price label that is then struck through.', 'Before'),
  regular: text('The word before a struck-through regular price.', 'Regular'),
  perMonth: text('The words after a monthly price.', 'per month'),
  save: text('The word before an amount saved.', 'Save'),
  print: text('The button that prints the page.', 'Print this page'),
});
