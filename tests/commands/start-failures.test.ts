import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { widgets } from '../../client/widgets.ts';
import { reportFailure } from '../../generator/commands/failure.ts';
import { loadTools } from '../../generator/tools.ts';
import { type ChangeableProgram, changeableProgram } from '../harness/commands/changeable-program.ts';

let program: ChangeableProgram;

beforeAll(async () => {
  program = await changeableProgram();
  return program.remove;
});

const misspelled = (text: string, file: string) => `import { missing } from '${file}';\n${text}\nmissing();\n`;

test('a section with the wrong name in an import is named, and not the file that loads it', async () => {
  await program.withChange(
    'templates/sections/intro.tsx',
    (text) => misspelled(text, '../schema.ts'),
    async () => {
      const { exit, err } = await program.start('check');
      expect(exit).toBe(2);
      expect(err).toContain('The program failed at templates/sections/intro.tsx: The requested module');
      expect(err).toContain("'../schema.ts' does not provide");
      expect(err).not.toContain('If you have changed the program, look at');
    },
  );
});

/** Loads what a check loads besides sections, and prints what the command line says of each failure. */
const loadOthers = `
  const { loadRules } = await import('./generator/audit/load-rules.ts');
  const { loadWidgets } = await import('./generator/check/schema/load-widgets.ts');
  const { reportFailure } = await import('./generator/commands/failure.ts');
  for (const load of [loadRules, loadWidgets]) {
    await load().catch((error) => reportFailure(error, 'npm run validate', false, process.stderr));
  }
`;

test('a rule and a widget with the wrong name in an import are named in the same way', async () => {
  const [rule, widget] = ['generator/audit/rules/facts.ts', 'client/widgets/accordion.tsx'];
  const misspell = (file: string, from: string, run: () => Promise<void>) =>
    program.withChange(file, (text) => misspelled(text, from), run);
  let said = '';
  const load = async () => {
    said = (await program.run('--import', 'tsx', '--input-type=module', '--eval', loadOthers)).err;
  };
  await misspell(rule, '../audit.ts', () => misspell(widget, '../protocol.ts', load));
  expect(said.match(/^The program failed at .* does not provide/gm)).toEqual([
    `The program failed at ${rule}: The requested module '../audit.ts' does not provide`,
    `The program failed at client/widgets.ts, widget "accordion": The requested module '../protocol.ts' does not provide`,
  ]);
  expect(said).not.toContain('If you have changed the program, look at');
});

test('a widget without a default export is named', async () => {
  const accordion = vi.spyOn(widgets.accordion, 'load');
  onTestFinished(() => accordion.mockRestore());
  // Its type rules this out, but nobody may have checked the types.
  accordion.mockResolvedValue({} as never);
  const failure = await loadTools().catch((error) => error);
  let said = '';
  expect(reportFailure(failure, 'npm run validate', false, { write: (text) => (said += text) })).toBe(2);
  expect(said.split('\n')[0]).toBe(
    'The program failed at client/widgets.ts: the file of "accordion" has no default export. Make its component the default.',
  );
});
