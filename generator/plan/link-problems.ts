import type { SiteFacts } from '../../templates/facts/site.ts';
import { frameIds } from '../../templates/frame-ids.ts';
import { valueSpan } from '../read/locate.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { contentMessages } from './content-messages.ts';
import type { PageDraft } from './expand.ts';
import type { Leaf } from './fill.ts';
import { namedLinks, readLink } from './link-target.ts';

/**
 * Checks that every link leads somewhere, and that no page uses an id twice.
 *
 * @param allRoutesKnown false if a page may only seem to be missing
 */
export function linkProblems(
  drafts: readonly PageDraft[],
  siteLeaves: readonly Leaf[],
  facts: SiteFacts,
  allRoutesKnown: boolean,
): Diagnostic[] {
  // If a route is used twice, its first page counts.
  const anchors = new Map(drafts.toReversed().map(({ route, leaves }) => [route ?? '', anchorsIn(leaves).map(textOf)]));
  const site: LinkedSite = { facts, allRoutesKnown, anchors };
  return [
    ...brokenLinks(siteLeaves, null, site),
    ...drafts.flatMap(({ route, leaves }) => [...brokenLinks(leaves, route, site), ...anchorProblems(leaves)]),
  ];
}

interface LinkedSite {
  facts: SiteFacts;
  allRoutesKnown: boolean;
  /** The ids on each page, by its route. */
  anchors: ReadonlyMap<string, string[]>;
}

const anchorsIn = (leaves: readonly Leaf[]) => leaves.filter(({ role }) => role === 'anchor');
const textOf = ({ text }: Leaf) => text;

function diagnostics({ source, path }: Leaf, message: Message | null): Diagnostic[] {
  return message ? [{ ...message, severity: 'error', source, span: valueSpan(source, path) }] : [];
}

function anchorProblems(leaves: readonly Leaf[]): Diagnostic[] {
  const reserved = Object.values<string>(frameIds);
  return anchorsIn(leaves).flatMap((leaf, index, all) => {
    const isRepeated = all.slice(0, index).some(({ text }) => text === leaf.text);
    return [
      ...diagnostics(leaf, isRepeated ? contentMessages.duplicateAnchor(leaf.text) : null),
      ...diagnostics(leaf, reserved.includes(leaf.text) ? contentMessages.takenAnchor(leaf.text) : null),
    ];
  });
}

/** @param ownRoute the route of the page that has the links; null for links that are on every page */
function brokenLinks(leaves: readonly Leaf[], ownRoute: string | null, site: LinkedSite): Diagnostic[] {
  return leaves
    .filter(({ role }) => role === 'link')
    .flatMap((leaf) => diagnostics(leaf, linkProblem(leaf.text, ownRoute, site)));
}

function linkProblem(to: string, ownRoute: string | null, site: LinkedSite): Message | null {
  if (to === '') return null;
  const { facts, anchors, allRoutesKnown } = site;
  const target = readLink(to, facts);
  if (target.kind === 'unknown') {
    return contentMessages.unknownLink(target.name, Object.keys(namedLinks(facts)), [...anchors.keys()]);
  }
  if (target.kind === 'fault') return contentMessages.badAddress(target.address, target.fault);
  if (target.kind === 'address') return null;
  const route = target.route ?? ownRoute;
  if (route === null) return null;
  const ids = anchors.get(route);
  if (!ids) return allRoutesKnown ? contentMessages.unknownPage(route, [...anchors.keys()]) : null;
  if (target.anchor === null || ids.includes(target.anchor)) return null;
  return contentMessages.unknownAnchor(target.anchor, route, ids);
}
