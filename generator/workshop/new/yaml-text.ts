import { Document, isMap, isNode, isScalar, isSeq, visit } from 'yaml';

/** The formatting of a value. */
export interface Style {
  /** Names of the maps to write in braces, on one line. */
  inline?: readonly string[];
  /** The name of a list with a blank line before each item but the first. */
  apart?: string;
  /** Comments after values, by name. */
  comments?: Readonly<Record<string, string>>;
  /** True to put everything on one line. */
  flow?: boolean;
  /** True to put quotes around every single-line text. */
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

/** Returns the comment that tells editors which schema a file uses. Its path is relative to the file. */
export function schemaLine(file: string, schema: 'page' | 'town'): string {
  return `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length - 1)}.schema/${schema}.json\n`;
}
