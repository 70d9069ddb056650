/** What a schema says of the properties that a value may lack. */
interface PropertyRules {
  [keyword: string]: unknown;
  items?: PropertyRules;
  properties?: Record<string, PropertyRules>;
  required?: readonly string[];
  /** The properties that a property needs beside it. */
  dependencies?: Readonly<Record<string, readonly string[]>>;
}

/** A value without one of its optional properties. */
interface Lesser {
  /** What it lacks, such as `cards.0.text`. */
  without: string;
  value: unknown;
}

/** A value without each of its optional properties, and without those that require it. */
export function lesserValues(rules: PropertyRules, value: unknown): Lesser[] {
  const { items, properties, required = [] } = rules;
  if (items && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      within(String(index), lesserValues(items, item), (one) => value.with(index, one)),
    );
  }
  if (!properties || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(required.includes(name) ? [] : [{ without: name, value: withoutProperty(value, name, rules) }]),
    ...within(name, lesserValues(properties[name] ?? {}, part), (one) => ({ ...value, [name]: one })),
  ]);
}

const within = (name: string, parts: readonly Lesser[], wholeOf: (part: unknown) => unknown): Lesser[] =>
  parts.map(({ without, value }) => ({ without: `${name}.${without}`, value: wholeOf(value) }));

function withoutProperty(value: object, name: string, rules: PropertyRules): object {
  const rest = Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  const needy = Object.keys(rest).find((one) =>
    rules.dependencies?.[one]?.some((other) => !Object.hasOwn(rest, other)),
  );
  return needy === undefined ? rest : withoutProperty(rest, needy, rules);
}
