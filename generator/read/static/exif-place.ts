/** Returns bytes of a file, or of a part of it; fewer at its end. */
export type Read = (start: number, length: number) => Buffer;

/** The signatures of camera metadata, in both orders of bytes. */
const signatures = ['II*\0', 'MM\0*'];

/**
 * The metadata tags for the location, and for a latitude in it
 * (https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E), and for metadata in XMP
 * (https://developer.adobe.com/xmp/docs/XMPSpecifications/).
 */
const [placeTag, latitudeTag, xmpTag] = [0x88_25, 2, 700];

/** A latitude in XMP, as an attribute or an element, and a location in a video. */
const latitude = /GPSLatitude\s*(?:=\s*["'][^"']|>[^<])|\xa9xyz.{4}[+-]\d|quicktime\.location\.ISO6709/s;

/** Returns true if a part of a file with camera metadata, after any header, contains a location. */
export function hasPlace(bytes: Buffer): boolean {
  const isAt = (start: number) => tiffHasPlace((at, length) => bytes.subarray(start + at, start + at + length));
  return (
    latitude.test(bytes.toString('latin1')) || signatures.some((signature) => startsOf(bytes, signature).some(isAt))
  );
}

function startsOf(bytes: Buffer, signature: string): number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(signature); at !== -1; at = bytes.indexOf(signature, at + 1)) starts.push(at);
  return starts;
}

/** @param read reads from the signature on, in a TIFF file or in metadata, which have the same form */
export function tiffHasPlace(read: Read): boolean {
  try {
    return placeIn(read);
  } catch {
    // The bytes only look like metadata, or end too early.
    return false;
  }
}

/** @throws RangeError where the bytes end too early */
function placeIn(read: Read): boolean {
  const isLittle = read(0, 1).toString() === 'I';
  const short = (at: number) => (isLittle ? read(at, 2).readUInt16LE() : read(at, 2).readUInt16BE());
  const long = (at: number) => (isLittle ? read(at, 4).readUInt32LE() : read(at, 4).readUInt32BE());
  /** Returns the position of a tag in a list of tags. */
  const find = (list: number, tag: number) => {
    const places = Array.from({ length: short(list) }, (_, index) => list + 2 + 12 * index);
    return places.find((at) => short(at) === tag);
  };
  const first = long(4);
  const place = find(first, placeTag);
  if (place !== undefined && find(long(place + 8), latitudeTag) !== undefined) return true;
  const xmp = find(first, xmpTag);
  return xmp !== undefined && latitude.test(read(long(xmp + 8), long(xmp + 4)).toString('latin1'));
}
