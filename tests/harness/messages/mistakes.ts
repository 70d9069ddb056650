import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRules } from '../../../generator/audit/load-rules.ts';
import { planSite } from '../../../generator/pipeline/plan-site.ts';
import { ContentError } from '../../../generator/report/diagnostic.ts';
import { generate } from '../project/project.ts';
import { type SharedProject, sharedProject } from '../project/shared-project.ts';
import { sharedTools } from '../project/shared-tools.ts';
import { type Finding, followHint } from './follow-hint.ts';

/**
 * A mistake in a valid site: what was there, what somebody writes instead, and words that the report must have.
 * The marks « and » show what must be underlined.
 */
export type Mistake = readonly [before: string, after: string, ...words: string[]];

/** Files that the site has too, such as photos. */
type OtherFiles = Readonly<Record<string, string | Buffer>>;

/** Mistakes in a file whose hint dictates what to write. Each is one error, and following the hint fixes it. */
export function fixable(file: string, mistakes: readonly Mistake[], others: OtherFiles = {}): void {
  inSite(file, 'the hint is right', mistakes, others, async (text, found, check) => {
    const fixes = followHint(text, found);
    expect(fixes, `The hint dictates nothing: ${found.hint}`).not.toEqual([]);
    for (const fixed of fixes) {
      expect(await check(fixed, found), `After following the hint: ${found.hint}`).toEqual([]);
    }
  });
}

/** Mistakes in a file whose hint explains what to do, because only the owner knows what was meant. Each is one error. */
export function explained(file: string, mistakes: readonly Mistake[], others: OtherFiles = {}): void {
  inSite(file, 'the hint explains', mistakes, others, async (text, found) => {
    expect(followHint(text, found), `The hint dictates a text: ${found.hint}`).toEqual([]);
  });
}

/**
 * Writes a text into the file, and reports the errors of the whole site.
 *
 * @param fixed the mistake that the text no longer has. Only if an audit found it, pages are rendered and audited again,
 *   which takes longer than everything else.
 */
type CheckText = (text: string, fixed: Finding) => Promise<string[]>;

/** Makes a test of each mistake, in a site with towns, services, and pages of every kind. */
function inSite(
  file: string,
  title: string,
  mistakes: readonly Mistake[],
  others: OtherFiles,
  checkHint: (text: string, found: Finding, check: CheckText) => Promise<void>,
): void {
  describe(`${file}: ${title}`, () => {
    let site: SharedProject;
    let valid = '';
    beforeAll(async () => {
      site = await sharedProject('chimney-sweep', others);
      valid = await readFile(join(site.root, file), 'utf8');
    });
    afterAll(() => site.remove());

    const findingsIn = async (text: string): Promise<Finding[]> => {
      await site.write({ [file]: text });
      const { out } = await generate('check', '--root', site.root, '--format', 'json');
      const findings: Finding[] = JSON.parse(out);
      return findings.filter(({ severity }) => severity === 'error');
    };
    const errorsIn = async (text: string, isAudited: boolean): Promise<string[]> => {
      if (isAudited) return (await findingsIn(text)).map(({ message }) => message);
      await site.write({ [file]: text });
      return planSite({ root: site.root, today: '2026-01-01' }, await sharedTools()).then(() => [], messagesOf);
    };
    /** The errors in each text. Most hints lead to the valid file, or to that of an earlier mistake. */
    const known = new Map<string, Promise<string[]>>();
    const check: CheckText = async (text, { id }) => {
      const isAudited = (await loadRules()).some((rule) => rule.id === id);
      const key = `${isAudited} ${text}`;
      const errors = known.get(key) ?? errorsIn(text, isAudited);
      known.set(key, errors);
      return errors;
    };

    test.for(mistakes.map((mistake) => [mistake[1], mistake] as const))('%j', async ([, mistake]) => {
      const [before, after, ...words] = mistake;
      expect(valid.split(before), `"${before}" must be in ${file} once`).toHaveLength(2);
      const marked = valid.replace(before, () => after);
      const text = marked.replace(/[«»]/g, '');
      const findings = await findingsIn(text);
      expect(findings).toHaveLength(1);
      const [found] = findings as [Finding];
      expect(found.file).toBe(file);
      expect(withMarks(text, found)).toBe(lineWithMarks(marked));
      for (const word of words) expect(`${found.message}\n${found.hint}`).toContain(word);
      await checkHint(text, found, check);
    });
  });
}

/** The line of a finding, with its number, and with marks around what is underlined. */
function withMarks(text: string, { line, column, endColumn }: Finding): string {
  const found = text.split('\n')[line - 1] ?? '';
  const [start, end] = [column - 1, endColumn - 1];
  return `${line}: ${found.slice(0, start)}«${found.slice(start, end)}»${found.slice(end)}`;
}

function lineWithMarks(marked: string): string {
  const lines = marked.split('\n');
  const index = lines.findIndex((line) => line.includes('«'));
  return `${index + 1}: ${lines[index]}`;
}

/** The messages of a content error. Any other error is thrown. */
function messagesOf(error: unknown): string[] {
  if (error instanceof ContentError) return error.diagnostics.map(({ message }) => message);
  throw error;
}
