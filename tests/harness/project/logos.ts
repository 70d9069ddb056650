import sharp from 'sharp';
import { small } from './small.ts';

/** A round symbol as a drawing program exports it, with no size but its viewBox. */
export const roundLogo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="${color}"/></svg>`;

/** A raster logo: one color on a transparent ground. */
export function pngLogo(width: number, height: number, background = '#0000ff'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

/** A raster logo with as many colors as a photo. */
export function brightLogo(): Promise<Buffer> {
  const side = 544;
  const pixels = Buffer.alloc(side * side * 3);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) >> 3, Math.floor(i / side) >> 3];
    pixels.set([(x * 3) % 256, (y * 3) % 256, (x * y) % 256], i * 3);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

/** The site.yaml of the fixture small with other properties of its brand. */
export const branded = (brand: string) => ({ 'site.yaml': small.replace(/^brand: .*/m, `brand: { ${brand} }`) });
