import { isMap, isScalar } from 'yaml';
import { byPath, errorsOf, type Finder } from './mistake.ts';
import { propertyMessages } from './property-messages.ts';
import { isGroupEntry, nameOf, rulesAt } from './rules.ts';
import { meantBy } from './synonyms.ts';
import { keyOf, nodeAt, nodeSpan, type Property, pairsOf } from './working-copy.ts';

/** Finds the properties of an entry whose name is missing, so that each looks like a separate entry. */
export const unnamedEntries: Finder = ({ errors, rules, working }) => {
  const misfits = errorsOf(errors, 'type').flatMap(({ path, rules: entry }) => {
    const map = path.slice(0, -1);
    const isEntry = isGroupEntry(entry, rulesAt(rules, working.data, map).rules);
    return isEntry && entry.properties ? [{ path: map, known: Object.keys(entry.properties) }] : [];
  });
  return byPath(misfits).flatMap(([{ path, known }]) => {
    const map = nodeAt(working, path);
    if (!isMap(map)) return [];
    const isNamed = (pair: Property) => known.includes(keyOf(pair)) || meantBy(keyOf(pair), known) !== null;
    if (pairsOf(map).filter(isNamed).length < 2) return [];
    // An entry is a group, so a text next to its properties is one of them, even if no property has its name.
    const properties = pairsOf(map).filter((pair) => isNamed(pair) || isScalar(pair.value));
    const isProperty = (pair: Property) => properties.includes(pair);
    return [
      {
        message: propertyMessages.unnamed(properties.map(keyOf), nameOf(path)),
        span: nodeSpan(working, properties[0] as Property),
        loses: [path],
        hides: path,
        repair: () => {
          map.items = pairsOf(map).filter((pair) => !isProperty(pair));
        },
      },
    ];
  });
};
