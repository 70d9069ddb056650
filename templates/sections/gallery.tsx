import { galleryAttribute } from '../../client/protocol.ts';
import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Lightbox } from '../parts/lightbox.tsx';
import { LinkedPhoto } from '../parts/picture.tsx';
import { Heading } from '../parts/text.tsx';
import { requiredImageProperties } from '../picture-properties.ts';
import type { PictureSlot } from '../picture-slots.ts';
import { list, object, optional, runningText, text } from '../schema.ts';

const picture = object('A picture.', {
  ...requiredImageProperties('galleryHalf'),
  caption: optional(text('A line under it.', 'The kettle after the repair')),
});

const viewer = object('What screen readers call the parts of the large view, which opens on a click.', {
  next: text('The button for the next picture.', 'Next picture'),
  previous: text('The button for the previous picture.', 'Previous picture'),
  close: text('The button that closes it.', 'Close the pictures'),
});

export default defineSection({
  summary: 'Pictures in rows, with captions. A click shows one as large as the screen.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'A few rooms that we finished this year.')),
    pictures: list('The pictures, in order.', picture),
    viewer,
  },
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} context={context} className="mb-8 md:mb-10" />
      <div {...{ [galleryAttribute]: '' }}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-6 md:gap-4">
          {section.pictures.map(({ caption, ...photo }, index, { length }) => {
            const { slot, columns, shape } = cell(index, length);
            const link = `block cursor-zoom-in overflow-hidden rounded-2xl ${shape}`;
            return (
              <li key={photo.image} className={columns}>
                <figure>
                  <LinkedPhoto photo={photo} slot={slot} context={context} className={link} />
                  {caption && <figcaption className="mt-2 text-small text-soft">{caption}</figcaption>}
                </figure>
              </li>
            );
          })}
        </ul>
        <Lightbox
          label={section.heading}
          close={section.viewer.close}
          steps={section.pictures.length > 1 ? section.viewer : null}
        />
      </div>
    </Band>
  ),
  examples: [
    {
      heading: 'Two rooms',
      pictures: [
        { image: 'photos/before.jpg', alt: 'A cracked wall' },
        { image: 'photos/after.jpg', alt: 'The same wall, painted' },
      ],
      viewer: { next: 'Next', previous: 'Previous', close: 'Close' },
    },
    {
      heading: 'Finished this year',
      text: 'Three houses in town.',
      pictures: [
        { image: 'photos/room.jpg', alt: 'A table at a round window', caption: 'Elm Street' },
        { image: 'photos/garden.jpg', alt: 'A path between hills', focus: '70% 50%' },
        { image: 'photos/door.jpg', alt: 'A red door with two plants', caption: 'Main Street', focus: '50% 60%' },
        { image: 'photos/after.jpg', alt: 'A chair under a lamp' },
        { image: 'photos/before.jpg', alt: 'A wall with cracks' },
      ],
      viewer: { next: 'Next picture', previous: 'Previous picture', close: 'Close the pictures' },
    },
  ],
});

interface Cell {
  slot: PictureSlot;
  columns: string;
  shape: string;
}

/**
 * Returns the position of a picture, chosen so that all rows are full: rows of three, after one or two rows of two if
 * the number of pictures requires it. On small screens, rows of two, after a wide picture if the number is odd.
 */
function cell(index: number, count: number): Cell {
  const inRowsOfTwo = count === 1 ? 0 : ((3 - (count % 3)) % 3) * 2;
  const isHalf = index < inRowsOfTwo;
  const isWideOnSmall = index === 0 && count % 2 === 1;
  const columns = isHalf ? 'md:col-span-3' : 'md:col-span-2';
  if (isWideOnSmall) {
    return {
      slot: isHalf ? 'galleryFirstHalf' : 'galleryFirstThird',
      columns: `col-span-2 ${columns}`,
      shape: 'aspect-4/3',
    };
  }
  return { slot: isHalf ? 'galleryHalf' : 'galleryThird', columns, shape: 'aspect-square md:aspect-4/3' };
}
