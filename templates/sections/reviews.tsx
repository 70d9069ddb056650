import { defineSection, type PageContext } from '../define.ts';
import { monthAndYear } from '../facts/dates.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { type Infer, link, list, nameText, object, optional, runningText, text } from '../schema.ts';

const review = object('A review.', {
  quote: runningText('What the customer wrote, word for word, without quotation marks.'),
  name: nameText('Who wrote it: a name or initials.', 'Ann E.'),
  source: text('Where it was published, or how you got it.', 'Google'),
  date: text('When it was written: the year and the month, or the day.', {
    form: 'month',
    examples: ['2025-11'],
    shown: false,
  }),
  to: optional(link('The review itself, on the website where it was published.')),
});

/**
 * Has no structured data: search engines ignore reviews that a business shows about itself, and may treat their markup
 * as spam (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving-reviews).
 */
export default defineSection({
  summary: 'What customers wrote, with their names, where they wrote it, and when.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'All that people wrote about us this year.')),
    reviews: list('The reviews.', review),
  },
  view: (section, context) => {
    const count = section.reviews.length;
    return (
      <Band section={section}>
        <div className={count === 1 ? 'grid gap-x-14 gap-y-8 lg:grid-cols-4-8' : 'stack-10'}>
          <Heading heading={section.heading} text={section.text} context={context} />
          <ul className={`grid gap-x-14 gap-y-10 ${count === 1 ? '' : 'md:grid-cols-2'}`}>
            {section.reviews.map((review, index) => {
              // With an odd number, the first review spans both columns, so that they are full.
              const isWide = index === 0 && count % 2 === 1;
              return (
                <li
                  key={review.quote}
                  className={`border-t-2 border-head pt-6 ${isWide ? 'col-span-full' : ''}`.trim()}
                >
                  <Quote review={review} isLarge={isWide} context={context} />
                </li>
              );
            })}
          </ul>
        </div>
      </Band>
    );
  },
  examples: [
    {
      heading: 'In their words',
      reviews: [{ quote: 'They came on a Sunday.', name: 'B. C.', source: 'A letter', date: '2025-03-09' }],
    },
    {
      heading: 'What people say',
      text: 'The last ones, good and bad.',
      reviews: [
        {
          quote: 'Two people, one morning, and the kitchen was cleaner than before they came.',
          name: 'Ann E.',
          source: 'Google',
          date: '2025-11',
          to: 'https://reviews.example.com/ann',
        },
        { quote: 'Fair, quick, and kind to the dog.', name: 'B. C.', source: 'A card in the mail', date: '2025-09' },
        {
          quote: 'They were late, and called to say so. The work is perfect.\n\nWe would ask them again.',
          name: 'Dora F.',
          source: 'Yelp',
          date: '2025-06',
          to: 'https://reviews.example.com/dora',
        },
      ],
    },
  ],
});

interface QuoteProps {
  review: Infer<typeof review>;
  isLarge: boolean;
  context: PageContext;
}

function Quote({ review: { quote, name, source, date, to }, isLarge, context }: QuoteProps) {
  return (
    <figure>
      <blockquote>
        <Paragraphs
          text={quote}
          context={context}
          className={`font-display text-head ${isLarge ? 'text-price' : 'text-name'}`}
        />
      </blockquote>
      <figcaption className="mt-2 flex min-h-11 flex-wrap items-center gap-x-2 text-small text-soft">
        <span className="font-semibold text-body">{name}</span>
        <span aria-hidden="true">·</span>
        {to ? <ActionLink action={{ label: source, to }} context={context} variant="quiet" /> : source}
        <span aria-hidden="true">·</span>
        <time dateTime={date}>{monthAndYear(date, context.site.language)}</time>
      </figcaption>
    </figure>
  );
}
