import { isDeepStrictEqual } from 'node:util';
import type { Definition, Definitions } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { shareAgain } from '../../pipeline/shared-work.ts';
import { replanDefinition } from '../../plan/again/replan-definition.ts';
import { referencesOf } from '../../plan/page.ts';
import { isPost } from '../../plan/posts.ts';
import { charactersIn } from '../../plan/texts/characters.ts';
import type { Tools } from '../../tools.ts';
import { checkAlone } from './check-alone.ts';
import { hasNewPicture } from './has-new-picture.ts';
import { withPages } from './known-site.ts';
import type { IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';

/**
 * Plans a site after an edit of the sections of a definition that makes a page for each of some towns, and checks only
 * the open pages. The time hardly depends on the number of towns. Nothing can be reused from such a plan.
 *
 * @param before the plan of the site before the edit
 * @returns null if more was edited, or if there is a mistake
 */
export async function planSections(
  input: BuildInput,
  tools: Tools,
  before: Planned,
  file: string,
  isOpen: IsOpen,
): Promise<Planned | null> {
  const { definitions, work } = before;
  const index = definitions.pages.findIndex(({ source }) => source.file === file);
  const old = definitions.pages[index];
  const now = old && (await checkedDefinition(file, input, tools, definitions));
  if (!now || isPost(now.source.data) || !differsOnlyInOwnContent(old, now)) return null;
  if ([...charactersIn(now.data)].some((one) => !work.characters.has(one))) return null;

  const planned = replanDefinition(before.basis, before.site, now, ({ source, copy }) => isOpen(source, copy));
  if (!planned || hasNewPicture(planned.checked.flatMap(referencesOf), before)) return null;

  const { site } = planned;
  const after = { ...definitions, pages: definitions.pages.with(index, now) };
  const share = await shareAgain(work, after, input, tools);
  return { ...before, site, definitions: after, work: share, known: withPages(before.known, site, share) };
}

/** Returns the definition of a file, if it has no problem and all of it is on the site on every day. */
async function checkedDefinition(
  file: string,
  input: BuildInput,
  tools: Tools,
  definitions: Definitions,
): Promise<Definition | null> {
  const {
    pages = [],
    problems = [],
    shown = [],
    scheduled = [],
  } = (await checkAlone(input, tools, definitions, file)) ?? {};
  const isWhole = [...shown, ...scheduled].every(({ source }) => source.file !== file);
  return problems.length === 0 && isWhole ? (pages[0] ?? null) : null;
}

/** Returns true if two versions of a definition differ only in what its own pages show. */
function differsOnlyInOwnContent(before: Definition, after: Definition): boolean {
  const facts = ({ source }: Definition) => {
    const { sections: _, seo: __, ...rest } = source.data as Record<string, unknown>;
    return rest;
  };
  return isDeepStrictEqual(facts(before), facts(after));
}
