import type { Checked } from '../../check/check.ts';
import { type Definitions, hasOwnFile } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { readEach } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { type Diagnostic, withoutThoseAround } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';

/**
 * The contents and problems of a file that can be found without planning. For any file except that of a town, it has at
 * most one town.
 */
export interface CheckedAlone extends Omit<Checked, 'problems' | 'references'> {
  /** The problems in the file itself. */
  problems: Diagnostic[];
  /** True if there are problems in other files. */
  spoilsOthers: boolean;
  /** True if it may be or contain a draft, whose mistakes do not keep anything else from showing. */
  mayBeDraft: boolean;
}

/** Returns true for a file that may be or contain a draft. */
export const mentionsDraft = ({ text }: Pick<Source, 'text'>): boolean => /\bdraft["']?\s*:/.test(text);

/**
 * Checks the file of a page or town with only site.yaml, or site.yaml with all published page definitions.
 *
 * @param before the definitions of the site before the edit
 * @returns null for another file
 */
export async function checkAlone(
  { root, today }: Pick<BuildInput, 'root' | 'today'>,
  { check, parsed }: Pick<Tools, 'check' | 'parsed'>,
  before: Definitions,
  file: string,
): Promise<CheckedAlone | null> {
  const pages = before.pages.map(({ source }) => source.file);
  const towns = before.towns.filter(hasOwnFile).map(({ source }) => source);
  const isTown = towns.some((source) => source.file === file);
  if (!isTown && !pages.includes(file) && file !== 'site.yaml') return null;
  const isSite = file === 'site.yaml';
  const read = await readEach(root, ['site.yaml', ...(isSite ? pages : [file])], parsed);
  const [site, ...others] = read;
  const own = read.find(({ source }) => source.file === file);
  if (!site || !own) return null;
  const sources = others.map(({ source }) => source);
  // A folder of towns must not seem empty.
  const content = isTown ? { pages: [], towns: sources } : { pages: sources, towns: towns.slice(0, 1) };
  const {
    problems,
    references: _,
    ...checked
  } = check({ site: site.source, ...content }, { isPublished: () => true, today });
  const ofYaml = read.flatMap((one) => one.problems);
  const found = [...ofYaml, ...withoutThoseAround(ofYaml, problems)];
  const inFile = found.filter(({ source }) => source.file === file);
  return {
    ...checked,
    problems: inFile,
    spoilsOthers: inFile.length < found.length,
    // A draft may cause a problem in site.yaml, but the site can do without the draft.
    mayBeDraft: mentionsDraft(own.source) || (isSite && before.shown.length > 0),
  };
}
