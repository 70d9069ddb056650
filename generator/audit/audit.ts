import { outputFile } from '../plan/address.ts';
import type { Site } from '../plan/resolve.ts';
import type { OutputFile } from '../render/render.tsx';
import type { Diagnostic } from '../report/diagnostic.ts';
import { acceptor } from './accept.ts';
import { loadRules } from './load-rules.ts';
import { type Location, placeOf } from './place.ts';
import { read } from './reading.ts';
import type { AuditedSite, Finding, Rule } from './rule.ts';

export interface Audited {
  problems: Diagnostic[];
  /** What is told only when the site is about to be public. */
  beforeLaunch: Diagnostic[];
}

/** What the rules need to know of the world. */
export type Occasion = Pick<AuditedSite, 'today' | 'published'>;

/** Looks for what is allowed but unwise, in the pages as they were rendered, and finds the line of YAML it comes from. */
export async function audit(site: Site, files: readonly OutputFile[], occasion: Occasion): Promise<Audited> {
  const rules = await loadRules();
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const pages = site.pages.map((page) => ({ page, reading: read(String(contents.get(outputFile(page.route)))) }));
  const audited: AuditedSite = { ...site, pages, ...occasion };
  const { accepts, problems } = acceptor(audited, rules);
  const found = rules.map((rule) => {
    const findings = rule.check(audited).filter((finding) => !accepts(rule, finding));
    return { rule, diagnostics: merged(rule, findings, audited) };
  });
  const told = (beforeLaunch: boolean) =>
    found.filter(({ rule }) => (rule.beforeLaunch ?? false) === beforeLaunch).flatMap((one) => one.diagnostics);
  return { problems: [...told(false), ...problems()], beforeLaunch: told(true) };
}

/** One definition may make many pages: what several of them have at one line is told once, with their routes. */
function merged(rule: Rule, findings: readonly Finding[], site: AuditedSite): Diagnostic[] {
  const byPlace = new Map<string, { place: Location; findings: Finding[] }>();
  for (const finding of findings) {
    const place = placeOf(finding, site);
    const key = `${place.source.file}:${place.span.start.line}:${place.span.start.column}`;
    const group = byPlace.get(key) ?? { place, findings: [] };
    group.findings.push(finding);
    byPlace.set(key, group);
  }
  return [...byPlace.values()].flatMap(({ place, findings }) => {
    const [first] = findings;
    const own = new Map(findings.filter(({ page }) => page === first?.page).map((one) => [one.message, one]));
    const others = new Set(findings.flatMap(({ page }) => (page && page !== first?.page ? [page.route] : [])));
    return [...own.values()].map((finding) => diagnostic(rule, finding, place, [...others], site));
  });
}

function diagnostic(rule: Rule, finding: Finding, place: Location, others: string[], site: AuditedSite): Diagnostic {
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
    ...(also && { also: placeOf(also, site) }),
  };
}

const quoted = (value: string) => (/^[\w+ $.-]+$/.test(value) && !/^[-$+]/.test(value) ? value : JSON.stringify(value));

/** "/a, /b and 3 more" */
function some(routes: readonly string[]): string {
  const shown = routes.length > 4 ? [...routes.slice(0, 3), `${routes.length - 3} more`] : routes;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
