import type { Acceptances } from '../../templates/facts/acceptances.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { acceptance } from './accept-messages.ts';
import type { AuditedSite, Finding, Rule } from './rule.ts';

/** Lets findings pass that the owner has accepted, and knows at the end which acceptances were not needed. */
export interface Acceptor {
  accepts: (rule: Rule, finding: Finding) => boolean;
  /** Acceptances of rules that there are not, and those that accepted nothing. */
  problems: () => Diagnostic[];
}

interface Accepted {
  source: Source;
  path: Path;
  rule: string;
  /** Null where the whole rule is accepted. */
  value: string | null;
  used: boolean;
}

export function acceptor(site: AuditedSite, rules: readonly Rule[]): Acceptor {
  const { source, facts, pages } = site;
  const everywhere = listed(source, facts.accept);
  // A definition for several towns is one file, so its acceptance is one.
  const definitions = new Map(pages.map(({ page }) => [page.source, page.data.accept]));
  const byFile = new Map([...definitions].map(([file, accept]) => [file, listed(file, accept)]));
  const ids = rules.map(({ id }) => id);

  const accepts = (rule: Rule, finding: Finding) => {
    const own = finding.at.page ? byFile.get(finding.at.page.source) : undefined;
    const fitting = [...(own ?? []), ...everywhere].filter((one) => fits(one, rule, finding));
    for (const one of fitting) one.used = true;
    return fitting.length > 0;
  };
  const problems = () =>
    [...everywhere, ...[...byFile.values()].flat()].flatMap((one): Diagnostic[] => {
      const at = { source: one.source, span: keySpan(one.source, one.path) };
      if (!ids.includes(one.rule)) return [{ ...acceptance.unknownRule(one.rule, ids), severity: 'error', ...at }];
      const needs = rules.find(({ id }) => id === one.rule)?.needs;
      if (one.used || (needs && site[needs].length === 0)) return [];
      return [{ ...acceptance.unneeded(one.rule, one.value), severity: 'warning', ...at }];
    });
  return { accepts, problems };
}

function listed(source: Source, accept: Acceptances = {}): Accepted[] {
  return Object.entries(accept).flatMap(([rule, reason]): Accepted[] =>
    typeof reason === 'string'
      ? [{ source, path: ['accept', rule], rule, value: null, used: false }]
      : Object.keys(reason).map((value) => ({ source, path: ['accept', rule, value], rule, value, used: false })),
  );
}

function fits({ rule, value }: Accepted, { id }: Rule, finding: Finding): boolean {
  return rule === id && (value === null || value.toLowerCase() === finding.value?.toLowerCase());
}
