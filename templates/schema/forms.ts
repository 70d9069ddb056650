/** What is wrong with a text that must have a certain form. */
export interface FormFault {
  /** Completes a sentence that begins with the name of the property: `begins with "mailto:"`. */
  fault: string;
  /** The text to write instead, if it can be known. */
  better?: string;
}

/** Finds what is wrong with a text; null if nothing is. */
type Form = (text: string) => FormFault | null;

const email: Form = (text) => {
  if (/^mailto:/i.test(text)) {
    return { fault: 'is an address alone, without "mailto:"', better: text.replace(/^mailto:/i, '') };
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : { fault: `must be an email address, but this is "${text}"` };
};

/** The forms that take more than a regular expression to check or to explain. A schema names them as `form`. */
export const forms = { email } satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
