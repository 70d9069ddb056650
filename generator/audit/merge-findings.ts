import { parse } from 'yaml';
import { type Diagnostic, positionOf, type SourceLocation } from '../report/diagnostic.ts';
import { asJsonCommand } from '../report/list-all.ts';
import { formatNumber, inWords } from '../report/wording.ts';
import type { AnyFinding, Finding, Spot } from './finding.ts';
import type { Locate } from './locate-spot.ts';
import type { AuditedSite, Rule } from './rule.ts';

/** The most different findings at one location that are reported separately. */
const maxValues = 5;

/** Findings at one location. */
interface FindingGroup {
  location: SourceLocation;
  findings: AnyFinding[];
  /** True if the findings differ, and are too many to report separately. */
  isMixed: boolean;
}

/**
 * Turns findings into diagnostics. One definition may make many pages, so of the same findings at one location only
 * those of the first page are reported, with the routes of the other pages.
 */
export function mergeFindings(
  rule: Rule,
  findings: readonly AnyFinding[],
  locate: Locate,
  site: AuditedSite,
): Diagnostic[] {
  return groupsOf(findings, locate).flatMap((group) => {
    const [first] = group.findings;
    const route = first ? routeOf(first.at) : null;
    const own = group.findings
      .filter(({ at }) => routeOf(at) === route)
      .map((finding) => ('explain' in finding ? finding.explain() : (rule.complete?.(finding, site) ?? finding)));
    const pages = [...new Set(group.findings.flatMap(({ at }) => routeOf(at) ?? []))];
    // Several texts of a page may show the words in question.
    const isOnce = first?.value?.length === widthOf(group.location);
    const byMessage = new Map(own.map((finding) => [finding.message, finding]));
    return [...byMessage.values()]
      .slice(0, isOnce ? 1 : undefined)
      .map((finding) => ({ ...diagnostic(rule, finding, group, pages, locate), ...withPairs(group) }));
  });
}

function groupsOf(findings: readonly AnyFinding[], locate: Locate): FindingGroup[] {
  const byPosition = new Map<string, Map<string, FindingGroup>>();
  for (const finding of findings) {
    const location = locate(finding.at);
    if (!location) continue;
    const position = positionOf(location);
    const byValue = byPosition.get(position) ?? new Map<string, FindingGroup>();
    byPosition.set(position, byValue);
    const value = finding.value ?? '';
    const isMixed = byValue.size >= maxValues && !byValue.has(value);
    const group = byValue.get(isMixed ? mixed : value) ?? { location, findings: [], isMixed };
    group.findings.push(finding);
    byValue.set(isMixed ? mixed : value, group);
  }
  return [...byPosition.values()].flatMap((byValue) => [...byValue.values()]);
}

/** The key of findings whose values are grouped together. A value is always a single line, so it cannot be this one. */
const mixed = '\n';

/**
 * Returns the width of a location, in characters. If this equals the length of a value, the location is that of the
 * value itself. A value is always a single line.
 */
const widthOf = ({ span: { start, end } }: SourceLocation) =>
  start.line === end.line ? end.column - start.column : Number.POSITIVE_INFINITY;

/** Returns the page of a spot; null for a spot in a file. */
const routeOf = (spot: Spot) => ('file' in spot ? null : spot.route);

/** @param pages the routes of all pages with the same finding */
function diagnostic(
  rule: Rule,
  finding: Finding,
  { location, isMixed }: FindingGroup,
  pages: readonly string[],
  locate: Locate,
): Diagnostic {
  const { message, value, names, pages: about } = finding;
  const also = finding.also && locate(finding.also);
  const accepting =
    value && !rule.beforeLaunch
      ? `\nIf this is intentional, add \`accept: { ${rule.id}: { ${asKey(value)}: … } }\` with your reason (see docs/audits.md).`
      : '';
  const route = routeOf(finding.at);
  const others = pages.filter((page) => page !== route);
  const more = isMixed ? 'This line has the same problem with other words on' : 'The same is true of';
  return {
    id: rule.id,
    severity: rule.severity,
    message: others.length > 0 ? `${message}\n${more} ${some(others, rule)}.` : message,
    hint: finding.hint + accepting,
    ...location,
    ...(also && { also }),
    ...((others.length > 0 || about) && { pages: about ?? pages }),
    ...(names && { names }),
  };
}

/** Adds which page each one is similar to, which the routes alone do not show. */
function withPairs({ findings }: FindingGroup): Pick<Diagnostic, 'pairs'> {
  const pairs = findings.flatMap((finding) => ('pair' in finding ? finding.pair : []));
  return pairs.length > 0 ? { pairs } : {};
}

/**
 * Returns a YAML key, in quotes if it may need them: without quotes, a number, a date, `true`, or `null` is not a
 * string.
 */
const asKey = (value: string) =>
  /^\w[\w+ $.-]*$/.test(value) && parse(value) === value ? value : JSON.stringify(value);

/** Returns a list such as "/a, /b, /c, and 3 more, …". */
function some(routes: readonly string[], { beforeLaunch }: Rule): string {
  if (routes.length <= 4) return inWords(routes);
  const command = asJsonCommand('validate', beforeLaunch ? ['--launch'] : []);
  return `${inWords([...routes.slice(0, 3), `${formatNumber(routes.length - 3)} more`])}, which \`${command}\` lists`;
}
