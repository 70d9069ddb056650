import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentOf } from '../../generator/publish/output-file.ts';
import { heroWith } from '../harness/project/photo.ts';
import { page, project } from '../harness/project/project.ts';
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

test.each(['one.jpg', 'two.png', 'three.webp'] as const)('%s in static/ with its place is an error', async (name) => {
  const { generate, write } = await project('small', { [`static/${name}`]: await originals[name].toBuffer() });
  const { exit, out } = await generate('check');
  expect(out).toContain(`static/${name}:1:1  error  static-file\n  This photo contains the place where it was taken`);
  expect(out).toContain(`write "image: photos/${name}"`);
  expect(exit).toBe(1);
  const plain = sharp(await originals[name].toBuffer()).withExif({ IFD0: { Artist: 'Ann Example' } });
  await write({ [`static/${name}`]: await plain.toBuffer() });
  expect((await generate('check')).exit).toBe(0);
});

/** A photo whose metadata is far from its start, or from its end. */
const farFromBoth = {
  'photo.png': async () => {
    const bytes = await noise().png().withExif(place).toBuffer();
    const at = bytes.indexOf('eXIf') - 4;
    const after = at + 12 + bytes.readUInt32BE(at);
    const end = bytes.length - 12;
    const text = Buffer.alloc(100_012);
    text.writeUInt32BE(100_000);
    text.write('tEXt', 4);
    return Buffer.concat([
      ...[bytes.subarray(0, at), bytes.subarray(after, end), bytes.subarray(at, after)],
      ...[text, bytes.subarray(end)],
    ]);
  },
  'photo.webp': async () => {
    const xmp = Buffer.alloc(100_008);
    xmp.write('XMP ');
    xmp.writeUInt32LE(100_000, 4);
    const bytes = Buffer.concat([await noise().webp({ lossless: true }).withExif(place).toBuffer(), xmp]);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    return bytes;
  },
};

const noise = () => {
  const raw = { width: 300, height: 300, channels: 3 } as const;
  return sharp(randomBytes(270_000), { raw });
};

test.each(['photo.png', 'photo.webp'] as const)('the place is found wherever it is in %s', async (name) => {
  const bytes = await farFromBoth[name]();
  const at = bytes.toString('latin1').search(/eXIf|EXIF/);
  expect(Math.min(at, bytes.length - at)).toBeGreaterThan(65_536);
  const { generate } = await project('small', { [`static/${name}`]: bytes });
  expect((await generate('check')).out).toContain(`static/${name}:1:1  error  static-file\n  This photo contains`);
});
