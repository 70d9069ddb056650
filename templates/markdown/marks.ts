/**
 * Text may have marks in it that say where it is written (`generator/render/provenance-marks.ts`). They are characters for
 * private use, which Markdown would take for letters. So they are taken out before a text is parsed, and put back afterwards.
 */
export interface OriginMark {
  /** The offset, in the text without marks, of the character that follows it. */
  at: number;
  text: string;
}

export function withoutMarks(text: string): { plain: string; marks: OriginMark[] } {
  const marks: OriginMark[] = [];
  let removed = 0;
  const plain = text.replace(/[\uE000-\uF8FF]+/g, (mark, at: number) => {
    marks.push({ at: at - removed, text: mark });
    removed += mark.length;
    return '';
  });
  return { plain, marks };
}

/** Returns the marks up to an offset that were not returned before. */
export function markReader(marks: readonly OriginMark[]): (to: number) => string {
  let next = 0;
  return (to) => {
    let text = '';
    for (let mark = marks[next]; mark && mark.at <= to; mark = marks[next]) {
      text += mark.text;
      next += 1;
    }
    return text;
  };
}
