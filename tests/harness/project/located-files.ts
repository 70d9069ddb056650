import sharp from 'sharp';

export const place = { IFD0: { Artist: 'Ann Example' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 13/1 0/1' } };
export const photo = () => sharp({ create: { width: 80, height: 53, channels: 3, background: '#a5502c' } });

/** A box of a video, with its size before its name. */
export function box(name: string, content: string | Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(name, 4, 'latin1');
  return Buffer.concat([header, Buffer.from(content as string, 'latin1')]);
}

/** A photo of a phone or a camera in this brand of HEIC, with its metadata among the image data. */
export const heic = (brand: string, content: Buffer) =>
  Buffer.concat([box('ftyp', `${brand}\0\0\0\0`), box('mdat', content)]);

/** A PNG with XMP in a text chunk of the newer kind. */
export const withText = (png: Buffer, isCompressed: 0 | 1, text: Buffer) =>
  withChunk(png, 'iTXt', Buffer.from(`XML:com.adobe.xmp\0${isCompressed ? '\x01' : '\0'}\0\0\0`), text);

function withChunk(png: Buffer, name: string, ...content: Buffer[]): Buffer {
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(Buffer.concat(content).length);
  const [image, end] = [png.subarray(0, -12), png.subarray(-12)];
  return Buffer.concat([image, size, Buffer.from(name), ...content, check, end]);
}

/** Camera metadata as ImageMagick writes it into a PNG: in hexadecimal digits. */
export async function profile(): Promise<Buffer> {
  const exif = await metadata();
  const lines = exif.toString('hex').replace(/.{72}/g, '$&\n');
  return Buffer.from(`\nexif\n${String(exif.length).padStart(8)}\n${lines}\n`);
}

/** Camera metadata is itself a TIFF file, after six bytes in a JPEG. */
export const metadata = async () =>
  (await sharp(await photo().jpeg().withExif(place).toBuffer()).metadata()).exif ?? Buffer.alloc(0);

/** A TIFF file whose first page has no tags at all. */
export async function onSecondPage(): Promise<Buffer> {
  const tiff = (await metadata()).subarray(6);
  const first = Buffer.alloc(6);
  first.writeUInt32LE(tiff.readUInt32LE(4), 2);
  const bytes = Buffer.concat([tiff, first]);
  bytes.writeUInt32LE(tiff.length, 4);
  return bytes;
}

export async function withFillByte(): Promise<Buffer> {
  const jpeg = await photo().jpeg().withExif(place).toBuffer();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xe1]));
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from([0xff]), jpeg.subarray(at)]);
}

export const withRaw = async (name: string, method: string, text: Buffer) =>
  withChunk(await photo().png().toBuffer(), name, Buffer.from(`Raw profile type exif\0${method}`), text);

/** A photo of a camera without a signal: all of its three fractions are zero by zero. */
export async function withUnknownPlace(): Promise<Buffer> {
  const bytes = await photo().jpeg().withExif(place).toBuffer();
  const at = bytes.indexOf(new Uint8Array(new Uint32Array([33, 1, 13, 1, 0, 1]).buffer));
  if (at === -1) throw new Error('This photo has no latitude.');
  return bytes.fill(0, at, at + 24);
}
