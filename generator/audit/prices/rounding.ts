import { roundedToCents } from '../../../templates/facts/amount.ts';

/** Returns how many times an amount is in another one, to the cent; null if that is no whole number. */
export function wholeCount(amount: number, one: number): number | null {
  const count = Math.round(amount / one);
  return count > 0 && roundedToCents(count * one) === amount ? count : null;
}

/** Returns true for two amounts that are the same to the cent. */
export const isSameAmount = (one: number, other: number) => Math.abs(one - other) < 0.005;

/** Returns true for a share to the cent, rounded up or down. */
export const isExact = (amount: number, share: number) => Math.abs(share - amount) < 0.01;

/**
 * Returns true if a text may round a share to this. What has cents was not rounded, and neither was a share without them,
 * unless it is so large that one percent is more than a dollar.
 */
export function isRounded(amount: number, share: number): boolean {
  if (isExact(amount, share)) return true;
  if (!Number.isInteger(amount)) return false;
  return (
    Math.abs(share - amount) < (Number.isInteger(roundedToCents(share)) ? amount / 100 : Math.max(1, amount / 100))
  );
}
