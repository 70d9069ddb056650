import type { Leaf } from '../plan/fill.ts';
import type { SitePage } from '../plan/resolve.ts';
import type { Path } from '../read/locate.ts';
import type { AuditedSite } from './rule.ts';

/** Text as its author wrote it, before its placeholders were filled in. */
export interface WrittenText extends Pick<Leaf, 'path'> {
  role: Leaf['role'];
  /** The first page that has it; null for text in site.yaml. */
  page: SitePage | null;
  text: string;
}

/**
 * All text of site.yaml and of the pages, once. What a placeholder shows is included only where it is written.
 * Reasons for acceptances are left out, because visitors do not see them.
 *
 * @param pattern leaves out texts that do not match it, with their placeholders filled in
 */
export function writtenTexts({ leaves, pages }: Pick<AuditedSite, 'leaves' | 'pages'>, pattern: RegExp): WrittenText[] {
  const all = [
    ...leaves.map((leaf) => ({ leaf, page: null })),
    ...pages.flatMap(({ page }) => page.leaves.map((leaf) => ({ leaf, page }))),
  ];
  const seen = new Set<string>();
  return all.flatMap(({ leaf, page }) => {
    const { source, path, role } = leaf;
    if (!pattern.test(leaf.text) || path[0] === 'accept') return [];
    const key = [source.file, ...path].join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ page, path, role, text: writtenAt(path, source.data) }];
  });
}

function writtenAt(path: Path, data: unknown): string {
  const value = path.reduce<unknown>(
    (group, step) => (group as Record<string | number, unknown> | undefined)?.[step],
    data,
  );
  return typeof value === 'string' ? value : '';
}
