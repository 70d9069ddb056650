import { didYouMean } from '../plan/texts/dictate.ts';
import type { Message } from '../report/diagnostic.ts';
import { nearOrAll } from '../report/wording.ts';

/** Messages about `accept`. */
export const acceptMessages = {
  unknownRule: (id: string, ids: readonly string[]): Message => ({
    id: 'unknown-rule',
    message: `There is no audit rule "${id}".`,
    hint: nearOrAll(id, ids, 'The rules are:'),
  }),
  /** @param meant the likely intended finding */
  misspelled: (rule: string, value: string, meant: string): Message => ({
    id: 'unneeded-acceptance',
    message: `The rule "${rule}" found no "${value}".`,
    hint: didYouMean(meant),
  }),
  /** @param isSite true in site.yaml, where the rule is accepted for all pages */
  onlyWhole: (rule: string, isSite: boolean): Message => ({
    id: 'unneeded-acceptance',
    message: `The rule "${rule}" can be accepted only as a whole, not for single values.`,
    hint: `Write your reason after the name of the rule, ${isSite ? 'in the page that needs it' : 'for all of this page'}:  ${rule}: This is intentional.`,
  }),
  /** @param value the accepted finding; null if the whole rule is accepted */
  unneeded: (rule: string, value: string | null): Message => ({
    id: 'unneeded-acceptance',
    message: value
      ? `The acceptance of "${value}" is no longer needed.`
      : `The acceptance of the rule "${rule}" is no longer needed.`,
    hint: 'Delete it, so that it does not hide a mistake later.',
  }),
};
