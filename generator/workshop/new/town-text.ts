import { draftComment } from './new-messages.ts';
import { asYaml, type Style, schemaLine } from './yaml-text.ts';

/** The style in which a town is written. */
export const townStyle = { inline: ['center'], comments: { draft: draftComment.town } };

/** Returns the text of the file of a town. */
export function townText(file: string, facts: object, style: Style = {}): string {
  return schemaLine(file, 'town') + asYaml(facts, { ...townStyle, ...style });
}
