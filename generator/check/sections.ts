import { readdir } from 'node:fs/promises';
import type { AnySection } from '../../templates/define.ts';

/** Section types by name. */
export type Sections = ReadonlyMap<string, AnySection>;

const folder = new URL('../../templates/sections/', import.meta.url);

/** Every file of templates/sections is a section type, named after its file: a new type is one new file. */
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

/** The type of a section that its schema has accepted. */
export function sectionOf({ type }: { type: string }, sections: Sections): AnySection {
  const section = sections.get(type);
  if (!section) throw new Error(`The section type "${type}" was not checked`);
  return section;
}
