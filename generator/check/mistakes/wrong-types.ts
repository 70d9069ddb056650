import { booleanExpected } from './boolean-expected.ts';
import { emptyValue } from './empty-values.ts';
import { groupExpected } from './group-expected.ts';
import { listExpected } from './list-expected.ts';
import { errorsOf, type Finder } from './mistake.ts';
import { numberExpected } from './number-expected.ts';
import { kindOf } from './rules.ts';
import { textExpected } from './text-expected.ts';
import { mistakeAt, type ValueExplanation, type WrongValue, wrongValue } from './wrong-value.ts';

const explainers = {
  text: textExpected,
  number: numberExpected,
  boolean: booleanExpected,
  list: listExpected,
  group: groupExpected,
};

/** Finds values of the wrong kind, such as a number where text belongs. */
export const wrongTypes: Finder = (findings) =>
  errorsOf(findings.errors, 'type').map((error) => {
    const wrong = wrongValue(error, findings);
    return mistakeAt(wrong, explanationOf(wrong));
  });

function explanationOf(wrong: WrongValue): ValueExplanation {
  return wrong.data === null ? emptyValue(wrong) : explainers[kindOf(wrong.rules)](wrong);
}
