import { UsageError } from '../report/usage-error.ts';
import { refusal } from '../workshop/edit/edit-messages.ts';

/** Asks the person at the terminal. Each prompt throws a UsageError if that person cancels, as with Ctrl-C. */
export interface Prompts {
  /** Returns an answer that `problem` accepts, without the spaces around it. */
  text: (question: TextQuestion) => Promise<string>;
  /** Returns the value of one option. */
  select: (question: Choice) => Promise<string>;
  /** Returns the values of any number of options, in the order in which they were chosen. */
  multiselect: (question: Choice) => Promise<string[]>;
}

interface TextQuestion {
  message: string;
  /** The answer when the person types nothing. The empty field shows it. */
  defaultValue?: string;
  /** Returns the problem with an answer, if there is one; the person then corrects it. */
  problem: (answer: string) => string | undefined;
}

interface Choice {
  message: string;
  options: readonly PromptOption[];
}

export interface PromptOption {
  value: string;
  /** Shown next to the value while it is highlighted. */
  hint?: string;
}

/** The largest number of options to show without a search field. */
const fewOptions = 10;

export const terminalPrompts: Prompts = {
  async text({ message, defaultValue = '', problem }) {
    const validate = (typed = '') => problem(typed.trim());
    const answer = await asked<string>(({ text }) =>
      text({ message, defaultValue, placeholder: defaultValue, validate }),
    );
    return answer.trim();
  },
  select({ message, options }) {
    const choice = { message, options: [...options] };
    if (options.length <= fewOptions) return asked<string>(({ select }) => select(choice));
    const validate = (chosen?: unknown) => (chosen === undefined ? refusal.noMatch : undefined);
    return asked<string>(({ autocomplete }) =>
      autocomplete({ ...choice, maxItems: fewOptions, validate, filter: finderIn(options) }),
    );
  },
  multiselect({ message, options }) {
    const choice = { message, options: [...options], required: false };
    if (options.length <= fewOptions) return asked<string[]>(({ multiselect }) => multiselect(choice));
    return asked<string[]>(({ autocompleteMultiselect }) =>
      autocompleteMultiselect({ ...choice, maxItems: fewOptions, filter: finderIn(options) }),
    );
  },
};

/** Returns a function that finds an option by its value, or by its hint if no value contains the search. */
function finderIn(options: readonly PromptOption[]): (search: string, option: PromptOption) => boolean {
  return (search, { value, hint }) => {
    const matches = (text = '') => text.toLowerCase().includes(search.trim().toLowerCase());
    return matches(value) || (matches(hint) && !options.some((option) => matches(option.value)));
  };
}

/** Loads the library with the first question, so that other commands do not wait for it. */
async function asked<T>(prompt: (clack: typeof import('@clack/prompts')) => Promise<T | symbol>): Promise<T> {
  const clack = await import('@clack/prompts');
  // Without this, Ctrl-D ends the process without a message.
  clack.updateSettings({ aliases: { '\u0004': 'cancel' } });
  const answer = await prompt(clack);
  if (clack.isCancel(answer)) throw new UsageError(refusal.stopped);
  return answer as T;
}
