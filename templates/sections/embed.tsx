import type { ComponentProps } from 'react';
import { actionStyles } from '../../client/action-styles.ts';
import { embedAttribute } from '../../client/protocol.ts';
import { defineSection, type PageContext } from '../define.ts';
import { action } from '../facts/chrome.ts';
import { type Embed, embedFor, exampleVideo } from '../facts/embed-address.ts';
import type { Action } from '../facts/site.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { Text } from '../parts/text.tsx';
import { drawing, imageProperties } from '../picture-properties.ts';
import { optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary:
    'A booking calendar or video from another service, which loads after a click; a space for it until you have one.',
  isStandIn: ({ address }) => address === undefined,
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('What will be here. It is shown until there is an address.')),
    note: optional(runningText('How to install it. It is shown until there is an address.')),
    action: optional(action),
    address: optional(
      text('The web address of the page or video. Videos of YouTube and Vimeo set no cookies before they play.', {
        form: 'embed-address',
        examples: ['https://book.example.com/calendar', `https://youtu.be/${exampleVideo}`],
        shown: false,
      }),
    ),
    title: optional(text('What it shows, in a few words.', 'Booking calendar')),
    show: optional(text('The button that loads it.', 'Show the calendar')),
    credit: optional(
      runningText('Where it comes from, for visitors who want to know.', 'The calendar is from Example Booking.'),
    ),
    drawing: drawing('The drawing, if there is no picture.'),
    ...imageProperties('half'),
  },
  together: ['address', 'title', 'show'],
  requires: { credit: ['address'] },
  policy: ({ address }) => (address === undefined ? {} : { frame: [new URL(embedFor(address).src).origin] }),
  view: (section, context) => {
    const { heading, text, note, action, address, title = '', show = '' } = section;
    return (
      <Band section={section}>
        {address === undefined ? (
          <div className="rounded-3xl border border-rule bg-card px-6 py-12 text-center md:py-16">
            <h2 className="text-title">{heading}</h2>
            {text && <Text text={text} context={context} className="mx-auto mt-3 max-w-prose text-soft" />}
            {action && <ActionLink action={action} context={context} variant="secondary" className="mt-6" />}
            {note && <Text text={note} context={context} className="mx-auto mt-6 max-w-prose text-small text-soft" />}
          </div>
        ) : (
          <>
            <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2 className="text-title">{heading}</h2>
              {action && <ActionLink action={action} context={context} variant="quiet" />}
            </div>
            <Frame section={section} link={{ label: show, to: address }} title={title} context={context} />
          </>
        )}
      </Band>
    );
  },
  examples: [
    { heading: 'Calendar', text: 'It goes here.', note: 'Paste the code.', action: { label: 'Open', to: 'booking' } },
    {
      heading: 'See the shop',
      address: `https://youtu.be/${exampleVideo}`,
      title: 'A walk through the shop',
      show: 'Play the video',
      image: 'photos/room.jpg',
      alt: 'A table at a round window',
      focus: '30% 60%',
    },
    {
      heading: 'Choose a time',
      address: 'https://book.example.com/calendar',
      title: 'Booking calendar',
      show: 'Show the calendar',
      credit: 'The calendar is from Example Booking.',
      drawing: 'stones',
      action: { label: 'Open it in a new tab', to: 'booking' },
    },
  ],
});

interface FrameProps {
  section: ComponentProps<typeof Picture>['of'] & { credit?: string | undefined };
  link: Action;
  title: string;
  context: PageContext;
}

/**
 * A picture with the link that loads the page over it. Both have the same size. Without a script, the link opens a new
 * tab.
 */
function Frame({ section, link, title, context }: FrameProps) {
  const embed = embedFor(link.to);
  return (
    <div className={`relative isolate grid items-end overflow-clip rounded-3xl border border-rule ${sizeOf(embed)}`}>
      <div className="absolute inset-0 -z-10">
        <Picture of={section} slot="half" context={context} />
      </div>
      <div className="m-4 max-w-72 rounded-2xl bg-card px-5 py-4 text-small text-body">
        <h3 className="text-name">{title}</h3>
        {section.credit && <Text text={section.credit} context={context} className="mt-1 text-soft" />}
        <a
          href={embed.isVideo ? link.to : embed.src}
          target="_blank"
          rel="noopener"
          className={`${actionStyles.primary} mt-3`}
          {...{ [embedAttribute]: '' }}
        >
          {link.label}
          <span className="sr-only"> {context.site.words.newTab}</span>
        </a>
        <template>
          <iframe
            src={embed.src}
            title={title}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture; payment; clipboard-write"
            className="absolute inset-0 h-full w-full bg-card"
          />
        </template>
      </div>
    </div>
  );
}

const sizeOf = ({ isVideo }: Embed) => (isVideo ? 'aspect-video min-h-64 w-full' : 'min-h-160 md:min-h-176');
