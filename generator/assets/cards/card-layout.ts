import { type CardStyle, cardMark, cardSpaces, cardStyles, cardText, headingSizes } from '../../../templates/card.tsx';
import type { CardFonts } from './card-fonts.ts';
import { breakLines, type Paragraph } from './card-lines.ts';

/** A text and where its upper left corner is, in pixels. */
export interface PlacedText {
  paragraph: Paragraph;
  x: number;
  y: number;
}

/** The words on a card about its page. */
export interface CardWords {
  /** The town that the page is for. */
  place: string | null;
  heading: string;
  /** The price of the service. */
  line: string | null;
}

/** The texts that all cards of a business share, and the rows left between them. */
export interface CardFrame {
  texts: PlacedText[];
  room: { top: number; bottom: number };
}

/** Puts the name of the business next to the mark, and its contact at the bottom. */
export function layOutFrame(business: string, contact: string, fonts: CardFonts): CardFrame {
  const nameAt = cardMark.x + cardMark.size + cardSpaces.mark;
  const name = set(business, cardStyles.business, nameAt, fonts);
  const reach = set(contact, cardStyles.contact, cardMark.x, fonts);
  const middle = cardMark.y + cardMark.size / 2;
  const bottom = cardText.bottom - reach.height;
  return {
    texts: [
      { paragraph: name, x: nameAt, y: middle - name.height / 2 },
      { paragraph: reach, x: cardMark.x, y: bottom },
    ],
    room: { top: middle + Math.max(cardMark.size, name.height) / 2, bottom },
  };
}

/** Puts the words of a page in the middle of the space that the frame leaves, as large as they fit. */
export function layOutWords(words: CardWords, room: CardFrame['room'], fonts: CardFonts): PlacedText[] {
  const place = words.place ? set(words.place, cardStyles.place, cardMark.x, fonts) : null;
  const line = words.line ? set(words.line, cardStyles.line, cardMark.x, fonts) : null;
  const above = place ? place.height + cardSpaces.place : 0;
  const below = line ? line.height + cardSpaces.line : 0;
  const roomForHeading = room.bottom - room.top - 2 * cardText.gap - above - below;
  const heading = setHeading(words.heading, roomForHeading, fonts);
  const y = (room.top + room.bottom - above - heading.height - below) / 2;
  const placed = [
    place && { paragraph: place, x: cardMark.x, y },
    { paragraph: heading, x: cardMark.x, y: y + above },
    line && { paragraph: line, x: cardMark.x, y: y + above + heading.height + cardSpaces.line },
  ];
  return placed.filter((text) => text !== null);
}

function set(text: string, style: CardStyle, x: number, fonts: CardFonts): Paragraph {
  return breakLines(text, style, fonts(style), cardText.right - x);
}

/** Sets a heading in the largest size that fits, or in the smallest, without the last words if there are too many. */
function setHeading(text: string, height: number, fonts: CardFonts): Paragraph {
  const width = cardText.right - cardMark.x;
  const setIn = (size: number, text: string) => set(text, { ...cardStyles.heading, size }, cardMark.x, fonts);
  const fits = (paragraph: Paragraph) => paragraph.width <= width && paragraph.height <= height;
  for (const { size, longest } of headingSizes) {
    const paragraph = text.length <= longest ? setIn(size, text) : null;
    if (paragraph && fits(paragraph)) return paragraph;
  }
  const smallest = setIn(cardStyles.heading.size, text);
  return smallest.height <= height ? smallest : shortened(text, (text) => setIn(cardStyles.heading.size, text), height);
}

/** Leaves out as few of the last words as possible. */
function shortened(text: string, setIn: (text: string) => Paragraph, height: number): Paragraph {
  const words = text.split(' ');
  const first = (count: number) => setIn(`${words.slice(0, count).join(' ')}…`);
  let [enough, tooMany] = [1, words.length];
  while (tooMany - enough > 1) {
    const middle = Math.round((enough + tooMany) / 2);
    if (first(middle).height > height) tooMany = middle;
    else enough = middle;
  }
  return first(enough);
}
