import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { generate, repository, textIn } from '../project/project.ts';
import { edit } from './edits.ts';
import type { Finding } from './follow-hint.ts';

/** In microseconds of processor time, which other work on the machine does not lengthen: far more than a check takes. */
const patience = 5_000_000;

/** What appears in a message when the program did not expect its input. */
const leaks = /undefined|\[object|NaN|\bat .*\.tsx?:\d|TypeError|RangeError|node_modules/;

/**
 * Makes random edits to the YAML of this repository's site, and expects after each a report that an owner can rely on.
 *
 * @param runs the number of checks
 * @param edits the number of edits before each check, in as many files, or in all files of a smaller site
 */
export async function survivesEdits(runs: number, edits: number): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'edits-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const original = await copySite(root);
  // Loads what all checks need.
  await generate('check', '--root', root);
  const names = [...original.keys()];
  const several = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), edit), {
    minLength: Math.min(edits, names.length),
    maxLength: edits,
    selector: ([file]) => file,
  });
  await fc.assert(
    fc.asyncProperty(several, async (edited) => {
      const files = new Map(original);
      for (const [file, change] of edited) files.set(file, change(original.get(file) ?? ''));
      for (const [file] of edited) await writeFile(join(root, file), files.get(file) ?? '');
      await expectReliableReport(root, files);
      for (const [file] of edited) await writeFile(join(root, file), original.get(file) ?? '');
    }),
    { numRuns: runs, seed: 2026, endOnFailure: false },
  );
}

/** Copies the YAML of this repository's site. @returns each file's text by its path */
async function copySite(root: string): Promise<Map<string, string>> {
  for (const path of ['site.yaml', 'pages']) await cp(join(repository, path), join(root, path), { recursive: true });
  const pages = await readdir(join(root, 'pages'), { recursive: true });
  const names = ['site.yaml', ...pages.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`)];
  return new Map(await Promise.all(names.map(async (name) => [name, await textIn(root, name)] as const)));
}

async function expectReliableReport(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const start = process.cpuUsage();
  const { exit, out, err } = await generate('check', '--root', root, '--format', 'json');
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(patience);
  expect(err).toBe('');
  const findings: Finding[] = JSON.parse(out);
  expect(exit).toBe(findings.some(({ severity }) => severity === 'error') ? 1 : 0);
  for (const finding of findings) {
    expect(`${finding.message} ${finding.hint}`).not.toMatch(leaks);
    expectExistingPosition(finding, files.get(finding.file) ?? '');
  }
}

/** Lines end as editors count them: at a line feed. */
function expectExistingPosition({ line, column, endColumn }: Finding, text: string): void {
  const lines = text.split('\n');
  expect(line).toBeGreaterThan(0);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThan(0);
  expect(endColumn).toBeGreaterThanOrEqual(column);
  expect(endColumn).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 2);
}
