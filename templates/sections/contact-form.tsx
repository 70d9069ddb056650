import { defineSection } from '../define.ts';
import { type FormTarget, formAddressFault, formServiceNames, formTarget, isReserved } from '../facts/form-services.ts';
import { failure, notice } from '../facts/newsletter.ts';
import { Island } from '../island.tsx';
import { Band } from '../parts/band.tsx';
import { contactField, namedFields } from '../parts/contact-fields.ts';
import { Heading, textForWidget } from '../parts/text.tsx';
import { choice, list, optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'A form that reaches you through your form service, such as Formspree.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'We answer within a day.')),
    service: choice('The service that receives the form; url is for any other one.', formServiceNames),
    address: text(
      'The id of the form at the service, a name for it at Netlify, or with "service: url" its web address.',
      {
        examples: ['xyzabcde', 'contact', 'https://forms.example.com/contact'],
        shown: false,
      },
    ),
    fields: list('The fields, in order.', contactField),
    optional: optional(text('What follows the label of a field that may be empty.', '(optional)')),
    submit: text('The button.', 'Send'),
    privacy: runningText('What you do with what visitors write.', 'Only for our answer.'),
    submitting: text('What screen readers say while the form is sent.', 'Sending your message'),
    missing: text('The message under a required field that is empty.', 'Please fill this in.'),
    invalid: text('The message under an email address that is not valid.', 'Please enter a full email address.'),
    success: notice,
    failure,
  },
  faults: ({ service, address, fields }, { host }) => {
    const fault = formAddressFault(service, address);
    const isElsewhere = service === 'netlify' && host !== undefined && host !== 'netlify';
    const wrongHost = {
      at: ['service'],
      fault: `is for sites on Netlify, but site.yaml has "host: ${host}"`,
      advice: 'Use another form service.',
    };
    return [
      ...(fault ? [{ at: ['address'], ...fault }] : []),
      ...labelFaults(
        fields.map(({ label }) => label),
        formTarget(service, address),
      ),
      ...(isElsewhere ? [wrongHost] : []),
    ];
  },
  policy: ({ service, address }) => {
    const { action } = formTarget(service, address);
    const origins = [action === '' ? "'self'" : new URL(action).origin];
    return { connect: origins, form: origins };
  },
  view: (section, context) => {
    const { id, ground, heading, text, service, address, fields, ...words } = section;
    const { action, fields: hidden, trap, netlify } = formTarget(service, address);
    return (
      <Band section={section}>
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-5-7">
          <Heading heading={heading} text={text} context={context} />
          <Island
            widget="contact"
            props={{
              ...words,
              action,
              hidden,
              trap,
              netlify,
              fields: namedFields(fields),
              privacy: textForWidget(words.privacy, context),
              newTab: context.site.words.newTab,
            }}
          />
        </div>
      </Band>
    );
  },
  examples: [
    {
      heading: 'Ask us',
      service: 'url',
      address: 'https://forms.example.com/ask',
      fields: [
        { label: 'Your email address', kind: 'email', required: true },
        { label: 'Your question', kind: 'message', required: true },
      ],
      submit: 'Ask',
      privacy: 'Only for our answer.',
      submitting: 'Sending your question',
      missing: 'Please fill this in.',
      invalid: 'That is not an email address.',
      success: { title: 'Thank you', text: 'We have your question.' },
      failure: { title: 'That did not work', text: 'Please call us.' },
    },
    {
      heading: 'Write to us',
      text: 'We answer within a day.',
      service: 'formspree',
      address: 'xyzabcde',
      fields: [
        { label: 'Your name', kind: 'name', required: true },
        { label: 'Your email address', kind: 'email', required: true, placeholder: 'you@example.com' },
        { label: 'Your phone number', kind: 'phone' },
        { label: 'When may we call?', choices: ['In the morning', 'In the evening'], placeholder: 'At any time' },
        { label: 'Your town', autocomplete: 'address-level2' },
        { label: 'Your message', kind: 'message', required: true },
      ],
      optional: '(optional)',
      submit: 'Send',
      privacy: 'Only for our answer. We keep no list.',
      submitting: 'Sending your message',
      missing: 'Please fill this in.',
      invalid: 'Please enter a full email address.',
      success: { title: 'Thank you', text: 'We have your message.' },
      failure: { title: 'Your message was not sent', text: 'Please try again, or call us.' },
    },
  ],
});

/** Returns what is wrong with the first label that another field has too, and with the first that a hidden field has. */
function labelFaults(labels: readonly string[], target: FormTarget) {
  const faults = [
    {
      index: labels.findIndex((label, index) => labels.indexOf(label) < index),
      fault: 'is the label of another field too',
      advice: 'Give each field a label of its own.',
    },
    {
      index: labels.findIndex((label) => isReserved(label, target)),
      fault: 'is the name of a hidden field that the form service needs',
      advice: 'Write what visitors are asked for, such as Your name.',
    },
  ];
  return faults.flatMap(({ index, ...fault }) => (index < 0 ? [] : [{ at: ['fields', index, 'label'], ...fault }]));
}
