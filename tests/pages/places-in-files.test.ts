import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  box,
  heic,
  metadata,
  onSecondPage,
  photo,
  place,
  profile,
  withFillByte,
  withRaw,
  withText,
  withUnknownPlace,
} from '../harness/project/located-files.ts';
import { project } from '../harness/project/project.ts';

const originals = {
  'one.jpg': photo().jpeg().withExif(place).withIccProfile('p3'),
  'two.png': photo().png().withExif(place),
  'three.webp': photo().webp().withExif(place),
};

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

const xmp = (element: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"${element}</rdf:RDF></x:xmpmeta>`;
const attribute = xmp(' exif:GPSLatitude="33,13.0N"/>');
const element = xmp('><exif:GPSLatitude>33,13.0N</exif:GPSLatitude></rdf:Description>');

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const dji = xmp(' drone-dji:GpsLatitude="+33.2167"/>');
/** A place in a video of a phone. */
const location = box('udta', box('\xa9xyz', '\0\x12\x15\xc7+33.2167-096.9333/'));
/** The same in iTunes metadata, after its type and its language. */
const position = '\0\0\0\x01\0\0\0\0+33.2167-096.9333/';
const videoWith = (content: Buffer) =>
  Buffer.concat([box('ftyp', 'isom\0\0\0\0'), box('free', ''), box('mdat', randomBytes(90_000)), box('moov', content)]);

test.each([
  ['a.avif', 'photo', () => photo().avif({ effort: 0 }).withExif(place).toBuffer()],
  ['a.heic', 'photo', () => photo().avif({ effort: 0 }).withExif(place).toBuffer()],
  ['a.tiff', 'photo', async () => (await metadata()).subarray(6)],
  ['c.tif', 'photo', onSecondPage],
  ['c.jpg', 'photo', withFillByte],
  ['d.jpg', 'photo', () => photo().jpeg().withXmp(dji).toBuffer()],
  ['e.png', 'photo', async () => withRaw('zTXt', '\0', deflateSync(await profile()))],
  ['f.png', 'photo', async () => withRaw('tEXt', '', await profile())],
  ['b.tif', 'photo', () => photo().tiff({ bigtiff: false }).withXmp(element).toBuffer()],
  ['b.jpg', 'photo', () => photo().jpeg().withXmp(attribute).toBuffer()],
  ['b.jfif', 'photo', () => photo().jpeg().withExif(place).toBuffer()],
  ['c.jpe', 'photo', () => photo().jpeg().withExif(place).toBuffer()],
  ['d.pjpeg', 'photo', () => photo().jpeg().withExif(place).toBuffer()],
  ['d.pjp', 'photo', () => photo().jpeg().withExif(place).toBuffer()],
  ['e.hif', 'photo', async () => heic('heix', await metadata())],
  ['b.jpeg', 'photo', () => photo().jpeg().withXmp(element).toBuffer()],
  ['b.png', 'photo', () => photo().png().withXmp(attribute).toBuffer()],
  ['c.png', 'photo', async () => withText(await photo().png().toBuffer(), 0, Buffer.from(attribute))],
  ['d.png', 'photo', async () => withText(await photo().png().toBuffer(), 1, deflateSync(attribute))],
  ['b.webp', 'photo', () => photo().webp().withXmp(element).toBuffer()],
  ['b.avif', 'photo', () => photo().avif({ effort: 0 }).withXmp(attribute).toBuffer()],
  ['a.xmp', 'file', async () => Buffer.from(attribute)],
  ['b.xmp', 'file', async () => Buffer.from(`\r\n  ${attribute}`)],
  ['c.xmp', 'file', async () => utf16(element)],
  ['d.xmp', 'file', async () => utf16(attribute).swap16()],
  ['a.mp4', 'video', async () => videoWith(location)],
  ['a.mov', 'video', async () => videoWith(box('keys', 'mdtacom.apple.quicktime.location.ISO6709'))],
  ['b.mp4', 'video', async () => videoWith(box('udta', box('loci', `\0\0\0\0\x15\xc7\0\0${'\x01'.repeat(12)}`)))],
  ['c.mp4', 'video', async () => videoWith(box('ilst', box('\xa9xyz', box('data', position))))],
  ['d.mp4', 'video', async () => Buffer.concat([videoWith(Buffer.from('')), box('uuid', 'x'.repeat(16) + attribute)])],
  ['b.mov', 'video', async () => Buffer.concat([box('wide', ''), box('mdat', 'x'), box('moov', location)])],
  ['c.mov', 'video', async () => box('moov', location)],
] as const)('a place is found in %s', async (name, what, bytes) => {
  const { generate } = await project('small', { [`static/${name}`]: await bytes() });
  const { exit, out } = await generate('check');
  expect(out).toContain(`static/${name}:1:1  error  static-file\n  This ${what} `);
  expect(exit).toBe(1);
});

const bytesOf = (latin1: string) => Buffer.from(latin1, 'latin1');

/** Each signature refers to tags that go on almost to the end of its part. */
const fullOfSignatures = bytesOf(
  `\xff\xd8${`\xff\xe1\xff\xfe${'II*\0\x08\0\0\0\xff\xff\0\0'.repeat(5461)}`.repeat(50)}`,
);

test('metadata without a place, and files that only look like photos', async () => {
  const artist = { IFD0: { Artist: 'Ann Example' } };
  const noPlace = xmp(' exif:GPSLatitude="" exif:GPSVersionID="2.2.0.0"/>');
  const { generate } = await project('small', {
    'static/a.avif': await photo().avif({ effort: 0 }).withExif(artist).withXmp(noPlace).toBuffer(),
    'static/a.tiff': await photo().tiff().withExif(artist).withXmp(noPlace).toBuffer(),
    'static/a.jpg': await photo().jpeg().withExif(artist).withXmp(noPlace).toBuffer(),
    'static/a.mp4': videoWith(box('udta', box('\xa9nam', 'A wash'))),
    'static/b.tiff': 'II*\0',
    'static/b.avif': '\0\0\0\x20ftypavifMM\0*\0\0\0\x08\xff\xff\x88\x25',
    'static/b.mp4': '\0\0\0\x01ftyp\xff\xff\xff\xff\xff\xff\xff\xff',
    // A box of 64 bits and one of 32 that are smaller than their own headers, so nothing comes after them.
    'static/c.mp4': Buffer.concat([box('ftyp', 'isom'), bytesOf(`\0\0\0\x01mdat${'\0'.repeat(8)}${'x'.repeat(64)}`)]),
    'static/d.mp4': Buffer.concat([box('ftyp', 'isom'), bytesOf(`\0\0\0\x04mdat${'x'.repeat(64)}`)]),
    'static/e.mp4': Buffer.concat([box('ftyp', 'isom'), box('moov', ''), bytesOf('\0'.repeat(64))]),
    'static/c.jpg': '\xff\xd8\xff\xff\xff\xff',
    'static/d.jpg': '\xff\xd8\xff\xe0\0\0\xff\xe0\0\0',
    'static/e.jpg': fullOfSignatures,
    'static/f.jpg': await withUnknownPlace(),
    'static/c.tiff': bytesOf(`II*\0\x08\0\0\0\0\0\x08\0\0\0`),
    'static/b.jpg': '\xff\xd8\xff\xe1\0\0',
    'static/b.xmp': noPlace,
  });
  expect(await generate('check')).toMatchObject({ exit: 0, out: expect.not.stringContaining('static-file') });
});
