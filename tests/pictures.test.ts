import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { page, project, reportOf } from './project.ts';
import { pageAt } from './site.ts';

/** A photograph as a phone takes it: turned on its side, with the place where it was taken written into it. */
function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a5502c' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ann Example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const hero = (lines: string) => `  - type: hero
    heading: Rest
    text: One room.
    actions: [{ label: Home, to: / }]
${lines}`;
const withImage = (file: string) => hero(`    image: ${file}\n    alt: A warm room\n`);

/** What an owner reads whose page shows this file. */
async function reportWith(file: string, bytes: Buffer | string): Promise<string> {
  return reportOf({ [file]: bytes, 'pages/a.yaml': page({ sections: withImage(file) }) });
}

test('a photograph is shown in three formats, at the widths that its place needs, the right way up', async () => {
  const { generate, dist, root } = await project('small', {
    'photos/Room 1.jpg': await photo(1400, 2100),
    'pages/a.yaml': page({ sections: withImage('photos/Room 1.jpg') }),
  });
  expect((await generate('build', '--quiet')).exit).toBe(0);
  const $ = load(await dist('a.html'));
  const img = $('main picture img');
  expect(img.attr()).toMatchObject({
    alt: 'A warm room',
    width: '1600',
    height: '1067',
    loading: 'eager',
    fetchpriority: 'high',
    sizes: '(min-width: 48rem) calc(50vw - 5rem), 100vw',
    style: expect.stringMatching(/^background-color:#a8[\da-f]{4}$/),
  });
  const offers = [...$('picture source').get(), ...img.get()].map((one) => $(one).attr('srcset') ?? '');
  const ending = (offer: string) => offer.replace(/\/assets\/room-1-[\w-]{12}-/g, '');
  expect(offers.map(ending)).toEqual([
    '480.avif 480w, 800.avif 800w, 1200.avif 1200w, 1600.avif 1600w',
    '480.webp 480w, 800.webp 800w, 1200.webp 1200w, 1600.webp 1600w',
    '480.jpeg 480w, 800.jpeg 800w, 1200.jpeg 1200w, 1600.jpeg 1600w',
  ]);
  for (const offer of offers.flatMap((list) => list.split(', '))) {
    const [address = '', width] = offer.split(' ');
    const made = await sharp(`${root}/dist${address}`).metadata();
    expect(`${made.width}w`).toBe(width);
    expect(made).not.toHaveProperty('exif');
  }
});

test('the best file of the first picture is asked for before the page is read; later ones wait until they are near', async () => {
  const later = '  - { type: prose, heading: A, text: A, image: room.jpg, alt: The room again }\n';
  const { generate, dist } = await project('small', {
    'room.jpg': await photo(1000, 1500),
    'pages/a.yaml': page({ sections: withImage('room.jpg') + later }),
    'pages/b.yaml': page({
      route: '/b',
      sections: `${'  - { type: intro, heading: A, text: A }\n'.repeat(2)}${later}`,
    }),
  });
  await generate('build');
  const $ = load(await dist('a.html'));
  const preload = $('head link[rel="preload"][as="image"]');
  expect(preload).toHaveLength(1);
  expect(preload.attr()).toMatchObject({
    type: 'image/avif',
    imagesrcset: $('source[type="image/avif"]').first().attr('srcset'),
    imagesizes: '(min-width: 48rem) calc(50vw - 5rem), 100vw',
    fetchpriority: 'high',
  });
  expect(
    $('main img')
      .map((_, img) => $(img).attr('loading'))
      .get(),
  ).toEqual(['eager', 'lazy']);
  expect($('main img').last().attr('fetchpriority')).toBeUndefined();

  const far = load(await dist('b.html'));
  expect(far('head link[as="image"]')).toHaveLength(0);
  expect(far('main img').attr('loading')).toBe('lazy');
});

test('a picture with clear parts keeps them, and a drawing stays as it is', async () => {
  const clear = sharp({ create: { width: 900, height: 600, channels: 4, background: '#a5502c80' } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20z"/></svg>';
  const { generate, dist } = await project('small', {
    'clear.png': await clear.png().toBuffer(),
    'plan.svg': svg,
    'pages/a.yaml': page({ sections: withImage('clear.png') }),
    'pages/b.yaml': page({ route: '/b', sections: withImage('plan.svg') }),
  });
  expect((await generate('build', '--quiet')).exit).toBe(0);
  expect(load(await dist('a.html'))('main img').attr('src')).toMatch(/^\/assets\/clear-[\w-]{12}-900\.png$/);
  const drawn = load(await dist('b.html'))('main img');
  expect(drawn.attr()).toMatchObject({ width: '30', height: '20' });
  expect(await dist(drawn.attr('src') ?? '')).toBe(svg);
});

test('where no picture is given, a section shows its drawing', () => {
  const hero = pageAt('/')('main section').first();
  expect(hero.find('svg')).toHaveLength(1);
  expect(hero.find('img')).toHaveLength(0);
});

test('a picture that is too small for its place', async () => {
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

test('a file that is no picture', async () => {
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

test('a picture that was cut off on its way', async () => {
  const whole = await photo(1000, 1000);
  expect(await reportWith('room.jpg', whole.subarray(0, whole.length / 2))).toMatch('broken-picture');
});

test('a picture of a type that its name does not say', async () => {
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

test('a file whose ending no browser shows', async () => {
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

test('a picture without words for those who cannot see it, and words without a picture', async () => {
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
      Add "alt:". What the picture shows, for those who cannot see it.

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
      Add "image:". The file of a picture, from the folder that holds site.yaml; without one, a drawing.

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
