import type { Site } from '../plan/resolve.ts';
import type { Trace } from '../render/provenance.ts';
import type { RenderedPage } from '../render/render.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { acceptor } from './accept.ts';
import { loadRules } from './load-rules.ts';
import { type Locate, type Location, locator } from './locate-spot.ts';
import { readPage } from './reading.ts';
import type { AuditedSite, Finding, Rule } from './rule.ts';

export interface Audited {
  problems: Diagnostic[];
  /** What is reported only when the site is about to be public. */
  beforeLaunch: Diagnostic[];
}

/** What the rules need to know of the world, and who knows where the words of a page are written. */
export interface Occasion extends Pick<AuditedSite, 'today' | 'published'> {
  trace: Trace;
}

/** Looks for what is allowed but unwise in the pages as they were rendered, and finds the lines of YAML it comes from. */
export async function audit(
  site: Site,
  rendered: readonly RenderedPage[],
  { trace, ...occasion }: Occasion,
): Promise<Audited> {
  const rules = await loadRules();
  const pages = rendered.map(({ page, meta, body }) => {
    return { page, reading: readPage(`<head>${meta}</head><body>${body.html}</body>`) };
  });
  const audited: AuditedSite = { ...site, pages, ...occasion };
  const locate = locator(site, trace);
  const { accepts, problems } = acceptor(audited, rules);
  const found = rules.map((rule) => {
    const findings = rule.check(audited).filter((finding) => !accepts(rule, finding));
    return { rule, diagnostics: merged(rule, findings, locate) };
  });
  const diagnosticsOf = (beforeLaunch: boolean) =>
    found.filter(({ rule }) => (rule.beforeLaunch ?? false) === beforeLaunch).flatMap((one) => one.diagnostics);
  return { problems: [...diagnosticsOf(false), ...problems()], beforeLaunch: diagnosticsOf(true) };
}

/** One definition may make many pages: what several of them have at one line is reported once, with their routes. */
function merged(rule: Rule, findings: readonly Finding[], locate: Locate): Diagnostic[] {
  const byPlace = new Map<string, { place: Location; findings: Finding[] }>();
  for (const finding of findings) {
    const place = locate(finding.at);
    const key = `${place.source.file}:${place.span.start.line}:${place.span.start.column}`;
    const group = byPlace.get(key) ?? { place, findings: [] };
    group.findings.push(finding);
    byPlace.set(key, group);
  }
  return [...byPlace.values()].flatMap(({ place, findings }) => {
    const page = findings[0]?.at.page;
    const own = new Map(findings.filter(({ at }) => at.page === page).map((one) => [one.message, one]));
    const others = new Set(findings.flatMap(({ at }) => (at.page && at.page !== page ? [at.page.route] : [])));
    return [...own.values()].map((finding) => diagnostic(rule, finding, place, [...others], locate));
  });
}

function diagnostic(rule: Rule, finding: Finding, place: Location, others: string[], locate: Locate): Diagnostic {
  const { message, value, also } = finding;
  const accepting =
    value && !rule.beforeLaunch
      ? `\nIf it is meant so, write why:  accept: { ${rule.id}: { ${quoted(value)}: … } }`
      : '';
  return {
    id: rule.id,
    severity: rule.severity,
    message: others.length > 0 ? `${message}\nThe same goes for ${some(others)}.` : message,
    hint: finding.hint + accepting,
    ...place,
    ...(also && { also: locate(also) }),
  };
}

const quoted = (value: string) => (/^[\w+ $.-]+$/.test(value) && !/^[-$+]/.test(value) ? value : JSON.stringify(value));

/** "/a, /b and 3 more" */
function some(routes: readonly string[]): string {
  const shown = routes.length > 4 ? [...routes.slice(0, 3), `${routes.length - 3} more`] : routes;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
