import type { ErrorCode } from 'yaml';
import type { Message } from '../report/diagnostic.ts';

const quoted = (text: string) => (text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`);

/** `key: value` taken apart; the value is empty where the line is something else. */
function parts(line: string): { key: string; value: string } {
  const [, key = '', value = ''] = line.match(/^[\s-]*([\w -]+?):\s+(.*?)\s*$/) ?? [];
  return { key, value };
}

/**
 * Says in plain words what a YAML parser's complaint means.
 *
 * @param code one of the codes of https://eemeli.org/yaml/#errors
 * @param line the line of the file where it stands
 */
export function syntax(code: ErrorCode, line: string): Message {
  const { key, value } = parts(line);
  const inQuotes =
    value.length > 60
      ? `Put a quotation mark before and after the text of "${key}".`
      : `Put the text in quotes:  ${key}: ${quoted(value)}`;
  if (code === 'DUPLICATE_KEY') {
    return {
      id: 'duplicate-key',
      message: `"${key || line.trim().replace(/:.*/, '')}" stands twice in the same place, so one of them would be lost.`,
      hint: 'Keep one of the two and delete the other. Where a new item of a list begins here, put "- " before its first line.',
    };
  }
  if (code === 'TAB_AS_INDENT' || /^\s*\t/.test(line)) {
    return {
      id: 'tab-indentation',
      message: 'This line is indented with a tab, which YAML does not allow.',
      hint: 'Replace the tab with spaces, two for each level.',
    };
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:( |$)/.test(value)) {
    return {
      id: 'unquoted-colon',
      message: 'The text has a colon followed by a space, which YAML reads as a second property.',
      hint: inQuotes,
    };
  }
  if (/\{[^}]*\{/.test(line)) {
    return {
      id: 'unquoted-placeholder',
      message: 'Between braces, a text that has braces of its own needs quotes.',
      hint: 'Put it in quotes, as in  { label: "Call {contact.phone}", to: call }',
    };
  }
  if (value.startsWith('{') && code === 'UNEXPECTED_TOKEN') {
    return { id: 'unquoted-placeholder', message: 'A text that begins with { needs quotes.', hint: inQuotes };
  }
  if (/^[@`%&*!|>[]|^- /.test(value)) {
    return {
      id: 'unquoted-sign',
      message: `A text that begins with ${value[0]} needs quotes, because the sign has a meaning of its own in YAML.`,
      hint: inQuotes,
    };
  }
  return quoteProblem(code, value) ?? layoutProblem(code, line);
}

function quoteProblem(code: ErrorCode, value: string): Message | null {
  if (code === 'UNEXPECTED_TOKEN' && /^["']/.test(value)) {
    const whole = value.at(-1) === value[0] ? value.slice(1, -1) : value;
    return {
      id: 'text-after-quote',
      message: 'The text goes on after its closing quotation mark; an apostrophe inside single quotes closes them.',
      hint: `Put the whole text in the other kind of quotes:  ${value.startsWith("'") ? `"${whole}"` : `'${whole}'`}`,
    };
  }
  if (code === 'BAD_DQ_ESCAPE') {
    return {
      id: 'backslash',
      message: 'A backslash in double quotes has a meaning of its own, and this one has none.',
      hint: 'Use single quotes around the text, or write two backslashes.',
    };
  }
  return null;
}

function layoutProblem(code: ErrorCode, line: string): Message {
  if (/^\s*(- )?\w[\w-]*:\S/.test(line)) {
    return {
      id: 'missing-space',
      message: 'There is no space after the colon, so this is not a property.',
      hint: `Write:  ${line.trim().replace(':', ': ')}`,
    };
  }
  if (code === 'MULTIPLE_DOCS') {
    return {
      id: 'several-documents',
      message: 'A line of three dashes begins a second document; a file holds one.',
      hint: 'Delete the line, or move what follows into a file of its own.',
    };
  }
  if (code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'UNEXPECTED_TOKEN') {
    return {
      id: 'bad-indentation',
      message: 'This line is not indented like the lines that it belongs with.',
      hint: 'Begin it in the same column as its neighbours, two spaces further in than the line above the group.',
    };
  }
  return {
    id: 'yaml-syntax',
    message: 'This line is neither a property ("name: value") nor an item of a list ("- value").',
    hint: 'Add the name and a colon before the text, or indent it to continue the text above.',
  };
}

/** The messages that a line out of place explains better. */
export const layoutIds: readonly string[] = ['bad-indentation', 'yaml-syntax'];

/** A line that begins with more or fewer spaces than the one above it. */
export function misaligned(found: number, expected: number): Message {
  const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
  const off = Math.abs(found - expected);
  return {
    id: 'bad-indentation',
    message: `This line begins with ${spaces(found)}; the one above it begins its property after ${spaces(expected)}.`,
    hint: found < expected ? `Put ${spaces(off)} more before it.` : `Take ${spaces(off)} away.`,
  };
}

/** A quotation mark, brace or bracket that nothing closes; the parser complains somewhere behind it. */
export function unclosed(sign: string): Message {
  const closing = { '{': '}', '[': ']' }[sign];
  return closing
    ? { id: 'unclosed-brace', message: `This ${sign} is never closed.`, hint: `Add a ${closing} where it ends.` }
    : {
        id: 'unclosed-quote',
        message: 'This quotation mark opens a text that no second one closes.',
        hint: 'Add the closing quotation mark at the end of the text.',
      };
}

/** YAML that a parser accepts and a page definition does not. */
export const forbiddenNode = {
  alias: (): Message => ({
    id: 'alias',
    message: 'A text that begins with & or * is read as a reference, and references are not used here.',
    hint: 'Put the text in quotes, or write the value out.',
  }),
  key: (): Message => ({
    id: 'bad-key',
    message: 'The name of a property must be a plain text.',
    hint: 'Write a name and a colon. A text that begins with { needs quotes around it.',
  }),
  name: (name: string): Message => ({
    id: 'bad-key',
    message: `"${name}" cannot be the name of a property.`,
    hint: 'Choose another name; values are not merged here but written out.',
  }),
  hash: (comment: string): Message => ({
    id: 'lost-text',
    message: `"#${comment}" would be lost, because a # after a space begins a comment.`,
    hint: 'Put the whole text in quotes. If it is a comment, give it a line of its own.',
  }),
  quote: (): Message => ({
    id: 'unopened-quote',
    message: 'This text ends with a quotation mark that nothing opens.',
    hint: "Put one before the text too, or take it away. If it belongs to the text, put single quotes around all of it:  '…\"'",
  }),
  depth: (): Message => ({
    id: 'too-deep',
    message: 'This is nested far deeper than any page needs.',
    hint: 'Check the indentation of the lines above.',
  }),
};
