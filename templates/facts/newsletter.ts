import { choice, map, object, optional, runningText, text } from '../schema.ts';
import { newsletterNames } from './newsletter-services.ts';

/** What visitors see after a form was sent. */
export const notice = object('A notification.', {
  title: text('The first line.', 'Thank you'),
  text: text('The second line.', 'You will get our next letter.'),
});

/** What visitors see after sending failed. */
export const failure = object('A notification that something failed.', {
  title: text('The first line.', 'That did not work'),
  text: text('The second line.', 'Please try again in a moment.'),
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
  action: text('The web address that the form is sent to: what follows action= in the code from your service.', {
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
  failure,
});
