import { readdir } from 'node:fs/promises';
import { idPattern } from '../../../templates/schema.ts';
import { programFolder } from '../../files/program-files.ts';
import { fitsWindows } from '../../files/windows-name.ts';
import { UsageError } from '../../report/usage-error.ts';
import { save } from '../edit/save.ts';
import { done, next, refusal } from './new-messages.ts';

const folder = 'templates/sections';

/** The smallest section type that compiles and has an example to show. */
const start = `import { defineSection } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { Heading } from '../parts/text.tsx';
import { optional, runningText, text } from '../schema.ts';

export default defineSection({
  summary: 'TODO: what the section is for, in a sentence.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('A sentence under it.')),
  },
  view: (section, context) => (
    <Band section={section}>
      <Heading heading={section.heading} text={section.text} context={context} />
    </Band>
  ),
  examples: [{ heading: 'A heading', text: 'A sentence.' }],
});
`;

/**
 * Writes a first version of a section type and returns what to tell the developer.
 *
 * @throws UsageError if the name is taken, not valid, or not allowed for a file on Windows
 */
export async function addSectionType(name: string): Promise<string> {
  if (!new RegExp(idPattern).test(name)) throw new UsageError(refusal.typeName(name));
  if (!fitsWindows(name)) throw new UsageError(refusal.typeOnWindows(name));
  const file = `${folder}/${name}.tsx`;
  if ((await readdir(programFolder + folder)).includes(`${name}.tsx`))
    throw new UsageError(refusal.typeTaken(name, file));
  await save(programFolder, [{ source: { file, text: start }, before: null }]);
  return `${file}:1 ${done.sectionType(name)}\n\n${next.sectionType}\n`;
}
