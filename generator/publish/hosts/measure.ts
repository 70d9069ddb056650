import { plural } from '../../report/wording.ts';
import { headerRules } from './headers.ts';
import type { Host } from './host.ts';
import type { Excess } from './host-messages.ts';
import type { HostedSite } from './hosted-site.ts';
import { type Limits, type Measure, measures } from './limits.ts';
import type { Redirect } from './rules.ts';

/** The amount of something in a site, and the longest or largest of it. */
interface Measured {
  found: number;
  /** Completes "The site has 3,000 …", if the limit does not already name it. */
  what?: string;
  culprit?: string;
  place: readonly string[];
}

/**
 * Returns what exceeds the limits of the host, as far as it is known before any file is made.
 *
 * @param paths the paths of all files, including those that only this host needs
 * @param redirects as the host reads them
 */
export function excesses(
  paths: readonly string[],
  redirects: readonly Redirect[],
  { site, host }: { site: Pick<HostedSite, 'base' | 'redirects'>; host: Pick<Host, 'limits'> },
): Excess[] {
  const written = site.redirects.length;
  const longest = most(redirects, ({ from, to }) => `${from} ${to} 301`.length);
  const headers = headerRules.flatMap((rule) => rule.headers.map(([name, value]) => `${name}: ${value}`));
  return over(host.limits, {
    files: { found: paths.length, place: ['host'] },
    filesInFolder: { ...largestFolder(paths), place: ['host'] },
    redirects: {
      found: redirects.length,
      place: ['redirects'],
      ...(redirects.length > written && { what: `rules for ${plural(written, 'redirect')}` }),
    },
    redirectLength: {
      found: longest.found,
      culprit: longest.item?.from ?? '',
      place: ['redirects'],
    },
    headerRules: { found: headerRules.length, place: ['host'] },
    headerLength: { found: most(headers, (line) => line.length).found, place: ['host'] },
    nameBytes: { ...largestName(paths, site.base), place: ['host'] },
  });
}

/**
 * Returns what is too large, once all files are made.
 *
 * @param files the size of each, in bytes
 */
export function oversizes(files: ReadonlyMap<string, { size: number }>, host: Host): Excess[] {
  const largest = most([...files], ([, { size }]) => size);
  let sum = 0;
  for (const { size } of files.values()) sum += size;
  return over(host.limits, {
    fileBytes: { found: largest.found, place: ['host'], ...(largest.item && { culprit: largest.item[0] }) },
    siteBytes: { found: sum, place: ['host'] },
  });
}

function over(limits: Limits, measured: Partial<Record<Measure, Measured>>): Excess[] {
  return (Object.keys(measures) as Measure[]).flatMap((measure) => {
    const [limit, found] = [limits[measure], measured[measure]];
    return limit && found && found.found > limit.most ? [{ what: measures[measure], ...limit, ...found }] : [];
  });
}

function most<T>(items: readonly T[], size: (item: T) => number): { found: number; item?: T } {
  let largest: { found: number; item?: T } = { found: 0 };
  for (const item of items) if (size(item) > largest.found) largest = { found: size(item), item };
  return largest;
}

function largestFolder(paths: readonly string[]): { found: number; culprit: string } {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const { found, item } = most([...counts], ([, count]) => count);
  return { found, culprit: item?.[0] || 'the top folder' };
}

function largestName(paths: readonly string[], base: string): { found: number; culprit: string } {
  const { found, item = '' } = most(paths, (path) => Buffer.byteLength(`${base}/${path}`));
  return { found, culprit: item };
}
