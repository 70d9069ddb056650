import { load } from 'cheerio';

/** What counts for a page: what it gains or loses, by the name of the rule. */
type Score = { total: number } & Record<string, number>;

/** The fewest points with which what a page gains counts at all. */
const enoughForExtraCredit = 90;

/**
 * The score of a page by the rules of Mozilla's HTTP Observatory, version 1.4.8
 * (https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js), for a site on HTTPS without cookies.
 *
 * It is stricter in one point: the Observatory forgets what only a `<meta>` allows if there is also a header.
 *
 * @param headers by lowercase name
 */
export function observatoryScore(html: string, headers: Readonly<Record<string, string>>): Score {
  const own = load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const header = directives(headers['content-security-policy'] ?? '');
  const policy = new Map([...directives(own), ...header]);
  const rules = {
    policy: policyPoints(policy),
    transport: transportPoints(headers['strict-transport-security'] ?? ''),
    // Browsers ignore frame-ancestors in a <meta>.
    framing: header.has('frame-ancestors')
      ? 5
      : /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    referrer: referrerPoints(headers['referrer-policy'] ?? ''),
    resources: /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  };
  const points = Object.values(rules);
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const gained = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  return { ...rules, total: 100 + lost + (100 + lost >= enoughForExtraCredit ? gained : 0) };
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').filter((part) => part.trim() !== '');
  return new Map(
    parts.map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyPoints(policy: ReadonlyMap<string, string[]>): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  const styles = of('style-src');
  const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
  const inline = (sources: readonly string[]) =>
    sources.includes('data:') ||
    (sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(sha\d+|nonce)-/.test(source)));
  if (inline(scripts) || [...scripts, ...of('object-src')].some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (inline(styles) || styles.some((source) => broad.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportPoints(header: string): number {
  const seconds = Number(header.match(/max-age=(\d+)/)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_552_000 ? 0 : -10;
}

function referrerPoints(header: string): number {
  if (header === '') return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}
