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

/** The type of a tag with fractions, each of two numbers. */
const fraction = 5;

/** More than what a photo has: signatures that are there by chance, pages, tags on each, and bytes of XMP. */
const [mostSignatures, mostPages, mostTags, mostXmp] = [32, 16, 500, 1024 ** 2];

/** A latitude in XMP, as an attribute or an element, and a location in a video: QuickTime's, iTunes's, and 3GPP's. */
const latitude =
  /GPSLatitude\s*(?:=\s*["'][^"']|>[^<])|\xa9xyz.{4}(?:data.{8})?[+-]\d|quicktime\.location\.ISO6709|loci\0{4}/is;

/** Returns true if text, or bytes as Latin-1, contain a location in XMP or in the form of a video. */
export const namesPlace = (text: string) => latitude.test(text);

/** Returns true if a part of a file with camera metadata, after any header, contains a location. */
export function hasPlace(bytes: Buffer): boolean {
  const isAt = (start: number) => tiffHasPlace((at, length) => bytes.subarray(start + at, start + at + length));
  return namesPlace(bytes.toString('latin1')) || signatures.some((signature) => startsOf(bytes, signature).some(isAt));
}

function startsOf(bytes: Buffer, signature: string): number[] {
  const starts: number[] = [];
  let at = bytes.indexOf(signature);
  while (at !== -1 && starts.length < mostSignatures) {
    starts.push(at);
    at = bytes.indexOf(signature, at + 1);
  }
  return starts;
}

/**
 * Returns true if TIFF data says where a photo was taken.
 *
 * @param read reads from the signature on, in a TIFF file or in metadata, which have the same form
 */
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
    const end = list + 2 + 12 * Math.min(short(list), mostTags);
    for (let at = list + 2; at < end; at += 12) if (short(at) === tag) return at;
    return null;
  };
  /** A camera that does not know where it is writes fractions of zero by zero. */
  const isKnown = (at: number) => {
    if (short(at + 2) !== fraction) return true;
    const fractions = Array.from({ length: Math.min(long(at + 4), 3) }, (_, index) => long(at + 8) + 8 * index);
    return fractions.some((start) => long(start + 4) !== 0);
  };
  const isOnPage = (list: number) => {
    const place = find(list, placeTag);
    const known = place === null ? null : find(long(place + 8), latitudeTag);
    if (known !== null && isKnown(known)) return true;
    const xmp = find(list, xmpTag);
    return xmp !== null && namesPlace(read(long(xmp + 8), Math.min(long(xmp + 4), mostXmp)).toString('latin1'));
  };
  let list = long(4);
  for (let page = 0; page < mostPages && list !== 0; page += 1) {
    if (isOnPage(list)) return true;
    list = long(list + 2 + 12 * short(list));
  }
  return false;
}
