import type { Leaf } from '../plan/fill.ts';
import { partSpan, valueSpan } from '../read/locate.ts';
import type { Source, Span } from '../report/diagnostic.ts';
import type { AuditedSite, Place } from './rule.ts';

export interface Location {
  source: Source;
  span: Span;
}

/**
 * Finds the line of YAML that a finding is about: the text of the page that has its words, else that of site.yaml,
 * else the route of the page.
 */
export function placeOf({ page, path, excerpt, near }: Place, site: Pick<AuditedSite, 'source' | 'leaves'>): Location {
  const source = page?.source ?? site.source;
  if (path) return { source, span: valueSpan(source, path) };
  const leaf = excerpt && (best(page?.leaves ?? [], excerpt, near) ?? best(site.leaves, excerpt, near));
  if (leaf) return { source: leaf.source, span: partSpan(leaf.source, leaf.path, excerpt) };
  return { source, span: valueSpan(source, ['route']) };
}

/** Texts that a visitor may read; the reasons of an acceptance are for the owner alone. */
export function isShown({ path }: Leaf): boolean {
  return path[0] !== 'accept';
}

/** The text that has the excerpt; of several, the one beside the most of the words that stand near it. */
function best(leaves: readonly Leaf[], excerpt: string, near: readonly string[] = []): Leaf | undefined {
  const wanted = clean(excerpt);
  const having = leaves.filter((leaf) => isShown(leaf) && clean(leaf.text).includes(wanted));
  const score = (leaf: Leaf) => {
    const group = leaves.filter((other) => sameGroup(leaf, other)).map(({ text }) => text);
    return near.filter((word) => group.includes(word) || keys(leaf).includes(word)).length;
  };
  return having.toSorted((a, b) => score(b) - score(a))[0];
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const keys = ({ path }: Leaf) => path.map(String);

function sameGroup(a: Leaf, b: Leaf): boolean {
  return a.path.length === b.path.length && a.path.slice(0, -1).every((step, index) => step === b.path[index]);
}
