import sharp from 'sharp';

/** A photograph as phones take it: on its side, with the coordinates where it was taken in its metadata. */
export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a5502c' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ann Example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A photograph without metadata. */
export const plainPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a5502c' } })
    .png()
    .toBuffer();

/** A hero section with more properties. */
export const hero = (lines: string) => `  - type: hero
    heading: Rest
    text: One room.
    actions: [{ label: Home, to: / }]
${lines}`;

/** A hero section with a picture. */
export const heroWith = (file: string) => hero(`    image: ${file}\n    alt: A warm room\n`);
