import { actionStyles } from '../../client/action-styles.ts';
import { defineSection, type PageContext } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { ActionLink, Actions } from '../parts/action.tsx';
import { Address } from '../parts/address.tsx';
import { Band } from '../parts/band.tsx';
import { EmailLink } from '../parts/email-link.tsx';
import { Hours } from '../parts/hours.tsx';
import { MapPanel } from '../parts/map-panel.tsx';
import { Text } from '../parts/text.tsx';
import { type Infer, list, object, optional, runningText, text } from '../schema.ts';

const detail = object('Something to know before coming.', {
  title: text('The topic.'),
  text: runningText('What there is to know.'),
});

/**
 * Puts the details below the map on large screens, where they are beside the hours, so that no part of the section is
 * empty.
 */
const besideHours = 'lg:col-span-1 lg:grid-cols-1 lg:content-start lg:border-t-0 lg:pt-0';

export default defineSection({
  summary: 'Everything about your location: address, contact details, hours, a map, and what to know before coming.',
  properties: {
    address: optional(text('The heading above the address. Without it, the address is not shown.', 'Where to find us')),
    reach: text('The heading above the phone number and the email address.'),
    call: text('The text before the phone number.'),
    text: optional(text('The label of the text-message link. Leave it out for a landline.')),
    email: text('The text before the email address.'),
    hours: text('The heading above the hours.'),
    hoursNote: optional(runningText('A sentence under the hours.')),
    actions: list('Buttons, the main one first.', action),
    details: optional(list('What to know before coming.', detail)),
  },
  view: (section, context) => {
    const { map } = context.site;
    return (
      <Band section={section}>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          <div className="stack-8">
            {section.address && (
              <div>
                <h2 className="mb-2 text-name">{section.address}</h2>
                <Address site={context.site} />
              </div>
            )}
            <div>
              <h2 className="mb-1 text-name">{section.reach}</h2>
              <ContactList call={section.call} text={section.text} email={section.email} context={context} />
            </div>
            <Actions
              actions={section.actions}
              context={context}
              className="lg:grid lg:auto-cols-max lg:justify-start"
            />
          </div>
          <div className={map ? 'lg:col-start-1' : undefined}>
            <h2 className="mb-2 text-name">{section.hours}</h2>
            <Hours site={context.site} />
            {section.hoursNote && (
              <Text text={section.hoursNote} context={context} className="mt-3 text-small text-soft" />
            )}
          </div>
          {map && (
            <div className="md:col-span-full lg:col-span-1 lg:col-start-2 lg:row-start-1">
              <MapPanel context={context} />
            </div>
          )}
          {section.details && (
            <Details details={section.details} className={map ? besideHours : ''} context={context} />
          )}
        </div>
      </Band>
    );
  },
  examples: [
    {
      address: 'Address',
      reach: 'Reach us',
      call: 'Call',
      text: 'Send a text',
      email: 'Email',
      hours: 'Hours',
      hoursNote: 'By appointment.',
      actions: [{ label: 'Call', to: 'call' }],
      details: [{ title: 'Parking', text: 'Free.' }],
    },
  ],
});

interface ContactListProps {
  call: string;
  text: string | undefined;
  email: string;
  context: PageContext;
}

function ContactList({ call, text, email, context }: ContactListProps) {
  const { phone } = context.site.contact;
  return (
    <ul>
      <li className="flex min-h-11 flex-wrap items-center gap-x-1.5">
        {call} <ActionLink action={{ label: phone, to: 'call' }} context={context} variant="quiet" />
      </li>
      {text && (
        <li>
          <ActionLink action={{ label: text, to: 'text' }} context={context} variant="quiet" />
        </li>
      )}
      <li className="flex min-h-11 flex-wrap items-center gap-x-1.5">
        {email} <EmailLink context={context} className={actionStyles.quiet} />
      </li>
    </ul>
  );
}

interface DetailsProps {
  details: readonly Infer<typeof detail>[];
  className: string;
  context: PageContext;
}

function Details({ details, className, context }: DetailsProps) {
  return (
    <dl className={`grid gap-x-14 gap-y-6 border-t border-rule pt-8 md:col-span-full md:grid-cols-3 ${className}`}>
      {details.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-display text-name text-head">{title}</dt>
          <Text as="dd" text={text} context={context} className="mt-1 text-soft" />
        </div>
      ))}
    </dl>
  );
}
