import { defineSection } from '../define.ts';
import { Island } from '../island.tsx';
import { plainText } from '../markdown/plain-text.ts';
import { Band } from '../parts/band.tsx';
import { blocksOf, Heading } from '../parts/text.tsx';
import { anchor, list, object, optional, runningText, text } from '../schema.ts';

const item = object('A question.', {
  question: text('The question.'),
  answer: runningText('The answer. A blank line starts a new paragraph.'),
  id: optional(anchor('An id, so that links can lead to the question, as in /faq#first-visit.')),
});

export default defineSection({
  summary: 'Questions that open one at a time to show their answers.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'Short answers to the most common questions.')),
    items: list('The questions.', item),
  },
  view: (section, context) => (
    <Band section={section}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-4-8">
        <Heading heading={section.heading} text={section.text} context={context} />
        <Island
          widget="accordion"
          props={{
            items: section.items.map(({ id, question, answer }) => ({
              id,
              question,
              paragraphs: blocksOf(answer, context),
            })),
          }}
        />
      </div>
    </Band>
  ),
  structuredData: ({ items }) => ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer).trim() },
    })),
  }),
  examples: [
    {
      heading: 'Questions',
      text: 'And short answers.',
      items: [
        { question: 'Why?', answer: 'Because.', id: 'why' },
        { question: 'How?', answer: 'With care.' },
      ],
    },
  ],
});
