import { renderToStaticMarkup } from 'react-dom/server';
import { type MarkName, marks } from '../../templates/illustrations/marks.tsx';
import type { Cache } from '../assets/cache.ts';
import { type BrandMark, iconsOf, squarePng, touchIcon, touchPng } from '../assets/cards/brand-mark.ts';
import { paint } from '../assets/cards/paint.ts';
import type { Theme } from '../assets/styles/theme.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Returns the files of the icons, each under the address that browsers and phones expect.
 *
 * @param name the name of the business
 */
export function iconFiles(name: string, mark: BrandMark, theme: Theme, cached: Cache): OutputFile[] {
  if (typeof mark === 'string') {
    const drawn = drawnIcon(name, mark, theme);
    const touch = () => touchPng(Buffer.from(drawn), theme.color('haze'), cached);
    return [...iconsOf(mark).map(({ path }) => ({ path, content: drawn })), { path: touchIcon.path, content: touch }];
  }
  const touch = () => touchPng(mark.bytes, theme.color('linen'), cached);
  return [
    ...iconsOf(mark).map(({ path, side }) => ({
      path,
      content: side ? () => squarePng(mark, side, cached) : mark.bytes,
    })),
    { path: touchIcon.path, content: touch },
  ];
}

function drawnIcon(name: string, mark: MarkName, theme: Theme): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40">
      <title>{name}</title>
      <circle cx="16" cy="16" r="20" className="fill-haze" />
      {marks[mark]}
    </svg>,
  );
  return paint(svg, theme);
}
