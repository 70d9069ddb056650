import type { ErrorCode } from 'yaml';
import type { Message } from '../report/diagnostic.ts';

const quoted = (text: string) => (text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`);

interface Property {
  key: string;
  value: string;
}

/** The key and the value of a line such as `key: value`. Both are empty if the line is anything else. */
function propertyOf(line: string): Property {
  const [, key = '', value = ''] = line.match(/^[\s-]*([\w -]+?):\s+(.*?)\s*$/) ?? [];
  return { key, value };
}

/**
 * Explains an error of the YAML parser in plain words.
 *
 * @param code one of the codes of https://eemeli.org/yaml/#errors
 * @param line the line of the file that has the error
 */
export function syntaxMessage(code: ErrorCode, line: string): Message {
  const property = propertyOf(line);
  return (
    lineProblem(code, line, property) ??
    missingQuotes(code, line, property) ??
    quoteProblem(code, property) ??
    layoutProblem(code, line)
  );
}

function lineProblem(code: ErrorCode, line: string, { key }: Property): Message | null {
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
  return null;
}

function missingQuotes(code: ErrorCode, line: string, { key, value }: Property): Message | null {
  const inQuotes =
    value.length > 60
      ? `Put a quotation mark before and after the text of "${key}".`
      : `Put the text in quotes:  ${key}: ${quoted(value)}`;
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
  return null;
}

function quoteProblem(code: ErrorCode, { value }: Property): Message | null {
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
