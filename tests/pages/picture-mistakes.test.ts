import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hero, heroWith, photo } from '../harness/photo.ts';
import { page, reportOf } from '../harness/project.ts';

/** What an owner reads if a page shows this file. */
async function reportWith(file: string, bytes: Buffer | string): Promise<string> {
  return reportOf({ [file]: bytes, 'pages/a.yaml': page({ sections: heroWith(file) }) });
}

test('a picture that is too small for its slot', async () => {
  expect(await reportWith('photos/room.jpg', await photo(600, 500))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  small-picture
      The picture "photos/room.jpg" is 500 pixels wide; in this place it needs 800 or more, or it looks blurred.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: photos/room.jpg
         │            ^^^^^^^^^^^^^^^
      11 │     alt: A warm room
      Take the original from the camera or phone instead of one that was sent or shrunk; this program makes the small sizes itself.

    1 error in 1 file.
    "
  `);
});

test('a file that is not a picture', async () => {
  expect(await reportWith('room.jpg', 'hello')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  broken-picture
      The file "room.jpg" is not a picture that can be read.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │            ^^^^^^^^
      11 │     alt: A warm room
      Open it on your computer: if it shows, export it again as a JPEG; if not, copy it again from where it came.

    1 error in 1 file.
    "
  `);
});

test('a picture that was cut off while it was copied', async () => {
  const whole = await photo(1000, 1000);
  expect(await reportWith('room.jpg', whole.subarray(0, whole.length / 2))).toMatch('broken-picture');
});

test('a picture whose type differs from its name', async () => {
  const gif = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  expect(await reportWith('room.jpg', gif)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  wrong-picture-type
      The file "room.jpg" holds a GIF picture, which its name does not say.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │            ^^^^^^^^
      11 │     alt: A warm room
      Export it as a JPEG, or as a PNG where parts of it are clear; renaming it does not change what it holds.

    1 error in 1 file.
    "
  `);
});

test('a type of file that no browser shows', async () => {
  expect(await reportWith('room.heic', 'hello')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  wrong-form
      "image" must be a .jpg, .png, .webp, .avif or .svg file inside the project, but this is "room.heic".
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.heic
         │            ^^^^^^^^^
      11 │     alt: A warm room
      For example:  photos/room.jpg

    1 error in 1 file.
    "
  `);
});

test('a picture without alt text, and alt text without a picture', async () => {
  const sections =
    hero('    image: room.jpg\n') + hero('    alt: A warm room\n') + hero('    imag: room.jpg\n    alt: A\n');
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:5  error  missing-property
      "alt" is missing from a hero section; it belongs to "image".
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │     ^^^^^
      11 │   - type: hero
      Add "alt:". What the picture shows, for people who cannot see it.

    pages/a.yaml:10:12  error  missing-picture
      There is no picture "room.jpg".
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │            ^^^^^^^^
      11 │   - type: hero
      Check the name, capitals included; it is looked for from the folder that holds site.yaml.

    pages/a.yaml:15:5  error  missing-property
      "image" is missing from a hero section; it belongs to "alt".
      14 │     actions: [{ label: Home, to: / }]
      15 │     alt: A warm room
         │     ^^^
      16 │   - type: hero
      Add "image:". The path of a picture file in the folder of site.yaml. Without one, a drawing is shown.

    pages/a.yaml:20:5  error  unknown-property
      Unknown property "imag" in a hero section.
      19 │     actions: [{ label: Home, to: / }]
      20 │     imag: room.jpg
         │     ^^^^
      21 │     alt: A
      Did you mean "image"?

    4 errors in 1 file.
    "
  `);
});
