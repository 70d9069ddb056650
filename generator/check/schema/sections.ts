import { readdir } from 'node:fs/promises';
import type { AnySectionType } from '../../../templates/define.ts';
import { Fault } from '../../report/fault.ts';
import { importing } from '../../report/importing.ts';
import { loadWidgets } from './load-widgets.ts';

/** Section types by name. */
export type SectionTypes = ReadonlyMap<string, AnySectionType>;

const folder = new URL('../../../templates/sections/', import.meta.url);

/**
 * Loads every section type. To add one, add a file to templates/sections with the name of the type.
 *
 * @throws Fault if a file there cannot be imported or exports none
 */
export async function loadSectionTypes(): Promise<SectionTypes> {
  await loadWidgets();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx')).sort();
  const sections = await Promise.all(
    files.map(async (file) => {
      const name = file.replace('.tsx', '');
      const path = `templates/sections/${file}`;
      // A bundler finds the files of the folder by this pattern (https://esbuild.github.io/api/#glob).
      const load = (): Promise<{ default?: AnySectionType }> => import(`../../../templates/sections/${name}.tsx`);
      const section = (await importing(path, load)).default;
      if (section) return [name, section] as const;
      throw new Fault(path, 'it has no default export. Write: export default defineSection({ … });');
    }),
  );
  return new Map(sections);
}

/**
 * Returns the type of a section.
 *
 * @throws if the section was not checked against its schema
 */
export function sectionTypeOf({ type }: { type: string }, sections: SectionTypes): AnySectionType {
  const found = sections.get(type);
  if (!found) throw new Error(`The section type "${type}" was not checked`);
  return found;
}
