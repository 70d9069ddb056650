import { object, optional, text } from '../schema.ts';

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
      beforeDate: optional(
        text('The word before a date, if there is none before a day of the week, as in "ouvre le 5 janvier".', 'le'),
      ),
      at: optional(text('The text between the day and the time. Without it, there is only a space.', 'at')),
    }),
  ),
  highlightedPrice: optional(text('The label of a price to highlight on a card.', 'Now')),
  struckPrice: optional(
    text('The label of what the same used to cost. Next to a highlighted price, it is struck through.', 'Before'),
  ),
  regular: text('The word before a regular price that is struck through.', 'Regular'),
  perMonth: text('The text after a monthly price.', 'per month'),
  perYear: optional(text('The text after a yearly price.', 'per year')),
  save: text('The word before the amount saved.', 'Save'),
  off: optional(text('The text after the discount of a special offer, as in "10% off".', 'off')),
  print: optional(text('The button that prints the page. The section `menu` needs it.', 'Print this page')),
  updated: optional(
    text('The word before the day on which a post was updated. Without it, that day is not shown.', 'Updated'),
  ),
});
