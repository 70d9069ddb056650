import { keptTown, type TownLines, townLines, unstamped } from '../../memory/kept-towns.ts';
import { onDay } from '../../plan/on-day.ts';
import { areTownTextsRight } from '../../plan/town-texts.ts';
import { readEach } from '../../read/read.ts';
import type { Tools } from '../../tools.ts';
import type { CrewSettings } from './messages.ts';

/**
 * Checks town files and their placeholders. Returns the published towns, or null if there is a problem. Only planning
 * the whole site can explain the problem.
 */
export async function checkTowns(
  files: readonly string[],
  { root, today }: CrewSettings['input'],
  tools: Pick<Tools, 'check'>,
): Promise<TownLines | null> {
  const [site, ...read] = await readEach(root, ['site.yaml', ...files]);
  if (!site || [site, ...read].some(({ problems }) => problems.length > 0)) return null;
  const sources = read.map(({ source }) => source);
  const content = { site: site.source, pages: [], towns: sources };
  const checked = tools.check(content, { today });
  const { problems, unpublished, towns } = checked;
  if (problems.length > 0 || !checked.site) return null;
  if (!areTownTextsRight({ site: onDay(checked.site, today), towns, today })) return null;
  const left = new Set(unpublished.map(({ source }) => source.file));
  const published = sources.filter(({ file }) => !left.has(file));
  const { data } = checked.site;
  return townLines(published.map((source) => keptTown(source, unstamped, {}, data)));
}
