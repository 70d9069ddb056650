import type { SiteFacts } from '../../templates/facts/site.ts';
import { frameIds } from '../../templates/frame-ids.ts';
import { valueSpan } from '../read/locate.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { content } from './content-messages.ts';
import type { Draft } from './expand.ts';
import type { Leaf } from './fill.ts';
import { namedLinks, readLink } from './link-target.ts';

/**
 * Checks that every link leads somewhere and that no two places of a page have one id.
 *
 * @param known false where a page may only seem to be missing
 */
export function linkProblems(
  drafts: readonly Draft[],
  siteLeaves: readonly Leaf[],
  facts: SiteFacts,
  known: boolean,
): Diagnostic[] {
  const site: LinkedSite = {
    facts,
    known,
    anchors: new Map(drafts.toReversed().map(({ route, leaves }) => [route ?? '', anchorsIn(leaves).map(textOf)])),
  };
  const problemOf = (leaf: Leaf, message: Message | null): Diagnostic[] =>
    message ? [{ ...message, severity: 'error', source: leaf.source, span: valueSpan(leaf.source, leaf.path) }] : [];
  const linksOf = (leaves: readonly Leaf[], route: string | null) =>
    leaves
      .filter(({ role }) => role === 'link')
      .flatMap((leaf) => problemOf(leaf, linkProblem(leaf.text, route, site)));
  return [
    ...linksOf(siteLeaves, null),
    ...drafts.flatMap(({ route, leaves }) => [
      ...linksOf(leaves, route),
      ...anchorsIn(leaves).flatMap((leaf, index, all) => [
        ...problemOf(leaf, repeats(leaf, all.slice(0, index)) ? content.duplicateAnchor(leaf.text) : null),
        ...problemOf(leaf, frameHas(leaf.text) ? content.takenAnchor(leaf.text) : null),
      ]),
    ]),
  ];
}

interface LinkedSite {
  facts: SiteFacts;
  known: boolean;
  /** The ids on each page, by its route. */
  anchors: ReadonlyMap<string, string[]>;
}

const anchorsIn = (leaves: readonly Leaf[]) => leaves.filter(({ role }) => role === 'anchor');
const textOf = ({ text }: Leaf) => text;
const repeats = (leaf: Leaf, before: readonly Leaf[]) => before.some(({ text }) => text === leaf.text);
const frameHas = (id: string) => Object.values<string>(frameIds).includes(id);

function linkProblem(to: string, ownRoute: string | null, { facts, anchors, known }: LinkedSite): Message | null {
  if (to === '') return null;
  const target = readLink(to, facts);
  if (target.kind === 'unknown') {
    return content.unknownLink(target.name, Object.keys(namedLinks(facts)), [...anchors.keys()]);
  }
  if (target.kind === 'fault') return content.badAddress(target.address, target.fault);
  if (target.kind === 'address') return null;
  const route = target.route ?? ownRoute;
  if (route === null) return null;
  const onPage = anchors.get(route);
  if (!onPage) return known ? content.unknownPage(route, [...anchors.keys()]) : null;
  const missing = target.anchor !== null && !onPage.includes(target.anchor);
  return missing ? content.unknownAnchor(target.anchor ?? '', route, onPage) : null;
}
