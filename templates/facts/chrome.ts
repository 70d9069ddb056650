import {
  choice,
  link,
  list,
  map,
  milliseconds,
  number,
  object,
  optional,
  runningText,
  schedule,
  text,
} from '../schema.ts';
import { newsletterNames } from './newsletter-services.ts';

/** A link and its label. The `to` of every link in every file is checked. */
export const action = object('A button or link.', {
  label: text('The label.', 'Book Now'),
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
  action: optional(action),
  close: text('What screen readers call the close button.', 'Close this announcement'),
  ...schedule,
});

export const popup = object('An offer in a popup that opens after a delay.', {
  heading: text('The heading.', 'New here?'),
  text: runningText('A sentence or two.', 'We answer within a day, and you know every price before we start.'),
  specials: list('The offers in it.', runningText('One line.', 'First visit, {specials.first-visit.price}')),
  accept: action,
  decline: text('The button that closes it.', 'Maybe later'),
  close: text('What screen readers call the close button.', 'Close this offer'),
  delay: milliseconds('The delay between page load and popup', 3000),
  times: number('How many times in all a visitor sees the popup.', { minimum: 0, examples: [3] }),
  ...schedule,
});

/** What visitors read after a form was sent, or after that failed. */
export const notice = object('A notification.', {
  title: text('The first line.', 'Thank you'),
  text: text('The second line.', 'You will get our next letter.'),
});

const signup = object('The text above the sign-up form.', {
  heading: text('The heading.', 'News by email'),
  text: runningText('A reason to sign up.', 'One letter a month, with openings and offers.'),
});

export const newsletter = object('The newsletter and the text of its sign-up form.', {
  service: optional(
    choice(
      'The newsletter service, whose form has fields of its own. Without it, the field is named EMAIL.',
      newsletterNames,
    ),
  ),
  action: text('The web address that the form is sent to: what action= is in the code that your service has for it.', {
    form: 'newsletter-address',
    shown: false,
    examples: ['https://lists.example.com/subscribe'],
  }),
  fields: optional(
    map('The hidden fields that your provider asks for, such as u, id, and f_id.', text('The value.', '0a1b2c3d'), {
      examples: ['u'],
    }),
  ),
  full: signup,
  compact: signup,
  label: text('The label of the field.', 'Your email address'),
  placeholder: text('An example in the empty field.', 'you@example.com'),
  submit: text('The button.', 'Subscribe'),
  privacy: runningText(
    'What you do with email addresses, and what you do not.',
    'Only for these letters. Unsubscribe anytime.',
  ),
  submitting: text('What screen readers say while the form is sent.', 'Sending your address'),
  invalid: text('The message under an email address that is not valid.', 'Please enter a full email address.'),
  success: notice,
  failure: notice,
});

export const mapPanel = object('The map.', {
  label: text('What screen readers call the map.', 'Map of where to find us'),
  open: action,
  call: action,
  directions: action,
  loading: text('What is shown while the map loads.', 'Loading the map'),
  failed: text('What is shown if the map does not load.', 'The map did not load.'),
  key: optional(text('The key for Google Maps. The environment variable MAPS_KEY overrides it.', 'your-key')),
  id: text('The map ID for Google Maps, which selects the style of the map.', 'DEMO_MAP_ID'),
  zoom: number('The zoom level of the map, from 1 to 20.', { minimum: 1, maximum: 20, examples: [16] }),
  hint: text(
    'A sentence next to the link, such as how to find the building.',
    'Behind the library, with parking at the door.',
  ),
  roads: object('The roads on the sketch that is shown until the map loads.', {
    main: text('The road that the business is on.', 'Main Street'),
    left: text('The road that crosses it on the left.', 'Oak Street'),
    right: text('The road that crosses it on the right.', 'Elm Street'),
  }),
});

export const footer = object('The bottom of every page.', {
  blurb: runningText(
    'A sentence or two about the business.',
    'Two plumbers, one van, and a clean floor when we leave.',
  ),
  book: action,
  contact: object('The contact column.', {
    heading: text('The heading.', 'Contact'),
    call: text('The text before the phone number.', 'Call'),
    text: optional(
      text('The label of the text-message link. Without it, there is none, as for a landline.', 'Send a text message'),
    ),
  }),
  links: object('The column of links.', {
    heading: text('The heading.', 'Good to know'),
    links: list('The links.', action),
  }),
  social: optional(
    object('The column of social media links.', {
      heading: text('The heading.', 'Follow us'),
      links: list('The links.', action),
    }),
  ),
  towns: optional(
    object('A row of links to town pages.', {
      heading: text('The heading.', 'Towns we serve'),
      links: list('The links.', action),
    }),
  ),
  copyright: text('The copyright line.', '© {year} {business.name}'),
  powered: optional(object('The booking platform.', { text: text('The text before its name.', 'Powered by'), action })),
});

export const words = object('Short texts that many pages share.', {
  skip: text('The link that skips the navigation.', 'Skip to the content'),
  notifications: text('What screen readers call the corner where notifications appear.', 'Notifications'),
  newTab: text('What screen readers add to a link that opens a new tab.', '(opens in a new tab)'),
  breadcrumb: text('What screen readers call the breadcrumb trail above the heading.', 'You are here'),
  closed: optional(
    text('The word in `hours` for days when you are closed. Search engines show those days as closed.', 'Closed'),
  ),
  openNow: optional(
    object('What is shown above the hours, such as "Open now · until 10 PM". It needs `timeZone:`.', {
      open: text('While you are open.', { form: 'open-now', examples: ['Open now'] }),
      closed: text('While you are not.', 'Closed now'),
      closes: text(
        'The text before the time at which you close, and before the day unless there is `closesOn`.',
        'until',
      ),
      opens: text('The text before the time at which you open, and before the day unless there is `opensOn`.', 'opens'),
      opensOn: optional(
        text('The text before the day on which you open, for languages that need another.', 'opens on'),
      ),
      closesOn: optional(text('The text before the day on which you close, if that is more than a day away.', 'until')),
      at: optional(text('The text between the day and the time. Without it, there is only a space.', 'at')),
    }),
  ),
  highlightedPrice: optional(text('The price label to highlight on a card.', 'Now')),
  struckPrice: optional(text('The price label to strike through next to it.', 'Before')),
  regular: text('The word before a regular price that is struck through.', 'Regular'),
  perMonth: text('The text after a monthly price.', 'per month'),
  save: text('The word before the amount saved.', 'Save'),
  off: optional(text('The text after the discount of a special offer, as in "10% off".', 'off')),
  print: optional(text('The button that prints the page. The section `menu` needs it.', 'Print this page')),
  updated: optional(
    text('The word before the day on which a post was updated. Without it, that day is not shown.', 'Updated'),
  ),
});
