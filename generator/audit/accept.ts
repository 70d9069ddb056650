import type { Acceptances } from '../../templates/facts/acceptances.ts';
import { suggest } from '../basics/suggest.ts';
import type { Definitions } from '../check/definition.ts';
import { errorAt } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { singleSpaced } from '../report/wording.ts';
import { acceptMessages } from './accept-messages.ts';
import type { Finding, Spot } from './finding.ts';
import type { AuditedSite, Rule } from './rule.ts';

type Acceptable = Pick<Finding, 'at' | 'value'>;

/** Decides which findings the owner has accepted. */
interface Acceptor {
  /**
   * Returns the findings of a rule that are not accepted. Leaves out those that a misspelled acceptance most likely
   * means.
   */
  unaccepted: <T extends Acceptable>(rule: Rule, findings: readonly T[]) => T[];
  /** Returns acceptances of unknown rules, and acceptances that matched nothing. Call it after all findings. */
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
  /** The value of a finding that this acceptance most likely means, if it matches nothing as written. */
  meant: string | null;
  /** True if its rule found something without a value, so that only the whole rule can be accepted. */
  canOnlyBeWhole: boolean;
}

/** @param pages the definitions of pages; one for several towns has one `accept`, which covers all its pages */
export function acceptor(
  siteFile: Definitions['site'],
  pages: Definitions['pages'],
  site: AuditedSite,
  rules: readonly Rule[],
): Acceptor {
  const siteWide = acceptancesIn(siteFile.source, siteFile.data.accept);
  const byFile = new Map(pages.map(({ source, data }) => [source.file, acceptancesIn(source, data.accept)]));
  const ids = rules.map(({ id }) => id);

  const fileOf = (at: Spot) => ('file' in at ? at.file : site.noteOf(at.route ?? '')?.file);
  const inReach = ({ at }: Acceptable) => [...(byFile.get(fileOf(at) ?? '') ?? []), ...siteWide];
  const unaccepted = <T extends Acceptable>(rule: Rule, findings: readonly T[]) => {
    const left = findings.filter((finding) => {
      const covering = inReach(finding).filter((one) => covers(one, rule, finding));
      for (const one of covering) one.used = true;
      return covering.length === 0;
    });
    return left.filter((finding) => {
      const inVain = finding.value === undefined ? inReach(finding).filter((one) => one.rule === rule.id) : [];
      for (const one of inVain) one.canOnlyBeWhole = true;
      const misspelled = inReach(finding).find((one) => !one.used && isMisspelled(one, rule, finding));
      if (misspelled) misspelled.meant = finding.value ?? null;
      return !misspelled;
    });
  };
  const problems = () =>
    [...siteWide, ...[...byFile.values()].flat()].flatMap((one): Diagnostic[] => {
      const location = { source: one.source, span: keySpan(one.source, one.path) };
      const rule = rules.find(({ id }) => id === one.rule);
      if (!rule) return [errorAt(one.source, location.span, acceptMessages.unknownRule(one.rule, ids))];
      const cannotTell = rule.needs !== undefined && site[rule.needs].length === 0;
      if (one.used || cannotTell) return [];
      if (one.meant !== null) {
        const message = acceptMessages.misspelled(one.rule, one.value ?? '', one.meant);
        return [{ ...message, severity: 'warning', ...location }];
      }
      const message = one.canOnlyBeWhole
        ? acceptMessages.onlyWhole(one.rule, one.source === siteFile.source)
        : acceptMessages.unneeded(one.rule, one.value);
      return [{ ...message, severity: 'warning', ...location }];
    });
  return { unaccepted, problems };
}

function acceptancesIn(source: Source, accept: Acceptances = {}): Acceptance[] {
  return Object.entries(accept).flatMap(([rule, reason]): Acceptance[] =>
    typeof reason === 'string'
      ? [{ source, path: ['accept', rule], rule, value: null, used: false, meant: null, canOnlyBeWhole: false }]
      : Object.keys(reason).map((value) => ({
          source,
          path: ['accept', rule, value],
          rule,
          value,
          used: false,
          meant: null,
          canOnlyBeWhole: false,
        })),
  );
}

const plainly = (text: string) => singleSpaced(text).toLowerCase();

function covers({ rule, value }: Acceptance, { id }: Rule, finding: Acceptable): boolean {
  return rule === id && (value === null || plainly(value) === plainly(finding.value ?? ''));
}

/**
 * Returns true for a likely misspelling. A different number means a different finding, such as a price that changed.
 */
function isMisspelled({ rule, value, meant }: Acceptance, { id }: Rule, finding: Acceptable): boolean {
  if (rule !== id || value === null || !finding.value) return false;
  if (meant !== null) return meant === finding.value;
  const numbers = (text: string) => text.match(/\d+/g)?.join(' ') ?? '';
  return numbers(value) === numbers(finding.value) && suggest(value, [finding.value]) !== null;
}
