/** Words for parts of the day. The longer ones come first. */
export const dayWords = {
  morning: '午前|上午|早上|早晨|清晨|早朝|朝|早|오전|아침',
  small: '凌晨|새벽',
  late: '深夜',
  midday: '中午|午[间間]|昼|낮',
  afternoon: '午後|下午|傍晚|夕方|오후',
  evening: '晚上|晚[间間]|晚|午夜|夜[间間]|夜|저녁|밤',
};

/** A time as written, before its span is considered. */
export interface AsianTime {
  written: string;
  minute: number;
  /** True after a dash or a word for it. */
  isEnd: boolean;
  isNext: boolean;
  isColon: boolean;
  /** True after a word that may name a part of the day, but is not in the list. */
  isWorded: boolean;
  /** The name of the word for a part of the day. */
  dayWord: string | null;
  /** The hour from 0 to 24, or up to 30 after midnight. Null if the time has no word to say which half is meant. */
  hour: number | 'unsure' | null;
}

/**
 * Returns the hour that a word for a part of the day means. In Japan, hours after midnight may be counted on: 26 is two
 * in the morning.
 */
export function hourOf(hour: number, name: string | null, word = '', isNext: boolean): AsianTime['hour'] {
  if (hour > 30) return 'unsure';
  if (hour > 12 || (hour === 0 && name !== 'afternoon')) return hour;
  if (name === null) {
    if (!isNext) return null;
    return hour < 12 ? hour : 'unsure';
  }
  const afterNoon = hour < 12 ? hour + 12 : hour;
  if (name === 'midday') return hour > 10 ? hour : hour < 6 ? afterNoon : 'unsure';
  // In Japan, "午後12時" is midnight to some and noon to others.
  if (name === 'afternoon') return hour === 12 && word === '午後' ? 'unsure' : afterNoon;
  if (name === 'morning') return hour < 12 ? hour : 'unsure';
  if (hour === 12) return 24;
  if (name === 'small' || hour < 4) return hour;
  if (name === 'late') return hour > 8 ? afterNoon : hour < 6 ? hour : 'unsure';
  // At four, the night ends, or the evening begins.
  return hour > 4 ? afterNoon : 'unsure';
}
