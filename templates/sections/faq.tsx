import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { anchor, list, object, optional, text } from '../schema.ts';

const item = object('A question.', {
  question: text('The question.'),
  answer: text('The answer; a blank line begins a new paragraph.'),
  id: anchor('A name that links can lead to, as in /faq#first-visit.'),
});

export default defineSection({
  summary: 'Questions that open, one at a time, onto their answers.',
  properties: {
    heading: text('The heading.'),
    text: optional(text('A sentence under it.')),
    items: list('The questions.', item),
  },
  view: (section) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Heading heading={section.heading} text={section.text} />
        <div className="border-t border-rule">
          {section.items.map(({ question, answer, id }) => (
            <details key={id} id={id} name={section.id ?? 'faq'} className="group border-b border-rule">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4">
                <h3 className="text-name">{question}</h3>
                <span
                  aria-hidden="true"
                  className="relative size-4 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:bg-accent after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:bg-accent after:transition-transform after:duration-200 group-open:after:scale-y-0"
                />
              </summary>
              <Paragraphs text={answer} className="pb-6 text-soft" />
            </details>
          ))}
        </div>
      </div>
    </Band>
  ),
  structuredData: ({ items }) => ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
    })),
  }),
  examples: [{ heading: 'Questions', items: [{ question: 'Why?', answer: 'Because.', id: 'why' }] }],
});
