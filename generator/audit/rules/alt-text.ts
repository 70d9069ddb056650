import type { Rule } from '../rule.ts';

/** Matches a file name from a camera or an editor: `IMG_2041`, `photo 3`, `front-door.jpg`. */
const fileName =
  /\.(jpe?g|png|webp|avif|svg|gif|heic)$|^(img|dsc|dscn|pxl|photo|image|picture|screenshot)[ _-]?\d*$|^\w+[_-][\w-]*\d+$|^\d+$/i;

export const rule: Rule = {
  id: 'alt-text',
  severity: 'warning',
  reason: 'People who cannot see a picture, and search engines, have only its alt text.',
  source: 'https://www.w3.org/WAI/tutorials/images/',
  page: ({ page: { route }, reading }) =>
    reading.images.flatMap(({ alt }, image) => {
      const text = alt?.trim() ?? '';
      if (!fileName.test(text)) return [];
      return [
        {
          at: { route, image },
          message: `The alt text “${text}” on ${route} looks like a file name.`,
          hint: 'Describe the picture in a few words, as you would on the phone.',
        },
      ];
    }),
};
