import { parse } from 'yaml';
import type { Diagnostic, SourceLocation } from '../report/diagnostic.ts';
import { inWords } from '../report/wording.ts';
import type { Finding, Spot, UnexplainedFinding } from './finding.ts';
import type { Locate } from './locate-spot.ts';
import type { AuditedSite, Rule } from './rule.ts';

/**
 * Turns findings into diagnostics. One definition may make many pages, so for each location only the findings of the first
 * page are reported, with the routes of the other pages.
 */
export function mergeFindings(
  rule: Rule,
  findings: readonly (Finding | UnexplainedFinding)[],
  locate: Locate,
  site: AuditedSite,
): Diagnostic[] {
  const byLocation = new Map<string, { location: SourceLocation; findings: (Finding | UnexplainedFinding)[] }>();
  for (const finding of findings) {
    const location = locate(finding.at);
    if (!location) continue;
    const key = `${location.source.file}:${location.span.start.line}:${location.span.start.column}`;
    const group = byLocation.get(key) ?? { location, findings: [] };
    group.findings.push(finding);
    byLocation.set(key, group);
  }
  return [...byLocation.values()].flatMap(({ location, findings }) => {
    const [first] = findings;
    const route = first ? routeOf(first.at) : null;
    const own = findings
      .filter(({ at }) => routeOf(at) === route)
      .map((finding) => ('explain' in finding ? finding.explain() : (rule.complete?.(finding, site) ?? finding)));
    const others = new Set(findings.flatMap(({ at }) => routeOf(at) ?? []));
    others.delete(route ?? '');
    const byMessage = new Map(own.map((finding) => [finding.message, finding]));
    return [...byMessage.values()].map((finding) => diagnostic(rule, finding, location, [...others], locate));
  });
}

/** The page that a spot is on; null for a spot in a file. */
const routeOf = (spot: Spot) => ('file' in spot ? null : spot.route);

/** @param others the routes of other pages with the same finding */
function diagnostic(
  rule: Rule,
  finding: Finding,
  location: SourceLocation,
  others: string[],
  locate: Locate,
): Diagnostic {
  const { message, value } = finding;
  const also = finding.also && locate(finding.also);
  const accepting =
    value && !rule.beforeLaunch
      ? `\nIf this is intentional, add \`accept: { ${rule.id}: { ${asKey(value)}: … } }\` with your reason (see docs/audits.md).`
      : '';
  return {
    id: rule.id,
    severity: rule.severity,
    message: others.length > 0 ? `${message}\nThe same is true of ${some(others)}.` : message,
    hint: finding.hint + accepting,
    ...location,
    ...(also && { also }),
  };
}

/** A YAML key, in quotes if it may need them: a number, a date, `true`, or `null` is no text without them. */
const asKey = (value: string) =>
  /^\w[\w+ $.-]*$/.test(value) && parse(value) === value ? value : JSON.stringify(value);

/** "/a, /b, /c, and 3 more" */
function some(routes: readonly string[]): string {
  return inWords(routes.length > 4 ? [...routes.slice(0, 3), `${routes.length - 3} more`] : routes);
}
