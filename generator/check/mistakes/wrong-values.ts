import { halfWidth } from '../../../templates/schema/half-width.ts';
import { slugOf } from '../../basics/slug.ts';
import { faultByRules, formHint, isValidText } from '../schema/form-faults.ts';
import { choiceMeant } from './days-in-english.ts';
import { isOnOneLine } from './dictation.ts';
import { toWrite } from './empty-values.ts';
import { errorsOf, type Finder, type ShapeError } from './mistake.ts';
import { isIndex, nameOf, type Rules } from './rules.ts';
import { exampleHint, valueMessages } from './value-messages.ts';
import { asWrittenIn, mistakeAt, quoted, type ValueExplanation, type WrongValue, wrongValue } from './wrong-value.ts';

/** Finds values of the right kind that break another rule: an unknown choice, a wrong form, an empty text. */
export const wrongValues: Finder = (findings) => {
  const values = errorsOf(findings.errors, ...Object.keys(explainers)).filter(
    ({ error }) => error.propertyName === undefined,
  );
  return values.map((error) => {
    const wrong = wrongValue(error, findings);
    const explain = explainers[error.error.keyword] as Explain;
    return mistakeAt(wrong, explain(wrong, error));
  });
};

type Explain = (wrong: WrongValue, error: ShapeError) => ValueExplanation;

const nothingWritten: Explain = ({ path, label, rules, optional }) => {
  const text = isIndex(path.at(-1)) ? 'Write it, or delete it.' : toWrite(rules);
  return { message: valueMessages.empty(label, text, optional) };
};

const outOfRange: Explain = ({ label, raw, rules }) => ({
  message: valueMessages.outOfRange(label, raw, limitsInWords(rules), rules),
});

const wrongForm: Explain = (wrong) => {
  const { label, rules, data, path, working, facts } = wrong;
  const text = String(data);
  const write = (better: string) => asWrittenIn(wrong, better);
  const isDictated = isOnOneLine(working, path);
  const fault = faultByRules(text, rules, facts);
  if (fault) {
    const hint = isDictated ? formHint(fault, write) : '';
    const worded = valueMessages.wrongForm(label, fault.fault, hint || exampleHint(rules));
    const found = {
      message: { ...worded, id: fault.id ?? worded.id },
      ...(fault.missing && { missing: fault.missing }),
    };
    return fault.better === undefined ? found : { ...found, value: fault.better };
  }
  const fixed = fixedText(wrong, text);
  const message = valueMessages.wrongForm(
    label,
    `must be ${rules.expected ?? 'written in another way'}, but this is "${text}"`,
    fixed !== undefined && isDictated ? `Write:  ${write(fixed)}` : exampleHint(rules),
  );
  return fixed === undefined ? { message } : { message, value: fixed };
};

const brokenName: Explain = (wrong) => {
  const data = String(wrong.data);
  const value = data.trim().replace(/[\s,]+$/, '');
  const isDictated = isOnOneLine(wrong.working, wrong.path) && value !== '';
  const hasComma = data.trim() !== value;
  const fault = hasComma ? 'ends with a comma' : `${data.startsWith(value) ? 'ends' : 'begins'} with a space`;
  const hint = isDictated ? `Write:  ${asWrittenIn(wrong, value)}` : `Delete the ${hasComma ? 'comma' : 'space'}.`;
  return { message: valueMessages.wrongForm(wrong.label, fault, hint), value };
};

const explainers: Record<string, Explain> = {
  enum: (wrong) => {
    const { path, label, data, rules, facts } = wrong;
    const value = typeof data === 'object' ? quoted(wrong) : String(data);
    const better = choiceMeant(value, rules.enum ?? [], facts);
    const message =
      data === null || data === ''
        ? valueMessages.empty(label, toWrite(rules), false)
        : valueMessages.wrongChoice(nameOf(path), label, value, better, rules.enum ?? []);
    return better === null ? { message } : { message, value: better };
  },
  pattern: wrongForm,
  form: wrongForm,
  whole: brokenName,
  minLength: nothingWritten,
  minItems: nothingWritten,
  minProperties: nothingWritten,
  minimum: outOfRange,
  maximum: outOfRange,
  not: ({ label, data }) => ({ message: valueMessages.milliseconds(label, Number(data)) }),
  multipleOf: ({ label, raw, rules }) => ({ message: valueMessages.outOfRange(label, raw, 'a whole number', rules) }),
};

function limitsInWords({ minimum, maximum }: Rules): string {
  if (minimum !== undefined && maximum !== undefined) return `between ${minimum} and ${maximum}`;
  return minimum === undefined ? `${maximum} or less` : `${minimum} or more`;
}

/** Returns a text in the form that its rules ask for, if only capitals, spaces, or the like are wrong. */
function fixedText({ rules, facts }: WrongValue, text: string): string | undefined {
  const [language = '', region = ''] = text.split(/[-_]/);
  const candidates = [
    halfWidth(text),
    text.toUpperCase(),
    text.toLowerCase(),
    text.replace(/\s/g, ''),
    `${language.toLowerCase()}-${region.toUpperCase()}`,
    slugOf(text),
    text.replaceAll('\\', '/').replace(/^\.?\//, ''),
  ];
  return candidates.find((candidate) => candidate !== '' && isValidText(candidate, rules, facts));
}
