/** A format that consists of parts, each after a header with its name and its size. */
export interface Format {
  /** The position of the first part. */
  first: number;
  headerSize: number;
  /** The names of the parts with metadata. */
  names: RegExp;
  nameOf: (header: Buffer) => string;
  /** How many bytes follow the header; null if no metadata comes after it. Negative if the part ends in the header. */
  sizeOf: (header: Buffer) => number | null;
  /** The size of what follows the content. */
  after: (size: number) => number;
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
export const png: Format = {
  first: 8,
  headerSize: 8,
  names: /^(?:eXIf|tEXt|[iz]TXt)$/,
  nameOf: (header) => header.toString('latin1', 4, 8),
  sizeOf: (header) => header.readUInt32BE(0),
  after: () => 4,
};

/** https://developers.google.com/speed/webp/docs/riff_container */
export const webp: Format = {
  first: 12,
  headerSize: 8,
  names: /^(?:EXIF|XMP )$/,
  nameOf: (header) => header.toString('latin1', 0, 4),
  sizeOf: (header) => header.readUInt32LE(4),
  after: (size) => size % 2,
};

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1: each segment has a marker, and a size that includes itself. */
export const jpeg: Format = {
  first: 2,
  headerSize: 4,
  names: /^\xff\xe1$/,
  nameOf: (header) => header.toString('latin1', 0, 2),
  sizeOf: (header) => {
    if (header[0] !== 0xff || header[1] === 0xda) return null;
    // Any number of these bytes may come before a marker.
    if (header[1] === 0xff) return 1 - jpeg.headerSize;
    const size = header.readUInt16BE(2);
    return size < 2 ? null : size - 2;
  },
  after: () => 0,
};

/** https://developer.apple.com/documentation/quicktime-file-format/atoms. After a size of 1 comes the real one, in 64 bits. */
export const video: Format = {
  first: 0,
  headerSize: 16,
  names: /^(?:moov|uuid)$/,
  nameOf: (header) => header.toString('latin1', 4, 8),
  sizeOf: (header) => {
    const short = header.readUInt32BE(0);
    const [size, smallest] = short === 1 ? [Number(header.readBigUInt64BE(8)), 16] : [short, 8];
    return size < smallest ? null : size - video.headerSize;
  },
  after: () => 0,
};
