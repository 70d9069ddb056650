import { Document, isMap, isNode, isScalar, isSeq, visit } from 'yaml';

/** How a value is written. */
export interface Style {
  /** Names of the maps to write in braces, on one line. */
  inline?: readonly string[];
  /** The name of a list with a blank line before each item but the first. */
  apart?: string;
  /** What is said after a value, by its name. */
  comments?: Readonly<Record<string, string>>;
  /** Everything on one line. */
  flow?: boolean;
  /** Quotes around every text of one line. */
  quoted?: boolean;
}

/** Writes a value as YAML in the style of this project's files. */
export function asYaml(
  value: unknown,
  { inline = [], apart, comments = {}, flow = false, quoted = false }: Style = {},
): string {
  const doc = new Document(value);
  if (flow && doc.contents) (doc.contents as { flow?: boolean }).flow = true;
  visit(doc, {
    Pair: (_, { key, value: child }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (isScalar(child) && quoted && /^.+$/.test(String(child.value))) child.type = 'QUOTE_DOUBLE';
      if (isScalar(child) && comments[name] && !flow) child.comment = ` ${comments[name]}`;
      if (isMap(child) && inline.includes(name)) child.flow = true;
      if (isSeq(child) && name === apart) {
        for (const item of child.items.slice(1)) if (isNode(item)) item.spaceBefore = true;
      }
    },
  });
  return doc.toString({ lineWidth: 0 });
}

/** The comment with which editors know which schema a file has. Its path begins at the file. */
export function schemaLine(file: string, schema: 'page' | 'town'): string {
  return `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length - 1)}.schema/${schema}.json\n`;
}
