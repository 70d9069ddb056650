import { renderToStaticMarkup } from 'react-dom/server';
import {
  CardDrawing,
  CardMark,
  cardMark,
  cardSpaces,
  cardStyles,
  cardText,
  headingSizes,
} from '../../../templates/card.tsx';
import type { Drawing } from '../../../templates/illustrations/drawings.ts';
import { memoized } from '../../../templates/memoized.ts';
import { hash } from '../../files/hash.ts';
import type { Cache } from '../cache.ts';
import { packageVersion } from '../package-version.ts';
import { sharedPromise } from '../shared-promise.ts';
import type { Theme } from '../styles/theme.ts';
import type { BrandMark } from './brand-mark.ts';
import { type CardPicture, drawBase, textColors } from './card-base.ts';
import { type CardFonts, cardFontsKey, loadCardFonts, moreCardFiles } from './card-fonts.ts';
import { type CardFrame, type CardWords, layOutFrame, layOutWords } from './card-layout.ts';
import { type Bands, compressBands, encodePng } from './card-png.ts';
import { drawTexts } from './card-texts.ts';
import { paint } from './paint.ts';

/** The contents of the card of a page. */
export interface CardBrief extends CardWords {
  business: string;
  /** How to reach the business, in a few words. */
  contact: string;
  mark: BrandMark;
  drawing: Drawing;
}

/** The picture that appears with a shared link to a page. */
export interface SocialCard {
  /** Relative to the output folder. It changes whenever the picture does. */
  path: string;
  /** The alt text. */
  alt: string;
  /** Draws the card, or returns it from the cache. */
  draw: () => Promise<Uint8Array>;
}

/** What cards with the same drawing, business, and contact share. */
interface CardBase {
  /** Changes whenever one of these or the design does. */
  key: string;
  draw: () => Promise<DrawnBase>;
}

interface DrawnBase extends CardFrame {
  picture: CardPicture;
  bands: Bands;
  fonts: CardFonts;
}

/** Raise it when the code that draws cards changes, so that older cards are not found in the cache. */
const revision = 4;

/** Returns a function that names and describes a card. The picture is drawn later, if it is needed. */
export function cardDesigner(theme: Theme, cached: Cache): (brief: CardBrief) => SocialCard {
  const fontsWith = memoized((more: string) =>
    sharedPromise(() => loadCardFonts(cached, more === '' ? [] : more.split(','))),
  );
  const bases = new Map<string, CardBase>();
  const baseOf = ({ business, contact, mark, drawing }: CardBrief, more: string): CardBase => {
    const name = JSON.stringify([business, contact, typeof mark === 'string' ? mark : mark.stem, drawing, more]);
    const base = bases.get(name) ?? designBase({ business, contact, mark, drawing }, theme, fontsWith(more), cached);
    bases.set(name, base);
    return base;
  };
  return (brief) => {
    const { place, heading, line, business, contact } = brief;
    const more = moreCardFiles([place, heading, line, business, contact].join('')).join();
    const base = baseOf(brief, more);
    const key = hash(base.key, JSON.stringify([place, heading, line]), ...(more === '' ? [] : [more]));
    return {
      path: `assets/card-${key}.png`,
      alt: [business, heading, place, line].filter(Boolean).join(' · '),
      draw: () => cached(`${key}.png`, async () => drawCard(brief, await base.draw())),
    };
  };
}

function designBase(
  { business, contact, mark, drawing }: Omit<CardBrief, keyof CardWords>,
  theme: Theme,
  loadFonts: () => Promise<CardFonts>,
  cached: Cache,
): CardBase {
  const parts = {
    drawing: paint(renderToStaticMarkup(<CardDrawing name={drawing} />), theme),
    mark: typeof mark === 'string' ? paint(renderToStaticMarkup(<CardMark name={mark} />), theme) : mark,
  };
  const logoKey = typeof mark === 'string' ? {} : { mark: [mark.stem, theme.color('linen')] };
  const partsKey = hash(JSON.stringify([revision, { ...parts, ...logoKey }]), packageVersion('sharp'));
  const colors = ['linen', ...textColors].map(theme.color);
  const measures = [cardMark, cardText, cardSpaces, cardStyles, headingSizes];
  return {
    key: hash(partsKey, cardFontsKey(), JSON.stringify([colors, measures, business, contact])),
    draw: sharedPromise(async () => {
      const fonts = await loadFonts();
      const frame = layOutFrame(business, contact, fonts);
      const picture = await drawBase(parts, partsKey, theme, cached);
      drawTexts(picture, frame.texts);
      return { ...frame, picture, bands: compressBands(picture.rows), fonts };
    }),
  };
}

/** Draws the words of a page on a copy of the base. */
function drawCard(words: CardWords, { picture, room, fonts, bands }: DrawnBase): Uint8Array {
  const card = { ...picture, rows: picture.rows.slice() };
  const changed = drawTexts(card, layOutWords(words, room, fonts));
  return encodePng(card, bands, changed);
}
