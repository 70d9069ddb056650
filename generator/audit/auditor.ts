import type { Site } from '../plan/resolve.ts';
import { type AuditBackground, type Background, backgroundOf } from './background.ts';
import { loadRules } from './load-rules.ts';
import { type StatementsIn, statementFinder } from './prices/price-statements.ts';
import { pieceReader, type ReadPieces } from './read-pieces.ts';
import { type Remembered, remembered } from './remembered.ts';
import type { Rule } from './rule.ts';
import { type FindInTexts, textFaults } from './text-faults.ts';

/** The rules, and what they depend on besides a page. It is created once for each audit in each thread. */
export interface Auditor {
  rules: readonly Rule[];
  background: Background;
  read: ReadPieces;
  statements: StatementsIn;
  findInTexts: FindInTexts;
  /** The hashes of the runs of words in each text without names, by which pages are compared. */
  runHashes: Remembered<number[]>;
}

/** @param context includes the names and states of all towns, if the site was planned with only some of them */
export async function prepareAudit(site: Site, context: AuditBackground): Promise<Auditor> {
  const rules = await loadRules();
  const background = backgroundOf(site, context);
  return {
    rules,
    background,
    read: pieceReader(),
    statements: statementFinder(background.prices),
    findInTexts: textFaults(rules, background),
    runHashes: remembered(),
  };
}
