import { defineSection } from '../define.ts';
import { lightGround } from '../parts/band.tsx';
import { Day } from '../parts/day.tsx';
import { Picture } from '../parts/picture.tsx';
import { Paragraphs } from '../parts/text.tsx';
import { imageProperties } from '../picture-properties.ts';
import { runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'The main heading and the text of a post, with the day on which it was published, and an optional picture.',
  properties: {
    heading: text('The heading of the page.'),
    text: runningText('The text. A blank line starts a new paragraph.'),
    ...imageProperties('half'),
  },
  view: (section, context) => {
    const { published, updated } = context.page;
    const { language, words } = context.site;
    return (
      <article id={section.id} className={lightGround(section)}>
        <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
          <h1 className="max-w-4xl text-hero">{section.heading}</h1>
          {published && (
            <p className="mt-4 text-small font-semibold text-accent">
              <Day day={published} language={language} />
            </p>
          )}
          {updated && words.updated && (
            <p className="mt-1 text-small text-soft">
              {words.updated} <Day day={updated} language={language} />
            </p>
          )}
          {section.image && (
            <div className="mt-8 h-64 max-w-text overflow-hidden rounded-3xl md:h-96">
              <Picture of={section} slot="half" context={context} />
            </div>
          )}
          <Paragraphs text={section.text} context={context} className="mt-8 text-lead" />
        </div>
      </article>
    );
  },
  examples: [
    {
      heading: 'A new door',
      text: 'It took two days.',
      image: 'photos/door.jpg',
      alt: 'A red door with two plants',
      focus: '50% 60%',
    },
    { heading: 'Open on Sundays', text: 'From November we are here on Sundays too. Come and see us.' },
  ],
});
