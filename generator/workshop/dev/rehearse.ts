import { setImmediate } from 'node:timers/promises';
import { hasOwnFile } from '../../check/definition.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import type { Tools } from '../../tools.ts';
import { checkAlone } from './check-alone.ts';
import type { OpenPages } from './open-pages.ts';
import type { Planned } from './plan-again.ts';
import { nameNoFacts, planFacts } from './plan-facts.ts';
import { planSections } from './plan-sections.ts';
import { planWords } from './plan-words.ts';

/**
 * Plans edits that nobody has made, and forgets the plans. Node compiles a function when it first runs, and reads a file
 * when it is first needed, so without this, the first edit takes two or three times as long as the next.
 *
 * @param isWanted asked before each plan
 */
export async function rehearse(
  input: BuildInput,
  tools: Tools,
  planned: Planned,
  open: OpenPages,
  isWanted: () => boolean,
): Promise<void> {
  const { definitions, site: shown } = planned;
  const town = definitions.towns.find(hasOwnFile)?.source.file;
  const page = definitions.pages.find(({ source }) => open.changesMany(shown, source.file));
  const isOpen = open.among(shown);
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
