import { isMap, isScalar, type YAMLMap } from 'yaml';
import { spanOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import { inYaml } from './dictation.ts';
import { byPath, errorsOf, type Finder, type Mistake, type ShapeError } from './mistake.ts';
import { explain } from './property-explainers.ts';
import { propertyMessages } from './property-messages.ts';
import { unknownProperty } from './unknown-property.ts';
import { keyOf, nodeAt, type Property, pairsOf, rangeOf, textLike } from './working-copy.ts';

/** Finds properties that are misspelled, belong in another group, or do not exist. */
export const unknownProperties: Finder = (findings) =>
  byPath(errorsOf(findings.errors, 'additionalProperties')).flatMap((errors) => {
    const map = nodeAt(findings.working, errors[0].path);
    if (!isMap(map)) return [];
    const cut = cutText(map, errors, findings.working);
    if (cut) return [cut];
    // A name that two misspelled properties may mean goes to the first.
    const taken = new Set(pairsOf(map).map(keyOf));
    const mistakes: Mistake[] = [];
    for (const error of errors) {
      const pair = pairsOf(map).find((one) => keyOf(one) === error.error.params.additionalProperty);
      if (!pair) continue;
      const { meant, ...mistake } = explain(unknownProperty(pair, map, error, taken, findings));
      if (meant !== undefined) taken.add(meant);
      mistakes.push(mistake);
    }
    return completedOnce(mistakes, errors[0], taken);
  });

/** Adds the missing properties of a group to the first of the mistakes that may be one of them. */
function completedOnce(
  mistakes: readonly Mistake[],
  { path, rules }: ShapeError,
  taken: ReadonlySet<string>,
): Mistake[] {
  const missing = (rules.required ?? []).filter((known) => !taken.has(known));
  const first = missing.length > 0 ? mistakes.find(({ loses }) => loses) : undefined;
  return mistakes.map((mistake) =>
    mistake === first
      ? { ...mistake, message: propertyMessages.stillMissing(mistake.message, missing), completes: path }
      : mistake,
  );
}

/** Reports a text in braces that ends at a comma, so that its other words are read as properties without a value. */
function cutText(map: YAMLMap, errors: readonly ShapeError[], working: Source): Mistake | null {
  if (!map.flow) return null;
  const pairs = pairsOf(map);
  const unknown = new Set(errors.map(({ error }) => String(error.params.additionalProperty)));
  const isRest = (pair: Property | undefined) =>
    pair !== undefined && unknown.has(keyOf(pair)) && isEmptyNode(pair.value);
  const first = pairs.findIndex((pair, index) => isRest(pair) && isPlainText(pairs[index - 1]));
  const before = pairs[first - 1];
  if (!before?.value) return null;
  const end = pairs.findIndex((pair, index) => index >= first && !isRest(pair));
  const rest = pairs.slice(first, end < 0 ? undefined : end);
  const [start] = rangeOf(before.value);
  const stop = rangeOf(rest.at(-1)?.key)[1];
  const text = working.text.slice(start, stop);
  const { value } = before;
  return {
    message: propertyMessages.comma(keyOf(before), inYaml(text, true)),
    span: spanOf(working, [start, stop]),
    repair: () => {
      map.items = pairs.filter((pair) => !rest.includes(pair));
      before.value = textLike(value, text);
    },
  };
}

const isPlainText = (pair: Property | undefined) =>
  isScalar(pair?.value) && pair.value.type === 'PLAIN' && pair.value.value !== null;
