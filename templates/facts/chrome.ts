import { link, list, milliseconds, number, object, optional, runningText, schedule, text } from '../schema.ts';

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
  times: number('How many times a visitor sees the popup in total.', { minimum: 0, examples: [3] }),
  ...schedule,
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
    text: optional(text('The label of the text-message link. Leave it out for a landline.', 'Send a text message')),
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
