import { drawingNames } from './illustrations/drawings.ts';
import { type PictureSlot, pictureSlots } from './picture-slots.ts';
import { choice, optional, picture, text } from './schema.ts';

const alt = text('What the picture shows, for people who cannot see it.', 'A copper kettle on a workbench');

const focus = text(
  'The point to keep in view where the picture is cropped: how far it is from the left, and from the top.',
  {
    pattern: '^(100|\\d{1,2})% (100|\\d{1,2})%$',
    expected: 'two percentages, from the left and from the top',
    examples: ['30% 40%'],
    shown: false,
  },
);

/** Returns the properties for a picture in the project folder, which replaces a drawing. */
export const imageProperties = (slot: PictureSlot, otherwise = 'Without one, a drawing is shown.') => ({
  image: optional(
    picture(`The path of a picture file in the folder of site.yaml. ${otherwise}`, pictureSlots[slot].minWidth),
  ),
  alt: optional(alt),
  focus: optional(focus),
});

/** Returns the properties for a required picture. */
export const requiredImageProperties = (slot: PictureSlot, example?: string) => ({
  image: picture('The path of a picture file in the folder of site.yaml.', pictureSlots[slot].minWidth, example),
  alt,
  focus: optional(focus),
});

/** Returns the property of a section that chooses one of the drawings. */
export const drawing = (description: string) => optional(choice(description, drawingNames));

/** Returns a property like `drawing`, with the option to show none. */
export const drawingOrNone = (description: string) => optional(choice(description, [...drawingNames, 'none']));
