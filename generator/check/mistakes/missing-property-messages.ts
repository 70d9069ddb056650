import type { Message } from '../../report/diagnostic.ts';
import { inWords } from '../../report/wording.ts';

/** A property that is missing, as its schema describes it. */
export interface MissingProperty {
  name: string;
  description: string;
  /** In YAML. Empty if there is none. An example of several lines begins below the name, indented. */
  example: string;
}

/** Messages about the properties that a group lacks. */
export const missingPropertyMessages = {
  missing: (properties: readonly MissingProperty[], where: string): Message => ({
    id: 'missing-property',
    message: `${inWords(properties.map(({ name }) => `"${name}"`))} ${properties.length === 1 ? 'is' : 'are'} missing from ${where}.`,
    hint: addAll(properties),
  }),
  missingPartner: (property: MissingProperty, partner: string, where: string): Message => ({
    id: 'missing-property',
    message: `"${property.name}" is missing from ${where}, and "${partner}" needs it.`,
    hint: addAll([property]),
  }),
  /** Not every page is a post, and the missing property would make it one. */
  notPublished: (property: MissingProperty, where: string): Message => ({
    id: 'missing-property',
    message: `"updated" is for posts, and "${property.name}" is missing from ${where}.`,
    hint: `${addAll([property])}\nOr delete "updated:" if this page is not a post.`,
  }),
};

function addAll(properties: readonly MissingProperty[]): string {
  const [first, ...others] = properties;
  if (first && others.length === 0 && !first.example.includes('\n')) {
    return `Add "${first.name}:"${asAside(first.description)}${first.example && ` For example: ${first.example}`}`;
  }
  return ['Add these lines, with your own values:', ...properties.map(linesWithComment)].join('\n');
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
