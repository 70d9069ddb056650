import { longer } from './lists.ts';

/** Numbers distinct 64-bit keys from 0, in order of first appearance. */
interface Numbering {
  /** Returns the number of a key, given as two halves. */
  numberOf: (low: number, high: number) => number;
  /** Returns how many keys have numbers. */
  size: () => number;
  /** Returns the lower halves of the keys, by number, valid until the next key is added. */
  lows: () => Uint32Array;
  clear: () => void;
}

/** A hash table with open addressing, which is never more than half full. */
export function numbering(): Numbering {
  let bits = 12;
  /** Each slot contains the number of a key plus one, or 0. */
  let slots = new Uint32Array(2 ** bits);
  let lows = new Uint32Array(2 ** (bits - 1));
  let highs = new Uint32Array(2 ** (bits - 1));
  let size = 0;

  const slotOf = (low: number, high: number) =>
    Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> (32 - bits);
  const nextSlot = (slot: number) => (slot + 1) & (slots.length - 1);
  const grow = () => {
    bits++;
    slots = new Uint32Array(2 ** bits);
    lows = longer(lows, 2 * size);
    highs = longer(highs, 2 * size);
    for (let number = 0; number < size; number++) {
      let slot = slotOf(lows[number] ?? 0, highs[number] ?? 0);
      while (slots[slot] !== 0) slot = nextSlot(slot);
      slots[slot] = number + 1;
    }
  };
  return {
    numberOf: (low, high) => {
      let slot = slotOf(low, high);
      for (let next = slots[slot] ?? 0; next > 0; next = slots[slot] ?? 0) {
        if (lows[next - 1] === low && highs[next - 1] === high) return next - 1;
        slot = nextSlot(slot);
      }
      lows[size] = low;
      highs[size] = high;
      slots[slot] = ++size;
      if (size === lows.length) grow();
      return size - 1;
    },
    size: () => size,
    lows: () => lows.subarray(0, size),
    clear: () => {
      slots.fill(0);
      size = 0;
    },
  };
}
