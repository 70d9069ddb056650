import { expect } from 'vitest';
import { parse } from '../../../generator/read/source.ts';
import { knownKeysIn } from '../../../generator/read/yaml/known-keys.ts';
import { readSimpleYaml } from '../../../generator/read/yaml/simple-yaml.ts';
import { encodingProblems, textProblems } from '../../../generator/read/yaml/text-problems.ts';
import { yamlProblems } from '../../../generator/read/yaml/yaml-problems.ts';

/**
 * Expects that a text that is read without the parser is read as the parser would read it, and that no check after the parser
 * would find anything wrong.
 *
 * @returns whether it is read without the parser
 */
export function expectAsParsed(text: string): boolean {
  const data = readSimpleYaml(text);
  if (data !== null) expect({ data: ordered(data), problems: [] }, JSON.stringify(text)).toStrictEqual(parsed(text));
  return data !== null;
}

function parsed(text: string) {
  const source = parse('a.yaml', text);
  const problems = [...textProblems(text), ...yamlProblems(source, knownKeysIn([text])), ...encodingProblems(text)];
  return { data: ordered(source.data), problems: problems.map(({ message }) => message) };
}

/** Groups as lists of pairs, so that their order is compared too. */
function ordered(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(ordered);
  if (typeof data !== 'object' || data === null) return data;
  return Object.entries(data).map(([name, value]) => [name, ordered(value)]);
}
