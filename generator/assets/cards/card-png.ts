import { constants, crc32, deflateRawSync } from 'node:zlib';
import { cardSize } from '../../../templates/card.tsx';
import { type CardPicture, rowBytes } from './card-base.ts';

/** Rows of a card, compressed so that they can follow any others. */
interface Band {
  compressed: Uint8Array;
  checksum: number;
}

/** The height of a band. Most cards have text in half of the bands, and only those are compressed again. */
const bandHeight = 42;
const bandCount = cardSize.height / bandHeight;
const bandBytes = rowBytes * bandHeight;

/** All bands of a card. */
export type Bands = readonly Band[];

/** Compresses the rows that many cards share. This is slow and makes them small. */
export function compressBands(rows: Uint8Array): Bands {
  return Array.from({ length: bandCount }, (_, index) => compress(rows, index, 9));
}

/**
 * Writes a PNG (https://www.w3.org/TR/png-3/).
 *
 * @param shared the rows that the card shares with others, compressed
 * @param changed the first row that may differ from these, and the first row after the last one
 */
export function encodePng(
  { rows, palette }: CardPicture,
  shared: Bands,
  changed: readonly [number, number],
): Uint8Array {
  const [first, end] = [changed[0] / bandHeight, changed[1] / bandHeight];
  const bands = shared.map((band, index) => (index + 1 > first && index < end ? compress(rows, index, 4) : band));
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, cardSize.width);
  view.setUint32(4, cardSize.height);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlibStream(bands)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function compress(rows: Uint8Array, index: number, level: number): Band {
  const bytes = rows.subarray(index * bandBytes, (index + 1) * bandBytes);
  const compressed = deflateRawSync(bytes, { level, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { compressed, checksum: adler32(bytes) };
}

/** Joins bands (https://www.rfc-editor.org/rfc/rfc1950). An empty last block follows them. */
function zlibStream(bands: readonly Band[]): Uint8Array {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(bands.map((band) => band.checksum).reduce(joinedChecksum));
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...bands.map(({ compressed }) => compressed),
    Buffer.from([3, 0]),
    checksum,
  ]);
}

const modulus = 65521;

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let i = 0; i < bytes.length; ) {
    // After more steps, the sums might not be exact.
    for (const end = Math.min(i + 3800, bytes.length); i < end; i++) {
      a += bytes[i] ?? 0;
      b += a;
    }
    a %= modulus;
    b %= modulus;
  }
  return b * 65536 + a;
}

/** Returns the checksum of two bands, the second of which is as long as all others. */
function joinedChecksum(first: number, second: number): number {
  const [a1, b1] = [first % 65536, Math.floor(first / 65536)];
  const [a2, b2] = [second % 65536, Math.floor(second / 65536)];
  const a = (a1 + a2 + modulus - 1) % modulus;
  const b = (b1 + b2 + (a1 + modulus - 1) * (bandBytes % modulus)) % modulus;
  return b * 65536 + a;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}
