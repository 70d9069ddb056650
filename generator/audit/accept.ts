import type { Acceptances } from '../../templates/facts/acceptances.ts';
import { suggest } from '../basics/suggest.ts';
import type { Definitions } from '../check/definition.ts';
import { errorAt } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { singleSpaced } from '../report/wording.ts';
import { acceptMessages } from './accept-messages.ts';
import type { AnyFinding, Spot } from './finding.ts';
import type { AuditedSite, Rule } from './rule.ts';

/** What a rule found. */
interface RuleFindings {
  rule: Rule;
  findings: readonly AnyFinding[];
}

/** What is left to report. */
interface Accepted {
  /** Without what is accepted, and without what a misspelled acceptance most likely means. */
  found: RuleFindings[];
  /** Acceptances of unknown rules, misspelled ones, and those that accept nothing. */
  problems: Diagnostic[];
}

/** One line of an `accept`. */
interface Acceptance {
  source: Source;
  path: Path;
  rule: string;
  /** Null if the whole rule is accepted. */
  value: string | null;
}

/** A finding, and the acceptances of its rule that are written where they can cover it. */
interface Candidate {
  finding: AnyFinding;
  inReach: readonly Acceptance[];
}

/**
 * Leaves out what the owner has accepted.
 *
 * @param all what each rule found
 * @param pages the definitions of pages; one for several towns has one `accept`, which covers all its pages
 */
export function withoutAccepted(
  all: readonly RuleFindings[],
  siteFile: Definitions['site'],
  pages: Definitions['pages'],
  site: AuditedSite,
): Accepted {
  const siteWide = acceptancesIn(siteFile.source, siteFile.data.accept);
  const byFile = new Map(pages.map(({ source, data }) => [source.file, acceptancesIn(source, data.accept)]));
  const fileOf = (at: Spot) => ('file' in at ? at.file : site.noteOf(at.route ?? '')?.file);
  const judged = all.map(({ rule, findings }) => {
    const ofRule = ({ at }: AnyFinding) =>
      [...(byFile.get(fileOf(at) ?? '') ?? []), ...siteWide].filter((one) => one.rule === rule.id);
    return { rule, ...judge(findings.map((finding) => ({ finding, inReach: ofRule(finding) }))) };
  });
  const problems = [...siteWide, ...[...byFile.values()].flat()].flatMap((one): Diagnostic[] => {
    const location = { source: one.source, span: keySpan(one.source, one.path) };
    const result = judged.find(({ rule }) => rule.id === one.rule);
    if (!result) {
      const ids = all.map(({ rule }) => rule.id);
      return [errorAt(one.source, location.span, acceptMessages.unknownRule(one.rule, ids))];
    }
    const { needs } = result.rule;
    const cannotTell = needs !== undefined && site[needs].length === 0;
    if (result.used.has(one) || cannotTell) return [];
    return [{ ...needless(one, result, one.source === siteFile.source), severity: 'warning', ...location }];
  });
  return { found: judged, problems };
}

function acceptancesIn(source: Source, accept: Acceptances = {}): Acceptance[] {
  return Object.entries(accept).flatMap(([rule, reason]): Acceptance[] =>
    typeof reason === 'string'
      ? [{ source, path: ['accept', rule], rule, value: null }]
      : Object.keys(reason).map((value) => ({ source, path: ['accept', rule, value], rule, value })),
  );
}

/** What the acceptances of a rule do to its findings. */
interface Judged {
  findings: AnyFinding[];
  used: ReadonlySet<Acceptance>;
  /** What the acceptances that match nothing as written most likely mean. */
  meant: ReadonlyMap<Acceptance, string>;
  /** Those in reach of a finding without a value, so that only the whole rule can be accepted. */
  tooNarrow: ReadonlySet<Acceptance>;
}

function judge(candidates: readonly Candidate[]): Judged {
  const covering = ({ finding, inReach }: Candidate) => inReach.filter((one) => covers(one, finding));
  const used = new Set(candidates.flatMap(covering));
  const open = candidates.filter((one) => covering(one).length === 0);
  const meant = new Map<Acceptance, string>();
  const isMeant = (one: Acceptance, finding: AnyFinding) =>
    meant.has(one) ? meant.get(one) === finding.value : isMisspelled(one, finding);
  const left: AnyFinding[] = [];
  for (const { finding, inReach } of open) {
    // Only the first one means it: another one may be misspelled for another finding with a similar value.
    const misspelled = inReach.find((one) => !used.has(one) && isMeant(one, finding));
    if (misspelled && finding.value) meant.set(misspelled, finding.value);
    else left.push(finding);
  }
  const withoutValue = open.filter(({ finding }) => finding.value === undefined);
  return { findings: left, used, meant, tooNarrow: new Set(withoutValue.flatMap(({ inReach }) => inReach)) };
}

/** Returns what to say about an acceptance that accepts nothing. */
function needless(one: Acceptance, { meant, tooNarrow }: Judged, isSite: boolean): Message {
  const wanted = meant.get(one);
  if (wanted !== undefined) return acceptMessages.misspelled(one.rule, one.value ?? '', wanted);
  return tooNarrow.has(one) ? acceptMessages.onlyWhole(one.rule, isSite) : acceptMessages.unneeded(one.rule, one.value);
}

const plainly = (text: string) => singleSpaced(text).toLowerCase();

const covers = ({ value }: Acceptance, finding: AnyFinding): boolean =>
  value === null || plainly(value) === plainly(finding.value ?? '');

/**
 * Returns true for a likely misspelling. A different number means a different finding, such as a price that changed.
 */
function isMisspelled({ value }: Acceptance, finding: AnyFinding): boolean {
  if (value === null || !finding.value) return false;
  const numbers = (text: string) => text.match(/\d+/g)?.join(' ') ?? '';
  return numbers(value) === numbers(finding.value) && suggest(value, [finding.value]) !== null;
}
