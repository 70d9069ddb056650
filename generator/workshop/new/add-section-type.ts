import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../report/usage-error.ts';
import { done, refusal } from './new-messages.ts';
import { save } from './save.ts';

const program = fileURLToPath(new URL('../../../', import.meta.url));
const folder = 'templates/sections';

/** The least that is a section type: it compiles, and its example can be shown. */
const start = `import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Heading } from '../parts/text.tsx';
import { optional, text } from '../../check/page-schema.ts';

export default defineSection({
  summary: 'What the section is for, in a sentence.',
  properties: {
    heading: text('The heading.'),
    text: optional(text('A sentence under it.')),
  },
  view: (section) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} />
    </Band>
  ),
  examples: [{ heading: 'A heading', text: 'A sentence.' }],
});
`;

/**
 * Writes a section type to begin with, and returns what was done.
 *
 * @throws UsageError where there is one of this name, or it cannot be a name
 */
export async function newSectionType(name: string): Promise<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new UsageError(refusal.typeName(name));
  const file = `${folder}/${name}.tsx`;
  if ((await readdir(program + folder)).includes(`${name}.tsx`)) throw new UsageError(refusal.typeTaken(name, file));
  await save(program, [{ source: { file, text: start }, before: null }]);
  return `${file}:1 ${done.sectionType(name)}\n\n${done.nextForType}\n`;
}
