import type { Schema } from '../../../../templates/schema.ts';
import { type Rules, rulesOf } from '../../../check/mistakes/rules.ts';
import type { ProjectFiles } from '../../edit/project.ts';
import { townsOf } from '../../edit/written-towns.ts';
import { specialtiesOf, textsUsed } from '../specialties.ts';

/** A property of a town that is one text, number, or switch. */
export interface TownProperty {
  /** The groups that contain it, and its name. */
  path: readonly string[];
  type: 'text' | 'number' | 'boolean';
}

/** The properties that a column may have, by their headings. */
export interface TownProperties {
  /** The headings that are the same for every site. */
  fixed: readonly string[];
  /** The fixed headings, and the texts that this site has or needs. */
  all: readonly string[];
  /** Returns the property with a heading, ignoring case; null if towns cannot have it. */
  find: (heading: string) => TownProperty | null;
}

/** @param townFile the schema of the file of a town */
export function townProperties(project: ProjectFiles, townFile: Schema): TownProperties {
  const rules = rulesOf(townFile);
  const known = new Map<string, TownProperty & { heading: string }>();
  const add = (heading: string, path: readonly string[]) => {
    const property = propertyAt(rules, path);
    if (property) known.set(heading.toLowerCase(), { ...property, heading });
  };
  for (const path of fixedPaths(rules)) add(path.at(-1) ?? '', path);
  known.set('slug', { path: ['slug'], type: 'text', heading: 'slug' });
  const fixed = [...known.keys()];
  for (const path of fixedPaths(rules)) add(path.join('.'), path);
  for (const path of textPaths(project)) add(path.join('.'), path);
  return {
    fixed,
    all: [...known.values()].map(({ heading }) => heading),
    find: (heading) => {
      const path = heading.split('.').map((name) => name.trim());
      // The owner chooses the name of a text, but not the names of its groups.
      const written = path.map((name, depth) => (depth < path.length - 1 ? name.toLowerCase() : name));
      return known.get(path.join('.').toLowerCase()) ?? propertyAt(rules, written);
    },
  };
}

/** Returns the properties whose names the program defines. */
function fixedPaths({ properties }: Rules): string[][] {
  return Object.entries(properties ?? {}).flatMap(([name, child]) => {
    if (child.additionalProperties) return [];
    return child.properties ? fixedPaths(child).map((path) => [name, ...path]) : [[name]];
  });
}

/** Returns the texts that pages take from towns, and those that towns have. */
function textPaths(project: ProjectFiles): string[][] {
  const towns = townsOf(project);
  const used = textsUsed(project);
  const words = [...used.words, ...towns.flatMap((town) => Object.keys(town.words))].map((name) => ['words', name]);
  const special = specialtiesOf(project).flatMap((specialty) => {
    const own = towns.flatMap(({ specialties }) => Object.keys(specialties[specialty] ?? {}));
    return [...(used.specialties.get(specialty) ?? []), ...own].map((name) => ['specialties', specialty, name]);
  });
  return [...words, ...special];
}

const types: Readonly<Record<string, TownProperty['type']>> = { number: 'number', boolean: 'boolean' };

function propertyAt(rules: Rules, path: readonly string[], [step, ...rest] = path): TownProperty | null {
  const { type = '', properties, additionalProperties } = rules;
  if (step === undefined)
    return properties || additionalProperties ? null : { path, type: types[String(type)] ?? 'text' };
  const child = properties && Object.hasOwn(properties, step) ? properties[step] : additionalProperties;
  return child && step !== '' ? propertyAt(child, path, rest) : null;
}
