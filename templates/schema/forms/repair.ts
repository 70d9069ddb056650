import type { FormFault } from './form.ts';

/** A common mistake, and how to correct it. */
export interface FormRepair {
  pattern: RegExp;
  /** As in `String.replace`. */
  replacement: string | ((...match: string[]) => string);
  /** Completes a sentence that begins with the name of the property. `$&` is what the pattern matches. */
  fault: string;
}

/**
 * Corrects every mistake of a list, in order. The fault lists all that were found.
 *
 * @param isValid whether a text has no fault
 * @param otherwise the fault of a text that has none of these mistakes, or still has a fault without them
 */
export function repaired(
  text: string,
  repairs: readonly FormRepair[],
  isValid: (text: string) => boolean,
  otherwise: (text: string) => FormFault,
): FormFault | null {
  if (isValid(text)) return null;
  let better = text;
  const faults: string[] = [];
  for (const repair of repairs) {
    const match = better.match(repair.pattern);
    const next = match ? better.replace(repair.pattern, repair.replacement as string) : better;
    if (next === better) continue;
    faults.push(repair.fault.replace('$&', () => match?.[0].trim() || ' '));
    better = next;
  }
  return faults.length > 0 && isValid(better) ? { fault: faults.join(', and '), better } : otherwise(better);
}
