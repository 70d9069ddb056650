import type { Message } from '../../report/diagnostic.ts';
import { inWords } from '../../report/wording.ts';

/** A property that is missing, as its schema describes it. */
export interface MissingProperty {
  name: string;
  description: string;
  /** In YAML. Empty if there is none. An example of several lines begins below the name, indented. */
  example: string;
  /** The name and the example as they are written between braces. */
  pair: string;
}

/** Whether the braces around a group have properties between them. */
export type Braces = 'empty' | 'filled';

const areMissing = (properties: readonly MissingProperty[], where: string) =>
  `${inWords(properties.map(({ name }) => `"${name}"`))} ${properties.length === 1 ? 'is' : 'are'} missing from ${where}`;

/** Messages about the properties that a group lacks. */
export const missingPropertyMessages = {
  /** @param braces null if the group is not between braces */
  missing: (properties: readonly MissingProperty[], where: string, braces: Braces | null): Message => ({
    id: 'missing-property',
    message: `${areMissing(properties, where)}.`,
    hint: addAll(properties, braces),
  }),
  missingPartner: (
    properties: readonly MissingProperty[],
    partner: string,
    where: string,
    braces: Braces | null,
  ): Message => ({
    id: 'missing-property',
    message: `${areMissing(properties, where)}, and "${partner}" needs ${properties.length === 1 ? 'it' : 'them'}.`,
    hint: addAll(properties, braces),
  }),
  /** Not every page is a post, and the missing property would make it one. */
  notPublished: (properties: readonly MissingProperty[], where: string): Message => ({
    id: 'missing-property',
    message: `"updated" is for posts, and ${areMissing(properties, where)}.`,
    hint: `${addAll(properties, null)}\nOr delete "updated:" if this page is not a post.`,
  }),
};

function addAll(properties: readonly MissingProperty[], braces: Braces | null): string {
  const [first, ...others] = properties;
  if (first && others.length === 0 && !first.example.includes('\n')) {
    return `Add "${first.name}:"${asAside(first.description)}${first.example && ` For example: ${first.example}`}`;
  }
  if (braces) return addBetween(properties, braces);
  return ['Add these lines, with your own values:', ...properties.map(linesWithComment)].join('\n');
}

function addBetween(properties: readonly MissingProperty[], braces: Braces): string {
  const pairs = properties.map(({ pair }) => pair).join(', ');
  if (braces === 'empty') return `Add these between the braces, with your own values:\n${pairs}`;
  return `Add these before the closing brace, with your own values:\n, ${pairs}`;
}

/**
 * Turns "The heading. It is large." into " (the heading). It is large." On its own, it could be taken for what to
 * write.
 */
function asAside(description: string): string {
  const [, sentence, rest = ''] = description.match(/^(.+?)\.( .*)?$/s) ?? [];
  if (sentence === undefined) return '.';
  return ` (${sentence.replace(/^(?:An?|The|One|How|What|Wh\w+)\b/, (word) => word.toLowerCase())}).${rest}`;
}

/**
 * Returns an example with the description as a comment above it, because these lines are copied unchanged, and a
 * comment after a text would be reported as lost text.
 */
function linesWithComment({ name, description, example }: MissingProperty): string {
  const value = example.includes('\n') ? `\n${example}` : ` ${example}`;
  return `# ${description}\n${name}:${value}`.trimEnd();
}
