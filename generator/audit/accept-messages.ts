import type { Message } from '../report/diagnostic.ts';
import { nearOrAll } from '../report/wording.ts';

/** Messages about an `accept`. */
export const acceptMessages = {
  unknownRule: (id: string, ids: readonly string[]): Message => ({
    id: 'unknown-rule',
    message: `There is no rule "${id}" to accept anything of.`,
    hint: nearOrAll(id, ids, 'The rules are:'),
  }),
  /** @param value the finding that is accepted; null if the whole rule is */
  unneeded: (rule: string, value: string | null): Message => ({
    id: 'unneeded-acceptance',
    message: value
      ? `Nothing here needs "${value}" to be accepted any more.`
      : `Nothing here needs the rule "${rule}" to be accepted any more.`,
    hint: 'Delete this line, so that it does not hide a mistake one day.',
  }),
};
