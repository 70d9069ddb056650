import type { Rule } from '../rule.ts';

/** What a camera or an editor calls a picture: `IMG_2041`, `photo 3`, `front-door.jpg`. */
const fileName =
  /\.(jpe?g|png|webp|avif|svg|gif|heic)$|^(img|dsc|dscn|pxl|photo|image|picture|screenshot)[ _-]?\d*$|^[\w]+[_-][\w_-]*\d+$|^\d+$/i;

export const rule: Rule = {
  id: 'alt-text',
  severity: 'warning',
  reason: 'Those who cannot see a picture, and search engines, know it by its alt text alone.',
  source: 'https://www.w3.org/WAI/tutorials/images/',
  check: ({ pages }) =>
    pages.flatMap(({ page, reading }) =>
      reading.images.flatMap(({ alt }, image) => {
        const text = alt?.trim() ?? '';
        if (!fileName.test(text)) return [];
        return [
          {
            at: { page, image },
            message: `The alt text “${text}” on ${page.route} reads like the name of a file.`,
            hint: 'Say in a few words what the picture shows, as you would on the phone.',
          },
        ];
      }),
    ),
};
