import type { Checked } from '../../check/check.ts';
import { type Definitions, hasOwnFile } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { readEach } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { type Diagnostic, withoutThoseAround } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';

/** What a file says, and what is wrong with it, as far as no other page or town has to be looked at. */
interface CheckedAlone extends Pick<Checked, 'pages' | 'towns' | 'shown' | 'scheduled'> {
  problems: Diagnostic[];
  /** True if it may be a draft, or have one in it: such mistakes keep nothing else from showing. */
  mayBeDraft: boolean;
}

/** True for a file that may be a draft, or have one in it. */
export const mentionsDraft = ({ text }: Pick<Source, 'text'>): boolean => /\bdraft["']?\s*:/.test(text);

/**
 * Checks the file of a page or town with site.yaml alone.
 *
 * @param before the definitions of the site before the edit
 * @returns null for another file
 */
export async function checkAlone(
  { root, today }: Pick<BuildInput, 'root' | 'today'>,
  { check, parsed }: Pick<Tools, 'check' | 'parsed'>,
  { towns, pages }: Definitions,
  file: string,
): Promise<CheckedAlone | null> {
  const filed = towns.filter(hasOwnFile).map(({ source }) => source);
  const isTown = filed.some((source) => source.file === file);
  if (!isTown && !pages.some(({ source }) => source.file === file)) return null;
  const [site, own] = await readEach(root, ['site.yaml', file], parsed);
  if (!site || !own) return null;
  // A folder of towns must not seem to be empty.
  const content = isTown ? { pages: [], towns: [own.source] } : { pages: [own.source], towns: filed.slice(0, 1) };
  const { problems, ...checked } = check({ site: site.source, ...content }, { isPublished: () => true, today });
  const found = [...own.problems, ...withoutThoseAround(own.problems, problems)];
  return {
    ...checked,
    problems: found.filter(({ source }) => source.file === file),
    mayBeDraft: mentionsDraft(own.source),
  };
}
