import { setImmediate } from 'node:timers/promises';
import { hasOwnFile } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import type { Tools } from '../../tools.ts';
import { checkAlone } from './check-alone.ts';
import { changesMany, type IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';
import { nameNoFacts, planFacts } from './plan-facts.ts';
import { planSections } from './plan-sections.ts';
import { planWords } from './plan-words.ts';

/**
 * Plans edits that nobody has made, and forgets the plans. Node compiles a function when it first runs, and reads a file
 * when it is first needed, so without this, the first edit takes two or three times as long as the next.
 *
 * @param pages which pages are open, and how many are many
 * @param isWanted asked before each plan
 */
export async function rehearse(
  input: BuildInput,
  tools: Tools,
  planned: Planned,
  { isOpen, many }: { isOpen: IsOpen; many: number },
  isWanted: () => boolean,
): Promise<void> {
  const { definitions, site: shown } = planned;
  const town = definitions.towns.find(hasOwnFile)?.source.file;
  const page = definitions.pages.find(({ source }) => changesMany(shown, source.file, many));
  const plans = [
    () => town && planWords(input, tools, planned, town),
    () => page && planSections(input, tools, planned, page.source.file, isOpen),
    async () => {
      const site = nameNoFacts(planned) ? await checkAlone(input, tools, definitions, 'site.yaml') : null;
      return site && planFacts(input, tools, planned, site, isOpen);
    },
  ];
  for (const plan of plans) {
    if (!isWanted()) return;
    await plan();
    await setImmediate();
  }
}
