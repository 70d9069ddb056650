import { today } from '../publish/today.ts';
import { toListAll } from '../report/list-all.ts';
import { shellWord } from '../report/shell-word.ts';
import { done, next, question } from '../workshop/new/new-messages.ts';
import { valuesOf } from './ask.ts';
import { orReport, reportWarnings } from './build-and-report.ts';
import { saveChanges } from './save-changes.ts';
import { type ExitCode, needRoot, type Options, type Register, say, type Terminal, withOptions } from './terminal.ts';

const example = 'npm run new -- towns towns.csv';

const about = `
The first row has a heading for each column: name, slug, page, county, region, landmark, latitude, longitude, order, draft,
words.drive, specialties.drains.opening. Only name, latitude, and longitude are required, and a draft needs only its name. Without "slug", it
is made from the name; without "region", a town is in the state of the business. A column whose heading is in parentheses is skipped. Towns that the site already has are left unchanged.
With --update, they get what their rows say; an empty cell changes nothing. If anything is wrong, nothing is written.

Examples:
  ${example}
  ${example} --update`;

export const newTowns: Register = (group, terminal) =>
  withOptions(group.command('towns').argument('[file]', 'The spreadsheet, saved as CSV UTF-8.'))
    .description('Add a town for each row of a spreadsheet.')
    .option('--update', 'Update the files of towns that differ from the spreadsheet.', false)
    .addHelpText('after', about)
    .action((file: string | undefined, options: UpdateOptions) => terminal.finish(run(file, options, terminal)));

interface UpdateOptions extends Options {
  update: boolean;
}

async function run(given: string | undefined, options: UpdateOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, update } = options;
  await needRoot(root);
  const need = { given, flag: 'the CSV file', message: question.table };
  const [file = ''] = await valuesOf([need], terminal, example);
  const advice = toListAll('new', ['towns', shellWord(file)]);
  const added = await orReport({ ...options, advice }, terminal, 'Nothing was written.', async () => {
    const { addTowns } = await import('../workshop/new/csv/add-towns.ts');
    const day = today(root, terminal.env.SOURCE_DATE_EPOCH);
    const towns = await addTowns(root, file, day, await terminal.tools(), update);
    if (towns.changes.length > 0) await saveChanges(root, towns.changes, terminal);
    return towns;
  });
  if (!added) return 1;
  reportWarnings([], options, terminal);
  const files = added.changes.flatMap(({ source, before }) => (before === null ? [source.file] : []));
  const { existing, different, faulty } = added;
  if (files.length > 0) say(options, terminal.out, done.towns(files));
  if (added.folderLine !== null) say(options, terminal.out, `site.yaml:${added.folderLine} ${done.townFolder}`);
  if (update && different.length > 0) say(options, terminal.out, done.changedTowns(different));
  const kept = existing - (update ? different.length : 0);
  if (kept > 0) say(options, terminal.out, done.keptTowns(kept));
  if (!update && different.length > 0) {
    say(options, terminal.out, next.update(different, `npm run new -- towns ${shellWord(file)} --update`));
  }
  if (!update && faulty > 0) say(options, terminal.out, next.refused(faulty));
  if (added.drafts > 0) say(options, terminal.out, next.publishTowns(added.drafts));
  if (added.changes.length > 0) say(options, terminal.out, `\n${next.see}\n${next.check}`);
  return 0;
}
