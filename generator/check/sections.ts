import { readdir } from 'node:fs/promises';
import type { AnySection } from '../../templates/define.ts';

/** Section types by name. */
export type Sections = ReadonlyMap<string, AnySection>;

const folder = new URL('../../templates/sections/', import.meta.url);

/** Loads every section type. To add one, add a file to templates/sections with the name of the type. */
export async function loadSections(): Promise<Sections> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx')).sort();
  const sections = await Promise.all(
    files.map(async (file) => {
      const module: { default: AnySection } = await import(new URL(file, folder).href);
      return [file.replace('.tsx', ''), module.default] as const;
    }),
  );
  return new Map(sections);
}

/**
 * The type of a section.
 *
 * @throws if the section was not checked against its schema
 */
export function sectionOf({ type }: { type: string }, sections: Sections): AnySection {
  const section = sections.get(type);
  if (!section) throw new Error(`The section type "${type}" was not checked`);
  return section;
}
