import type { Acceptances } from '../../templates/facts/acceptances.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { acceptMessages } from './accept-messages.ts';
import type { AuditedSite, Finding, Rule } from './rule.ts';

/** Decides which findings the owner has accepted. */
export interface Acceptor {
  accepts: (rule: Rule, finding: Finding) => boolean;
  /** Acceptances of unknown rules, and acceptances that accepted nothing. Call it after all findings. */
  problems: () => Diagnostic[];
}

/** One line of an `accept`. */
interface Acceptance {
  source: Source;
  path: Path;
  rule: string;
  /** Null if the whole rule is accepted. */
  value: string | null;
  used: boolean;
}

export function acceptor(site: AuditedSite, rules: readonly Rule[]): Acceptor {
  const { source, facts, pages } = site;
  const siteWide = acceptancesIn(source, facts.accept);
  // A definition for several towns has one `accept`, which covers all its pages.
  const definitions = new Map(pages.map(({ page }) => [page.source, page.data.accept]));
  const byFile = new Map([...definitions].map(([file, accept]) => [file, acceptancesIn(file, accept)]));
  const ids = rules.map(({ id }) => id);

  const accepts = (rule: Rule, finding: Finding) => {
    const own = finding.at.page ? byFile.get(finding.at.page.source) : undefined;
    const covering = [...(own ?? []), ...siteWide].filter((one) => covers(one, rule, finding));
    for (const one of covering) one.used = true;
    return covering.length > 0;
  };
  const problems = () =>
    [...siteWide, ...[...byFile.values()].flat()].flatMap((one): Diagnostic[] => {
      const location = { source: one.source, span: keySpan(one.source, one.path) };
      const rule = rules.find(({ id }) => id === one.rule);
      if (!rule) return [{ ...acceptMessages.unknownRule(one.rule, ids), severity: 'error', ...location }];
      const cannotTell = rule.needs !== undefined && site[rule.needs].length === 0;
      if (one.used || cannotTell) return [];
      return [{ ...acceptMessages.unneeded(one.rule, one.value), severity: 'warning', ...location }];
    });
  return { accepts, problems };
}

function acceptancesIn(source: Source, accept: Acceptances = {}): Acceptance[] {
  return Object.entries(accept).flatMap(([rule, reason]): Acceptance[] =>
    typeof reason === 'string'
      ? [{ source, path: ['accept', rule], rule, value: null, used: false }]
      : Object.keys(reason).map((value) => ({ source, path: ['accept', rule, value], rule, value, used: false })),
  );
}

function covers({ rule, value }: Acceptance, { id }: Rule, finding: Finding): boolean {
  return rule === id && (value === null || value.toLowerCase() === finding.value?.toLowerCase());
}
