import type { SiteFacts } from '../../templates/facts/site.ts';
import { markNames } from '../../templates/illustrations/marks.tsx';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { inWords } from '../report/wording.ts';
import { errorAt } from './error-at.ts';

const noMark: Message = {
  id: 'missing-property',
  message: '"brand" has neither "logo" nor "mark", so there is nothing to show in the tab of a browser.',
  hint: `Add "logo:" with the path of a picture file in the folder of site.yaml, or "mark:" with one of our drawings: ${inWords(markNames, 'or')}.`,
};

/** @param unknownFacts the paths of facts that have a mistake, which is reported already */
export function brandProblems({ brand }: SiteFacts, source: Source, unknownFacts: readonly Path[]): Diagnostic[] {
  const isUnknown = unknownFacts.some(([group, name]) => group === 'brand' && name !== 'shortName');
  if (brand.logo || brand.mark || isUnknown) return [];
  return [errorAt(source, keySpan(source, ['brand']), noMark)];
}
