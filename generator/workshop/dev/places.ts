import type { Assembled } from '../../build.ts';
import { expand } from '../../plan/expand.ts';
import type { Leaf } from '../../plan/fill.ts';
import { resolve, type Site } from '../../plan/resolve.ts';
import { partSpan } from '../../read/locate.ts';
import { unescaped } from '../../render/markup.ts';
import { renderBody } from '../../render/render.tsx';
import type { Tools } from '../../tools.ts';
import { marker, type Part, unmarker } from './marks.ts';
import type { Place, Places } from './protocol.ts';

/**
 * Where the words of a page are written. The page is rendered a second time with every text marked, and the two are read
 * side by side; null where marking has changed what the page shows, or where there is no such page.
 */
export function placesOn(route: string, { site, definitions, pictures }: Assembled, tools: Tools): Places | null {
  const { mark, leaves } = marker();
  const marked = resolve(expand(definitions.site, definitions, mark), site.source, true).site;
  const draw = (one: Site) => {
    const page = one.pages.find((page) => page.route === route);
    return page && tokens(renderBody(page, one, tools.sections, pictures).html);
  };
  const [real, signed] = [draw(site), draw(marked)];
  if (!real || !signed || real.texts.length !== signed.texts.length) return null;

  const unmark = unmarker();
  const placeOf = (part: Part | undefined) =>
    part === undefined || part.leaf === null ? null : place(leaves[part.leaf], part.text);
  const texts = signed.texts.map((text) => {
    const parts = unmark(text);
    return {
      text: parts.map((part) => part.text).join(''),
      parts: parts.map((part) => ({ length: part.text.length, place: placeOf(part) })),
    };
  });
  if (texts.some(({ text }, index) => text !== real.texts[index])) return null;
  return { texts, pictures: signed.alts.map((alt) => placeOf(unmarker()(alt)[0])) };
}

/** The texts between the tags, in their order, and the words of the pictures. */
function tokens(html: string): { texts: string[]; alts: string[] } {
  const texts = html.split(/<[^>]*>/).filter((text) => text !== '');
  const alts = [...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt = '']) => alt);
  return { texts: texts.map(unescaped), alts: alts.map(unescaped) };
}

/** The line of a leaf that has a part of its text. */
function place(leaf: Leaf | undefined, part: string): Place | null {
  if (!leaf) return null;
  const { line, column } = partSpan(leaf.source, leaf.path, part).start;
  return { file: leaf.source.file, line, column };
}
