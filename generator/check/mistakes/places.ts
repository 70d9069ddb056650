import { isMap, isSeq } from 'yaml';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import type { Findings } from './mistake.ts';
import { whereIs } from './property-messages.ts';
import { declares, kindOf, type Rules, rulesAt, rulesFor } from './rules.ts';
import { dataOf, emptyMapLike, nodeAt, type Property, pairAt } from './working-copy.ts';

/** A location where a property could be. */
interface Place {
  /** Such as "address" or "a section". */
  label: string;
  /** Puts the property there. */
  take: (property: Property) => void;
}

/** Returns the nearest locations for a property: the groups inside a group, then those around it. */
export function findPlaces(name: string, path: Path, { rules, working }: Findings): Place[] {
  for (let depth = path.length; depth >= 0; depth--) {
    const at = path.slice(0, depth);
    const outer = rulesAt(rules, working.data, at);
    const own = depth < path.length && declares(outer.rules, name) ? [ownPlace(at, outer.rules, name, working)] : [];
    const places = [...own.flat(), ...placesIn(at, outer.rules, name, path[depth], working)];
    if (places.length > 0) return places;
  }
  return [];
}

function ownPlace(path: Path, rules: Rules, name: string, working: Source): Place[] {
  const map = nodeAt(working, path);
  if (!isMap(map) || map.has(name)) return [];
  return [{ label: whereIs(path, rules), take: (property) => void map.items.push(property) }];
}

/** @param except the property that the search comes from */
function placesIn(
  path: Path,
  { properties = {} }: Rules,
  name: string,
  except: string | number | undefined,
  working: Source,
): Place[] {
  return Object.entries(properties).flatMap(([key, inner]) => {
    if (key === except) return [];
    if (kindOf(inner) === 'group') return declares(inner, name) ? groupPlace([...path, key], name, working) : [];
    const items = inner.items?.oneOf ?? (inner.items ? [inner.items] : []);
    if (!items.some((item) => declares(item, name))) return [];
    return [
      {
        label: inner.items?.oneOf ? 'a section' : `an item of ${key}`,
        take: intoItem([...path, key], name, inner, working),
      },
    ];
  });
}

function groupPlace(path: Path, name: string, working: Source): Place[] {
  const found = pairAt(working, path);
  const map = found?.pair.value;
  if (isMap(map) && map.has(name)) return [];
  const take = (property: Property) => {
    if (isMap(map)) map.items.push(property);
    else if (found && isEmptyNode(map)) {
      const made = emptyMapLike(map);
      made.items.push(property);
      found.pair.value = made;
    }
  };
  return [{ label: `"${path.at(-1)}"`, take }];
}

/** Returns a function that puts a property into the first list item that allows and needs it. */
function intoItem(path: Path, name: string, rules: Rules, working: Source): (property: Property) => void {
  return (property) => {
    const list = nodeAt(working, path);
    const items = isSeq(list) ? list.items.filter((item) => isMap(item)) : [];
    const needy = items.find((item) => {
      const own = rulesFor(rules.items ?? {}, dataOf(working, item));
      return declares(own, name) && own.required?.includes(name) && !item.has(name);
    });
    needy?.items.push(property);
  };
}
