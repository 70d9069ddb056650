import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasPlace, type Read, tiffHasPlace } from '../../generator/read/static/exif-place.ts';
import { metadataIn } from '../../generator/read/static/photo-metadata.ts';
import { metadataKey, unpacked } from '../../generator/read/static/png-text.ts';
import { box, heic } from '../harness/project/located-files.ts';

const readerOf =
  (bytes: Buffer): Read =>
  (start, length) =>
    bytes.subarray(start, start + length);
const partsOf = (bytes: Buffer) => [...metadataIn(readerOf(bytes), bytes.length)];
const isLocated = (bytes: Buffer) => partsOf(bytes).some(hasPlace);

const [placeTag, latitudeTag] = [0x88_25, 2];

/** The list of a page with one tag, after others that mean nothing. */
function tagList(others: number, tag: number, value: number): Buffer {
  const bytes = Buffer.alloc(2 + 12 * (others + 1) + 4);
  bytes.writeUInt16LE(others + 1);
  const at = 2 + 12 * others;
  bytes.writeUInt16LE(tag, at);
  bytes.writeUInt32LE(value, at + 8);
  return bytes;
}

/** Camera metadata with a place, after this many other tags. */
function located(others = 0): Buffer {
  const start = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const after = start.length + 2 + 12 * (others + 1) + 4;
  return Buffer.concat([start, tagList(others, placeTag, after), tagList(0, latitudeTag, 0)]);
}

const location = box('moov', box('udta', box('\xa9xyz', '\0\x12\x15\xc7+33.2167-096.9333/')));

test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif', 'avis'])(
  'in a photo of the brand %s, the place may be among the image data',
  (brand) => {
    expect(isLocated(heic(brand, located()))).toBe(true);
    expect(isLocated(heic(brand, Buffer.alloc(90)))).toBe(false);
  },
);

test.each(['free', 'skip', 'wide', 'mdat', 'ftyp'])('a video may begin with the box %s', (name) => {
  expect(isLocated(Buffer.concat([box(name, '12345678'), location]))).toBe(true);
});

test('the place comes after a box whose size has 64 bits', () => {
  const header = Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\x1a', 'latin1');
  expect(isLocated(Buffer.concat([box('ftyp', 'isom'), header, Buffer.alloc(10), location]))).toBe(true);
});

test('a page has five hundred tags at most', () => {
  expect(tiffHasPlace(readerOf(located(499)))).toBe(true);
  expect(tiffHasPlace(readerOf(located(500)))).toBe(false);
});

test('only thirty-two signatures of metadata are tried, because others are there by chance', () => {
  const after = (count: number) => Buffer.concat([Buffer.from('II*\0\0\0\0\0'.repeat(count)), located()]);
  expect(hasPlace(after(31))).toBe(true);
  expect(hasPlace(after(32))).toBe(false);
});

test('only a hundred thousand parts of a file are read', () => {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 2 + located().length]), located()]);
  const after = (fillBytes: number) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(fillBytes, 0xff), segment]);
  expect(isLocated(after(99_999))).toBe(true);
  expect(isLocated(after(100_000))).toBe(false);
});

test('no more is read of a file than what metadata can be', () => {
  const content = Buffer.alloc(8 * 1024 ** 2);
  const header = Buffer.alloc(16);
  header.writeUInt32BE(content.length + header.length);
  header.write('moov', 4);
  // A file that has such a part wherever it is read.
  const read: Read = (_, length) => (length > header.length ? content : header).subarray(0, length);
  expect([...metadataIn(read, 1024 ** 4)]).toHaveLength(5);
});

test('a text in a PNG is not read if it is far longer without its compression', () => {
  const key = 'XML:com.adobe.xmp\0';
  const part = (length: number) =>
    Buffer.concat([Buffer.from(`${key}\x01\0\0\0`), deflateSync(Buffer.alloc(length, 'x'))]);
  expect(metadataKey(part(1))).toBe(key);
  expect(unpacked(part(1000), key, 1000).toString()).toBe('x'.repeat(1000));
  expect(unpacked(part(1001), key, 1000).toString('latin1')).not.toContain('xx');
});
