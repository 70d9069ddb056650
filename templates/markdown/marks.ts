/**
 * A mark in a text that identifies its location in the YAML (`generator/render/provenance-marks.ts`). Marks are private
 * use characters, which Markdown would treat as letters. So they are removed before a text is parsed, and restored
 * afterwards.
 */
export interface OriginMark {
  /** The offset, in the text without marks, of the character that follows it. */
  at: number;
  text: string;
}

/** Removes the marks from a text, and returns them with their offsets. */
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

/** Returns a function that returns the marks up to an offset that were not returned before. */
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
