import { defineSection, type PageContext } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Photo } from '../parts/picture.tsx';
import { Heading } from '../parts/text.tsx';
import { requiredImageProperties } from '../picture-properties.ts';
import { type Infer, list, object, optional, runningText, text } from '../schema.ts';

const picture = (description: string, example: string) => object(description, requiredImageProperties('pair', example));

const pair = object('Two pictures of one place.', {
  before: picture('The picture of how it was.', 'photos/before.jpg'),
  after: picture('The picture of how it is.', 'photos/after.jpg'),
  caption: optional(text('A line under them.', 'A kitchen, in four days')),
});

export default defineSection({
  summary: 'Pairs of pictures side by side, before and after the work.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'The same place, from the same place.')),
    before: text('The label on the first picture of each pair.', 'Before'),
    after: text('The label on the second one.', 'After'),
    pairs: list('The pairs.', pair),
  },
  faults: ({ pairs }) =>
    pairs.flatMap(({ before, after }, index) =>
      before.image === after.image
        ? [
            {
              at: ['pairs', index, 'after', 'image'],
              fault: 'names the same picture as "before"',
              advice: 'Name the picture taken after the work.',
            },
          ]
        : [],
    ),
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} context={context} className="mb-8 md:mb-10" />
      <ul className="stack-12">
        {section.pairs.map(({ before, after, caption }) => (
          <li key={before.image}>
            <figure>
              <div className="grid grid-cols-2 gap-1.5 overflow-hidden rounded-3xl">
                <Side picture={before} label={section.before} context={context} />
                <Side picture={after} label={section.after} context={context} />
              </div>
              {caption && <figcaption className="mt-3 text-small text-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  ),
  examples: [
    {
      heading: 'One week apart',
      text: 'The same wall, from the same chair.',
      before: 'Before',
      after: 'After',
      pairs: [
        {
          before: { image: 'photos/before.jpg', alt: 'A gray wall with cracks behind a chair', focus: '40% 50%' },
          after: {
            image: 'photos/after.jpg',
            alt: 'The wall, painted green, with a picture and a lamp',
            focus: '60% 50%',
          },
          caption: 'Elm Street, in four days',
        },
      ],
    },
  ],
});

interface Props {
  picture: Infer<ReturnType<typeof picture>>;
  label: string;
  context: PageContext;
}

function Side({ picture, label, context }: Props) {
  return (
    <figure className="relative aspect-3/4 overflow-hidden md:aspect-4/3">
      <Photo photo={picture} slot="pair" context={context} />
      <figcaption className="absolute bottom-3 start-3 rounded-full bg-paper px-3 py-1 text-label font-semibold text-ink md:bottom-5 md:start-5">
        {label}
      </figcaption>
    </figure>
  );
}
