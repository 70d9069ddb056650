import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentOf } from '../../generator/publish/output-file.ts';
import { heroWith } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';
import { builtFiles, sharedProject } from '../harness/project/shared-project.ts';

/** A photo in each format, with its location in the metadata, and one in CMYK. Each has one of the widths in which it is served, and one smaller one. */
const photo = () => sharp({ create: { width: 800, height: 533, channels: 3, background: '#a5502c' } });
const place = { IFD0: { Artist: 'Ann Example' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 13/1 0/1' } };
const originals = {
  'one.jpg': photo().jpeg().withExif(place).withIccProfile('p3'),
  'two.png': photo().png().withExif(place),
  'three.webp': photo().webp().withExif(place),
  'four.avif': photo().avif({ effort: 0 }).withExif(place),
  'five.jpg': photo().toColourspace('cmyk').jpeg().withExif(place),
};

test('no file that is made of a photo says where it was taken, and all have the colors of screens', async () => {
  const photos = await Promise.all(
    Object.entries(originals).map(async ([name, image]) => [name, await image.toBuffer()] as const),
  );
  for (const [name, bytes] of photos) expect(await sharp(bytes).metadata(), name).toHaveProperty('exif');
  const pages = photos.map(([name]) => [
    `pages/${name}.yaml`,
    page({ route: `/${name.slice(0, 3)}`, sections: heroWith(name) }),
  ]);
  const { root, remove } = await sharedProject('small', {
    ...Object.fromEntries(photos),
    ...Object.fromEntries(pages),
  });
  const files = await builtFiles(root, { cache: (_, make) => make() }).finally(remove);
  const made = [...files.values()].filter(({ path }) => /^assets\/(one|two|three|four|five)-/.test(path));
  expect(made.length).toBeGreaterThanOrEqual(photos.length * 3);
  for (const file of made) {
    const bytes = Buffer.from(await contentOf(file));
    const { exif, xmp, iptc, icc, orientation, space } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation, space }, file.path).toEqual({ space: 'srgb' });
    expect(bytes.toString('latin1'), file.path).not.toMatch(/Ann Example|GPSLatitude|Exif\0\0/);
    const { r, g, b } = (await sharp(bytes).stats()).dominant;
    expect(Math.hypot(r - 0xa5, g - 0x50, b - 0x2c), `${file.path}: ${r} ${g} ${b}`).toBeLessThan(45);
  }
});
