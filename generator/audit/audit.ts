import type { Site } from '../plan/resolve.ts';
import type { Trace } from '../render/provenance.ts';
import type { RenderedPage } from '../render/render.ts';
import type { Diagnostic, SourceLocation } from '../report/diagnostic.ts';
import { acceptor } from './accept.ts';
import { loadRules } from './load-rules.ts';
import { type Locate, locator } from './locate-spot.ts';
import { readPage } from './read-page.ts';
import type { AuditedSite, Finding, Rule } from './rule.ts';

export interface Audited {
  problems: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
}

/** What an audit needs that the site does not have. */
export interface AuditContext extends Pick<AuditedSite, 'today' | 'published' | 'sections'> {
  trace: Trace;
}

/** Applies every rule to the rendered pages, and finds the lines of YAML that the findings are about. */
export async function audit(
  site: Site,
  rendered: readonly RenderedPage[],
  { trace, ...context }: AuditContext,
): Promise<Audited> {
  const rules = await loadRules();
  const pages = rendered.map(({ page, meta, body }) => {
    return { page, reading: readPage(`<head>${meta}</head><body>${body.html}</body>`) };
  });
  const audited: AuditedSite = { ...site, pages, ...context };
  const locate = locator(site, trace);
  const { unaccepted, problems } = acceptor(audited, rules);
  const found = rules.map((rule) => {
    const findings = unaccepted(rule, rule.check(audited));
    return { rule, diagnostics: merged(rule, findings, locate) };
  });
  const diagnosticsOf = (beforeLaunch: boolean) =>
    found.filter(({ rule }) => (rule.beforeLaunch ?? false) === beforeLaunch).flatMap((one) => one.diagnostics);
  return { problems: [...diagnosticsOf(false), ...problems()], beforeLaunch: diagnosticsOf(true) };
}

/**
 * Turns findings into diagnostics. One definition may make many pages, so for each location only the findings of the first
 * page are reported, with the routes of the other pages.
 */
function merged(rule: Rule, findings: readonly Finding[], locate: Locate): Diagnostic[] {
  const byLocation = new Map<string, { location: SourceLocation; findings: Finding[] }>();
  for (const finding of findings) {
    const location = locate(finding.at);
    const key = `${location.source.file}:${location.span.start.line}:${location.span.start.column}`;
    const group = byLocation.get(key) ?? { location, findings: [] };
    group.findings.push(finding);
    byLocation.set(key, group);
  }
  return [...byLocation.values()].flatMap(({ location, findings }) => {
    const page = findings[0]?.at.page;
    const own = new Map(findings.filter(({ at }) => at.page === page).map((one) => [one.message, one]));
    const others = new Set(findings.flatMap(({ at }) => (at.page && at.page !== page ? [at.page.route] : [])));
    return [...own.values()].map((finding) => diagnostic(rule, finding, location, [...others], locate));
  });
}

/** @param others the routes of other pages with the same finding */
function diagnostic(
  rule: Rule,
  finding: Finding,
  location: SourceLocation,
  others: string[],
  locate: Locate,
): Diagnostic {
  const { message, value, also } = finding;
  const accepting =
    value && !rule.beforeLaunch
      ? `\nIf this is intentional, add \`accept: { ${rule.id}: { ${quoted(value)}: … } }\` with your reason (see docs/audits.md).`
      : '';
  return {
    id: rule.id,
    severity: rule.severity,
    message: others.length > 0 ? `${message}\nThe same is true of ${some(others)}.` : message,
    hint: finding.hint + accepting,
    ...location,
    ...(also && { also: locate(also) }),
  };
}

/** A YAML key, in quotes if it may need them. */
const quoted = (value: string) => (/^[\w+ $.-]+$/.test(value) && !/^[-$+]/.test(value) ? value : JSON.stringify(value));

/** "/a, /b and 3 more" */
function some(routes: readonly string[]): string {
  const shown = routes.length > 4 ? [...routes.slice(0, 3), `${routes.length - 3} more`] : routes;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
