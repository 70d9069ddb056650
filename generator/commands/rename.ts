import { suggest } from '../basics/suggest.ts';
import { today } from '../publish/today.ts';
import { shellWord } from '../report/shell-word.ts';
import type { Renaming } from '../workshop/rename/rename-key.ts';
import { done, next, question } from '../workshop/rename/rename-messages.ts';
import {
  checkNewKey,
  checkOld,
  kinds,
  namesByKey,
  type Subject,
  type SubjectKind,
} from '../workshop/rename/subject.ts';
import { valuesOf } from './ask.ts';
import { orReport } from './build-and-report.ts';
import type { Prompts } from './prompts.ts';
import { renamePageCommand } from './rename-page.ts';
import { saveChanges } from './save-changes.ts';

import { type ExitCode, needRoot, type Register, type Terminal, withRoot } from './terminal.ts';

const examples: Readonly<Record<SubjectKind, string>> = {
  service: 'npm run rename -- service boiler heating',
  town: 'npm run rename -- town barre barre-town',
};

interface Flags {
  root: string;
  name?: string;
  oldName?: string | undefined;
  texts: boolean;
}

export const renameCommand: Register = (program, terminal) => {
  const group = program
    .command('rename')
    .description('Change the key of a service or town, or the address of a page, everywhere it is used.')
    .helpCommand(false)
    .addHelpText('after', `\nExample:\n  ${examples.service}`);
  renamePageCommand(group, terminal);
  for (const kind of kinds) {
    withRoot(group.command(kind).argument('[old]', 'Its current key.').argument('[new]', 'Its new key.'))
      .description(`Rename a ${kind}, its pages, and their routes, with redirects.`)
      .option('--name <words>', 'Its new name (default: the old one, with the words of the new key).')
      .option('--old-name <words>', 'Its name before it was renamed, to change the texts later.')
      .option('--texts', 'Also change the texts that still have the old name.', false)
      .addHelpText('after', `\nExample:\n  ${examples[kind]} --texts`)
      .action((from: string | undefined, to: string | undefined, flags: Flags) => {
        // A script may use a variable without a value. An empty name would match everywhere.
        const oldName = flags.oldName?.trim() || undefined;
        return terminal.finish(run(kind, [from, to], { ...flags, oldName }, terminal));
      });
  }
};

type Keys = readonly [from: string | undefined, to: string | undefined];

async function run(kind: SubjectKind, given: Keys, flags: Flags, terminal: Terminal): Promise<ExitCode> {
  const { root, name, oldName } = flags;
  await needRoot(root);
  const result = await orReport({ format: 'text' }, terminal, next.nothing, async () => {
    const { renameKey } = await import('../workshop/rename/rename-key.ts');
    const subject = await complete(kind, given, flags, terminal);
    const order = { ...subject, name, oldName, today: today(root, terminal.env.SOURCE_DATE_EPOCH) };
    await write(subject, await renameKey(root, order, await terminal.tools()), flags, terminal);
  });
  return result === null ? 1 : 0;
}

/** Asks for the keys that are missing on the command line. With --texts, the item may already have the new key. */
async function complete(kind: SubjectKind, [from, to]: Keys, flags: Flags, terminal: Terminal): Promise<Subject> {
  const { root, texts, oldName } = flags;
  const { openProject } = await import('../workshop/edit/project.ts');
  const project = await openProject(root, await terminal.tools());
  const known = namesByKey(kind, project);
  const isGone = texts && from !== undefined && !known.has(from) && to !== undefined && known.has(to);
  // A key that is similar to another may be misspelled, unless that one is the new key. If the old name is given, the
  // rename has already happened.
  const mayBeMisspelled = () =>
    suggest(
      String(from),
      [...known.keys()].filter((key) => key !== to),
    ) !== null;
  const isRenamed = isGone && (oldName !== undefined || !mayBeMisspelled());
  const [old = '', key = ''] = await valuesOf(
    [
      {
        given: from,
        flag: 'the current key',
        message: question.from(kind),
        options: [...known].map(([value, { name }]) => ({ value, hint: name })),
        check: (answer) => (isRenamed ? answer : checkOld(kind, answer, project)),
      },
      {
        given: to,
        flag: 'the new key',
        message: question.to,
        check: (answer) => (isRenamed ? answer : checkNewKey(kind, answer, project)),
      },
    ],
    terminal,
    examples[kind],
  );
  return { kind, from: old, to: key };
}

/** Asks whether to change texts too, writes the files, and reports what was done and what is left. */
async function write(subject: Subject, renaming: Renaming, flags: Flags, terminal: Terminal): Promise<void> {
  const { lines, wording, changes, withTexts } = renaming;
  const { prompts, out } = terminal;
  const isSame = wording.from === wording.to;
  const count = lines.own.length + lines.other.length;
  const hasTexts = count > 0;
  const isAsked = prompts !== undefined && hasTexts && !flags.texts && !renaming.needsName;
  if (isAsked) out.write(`${left(renaming)}\n\n`);
  const answer = isAsked ? await askTexts(renaming, prompts) : flags.texts ? 'all' : 'none';
  const isWanted = answer !== 'none' && hasTexts;
  await saveChanges(flags.root, isWanted ? withTexts(answer) : changes, terminal);
  const written = answer === 'all' ? count : lines.own.length;
  const parts = [
    ...(changes.length > 0 ? [renamed(subject, renaming).join('\n')] : []),
    ...(hasTexts || lines.unsure.length > 0 ? [] : [isSame ? next.same(wording.from) : next.none(wording.from)]),
    ...(isWanted ? [`${done.texts(wording.from, wording.to, written)}\n${next.compare}`] : []),
    ...(!hasTexts || isWanted || isAsked
      ? []
      : [left(renaming), next.change(commandFor(subject, flags, renaming), count)]),
    ...(lines.unsure.length > 0 ? [next.unsure(wording.from, lines.unsure)] : []),
    ...(renaming.isCity && !isSame ? [next.city(renaming.oldName)] : []),
  ];
  out.write(`${parts.join('\n\n')}\n`);
}

/** Returns the lines that can be changed, starting with those about what was renamed. */
function left({ lines: { own, other }, wording: { from } }: Renaming): string {
  const parts = [own.length > 0 ? next.left(from, own) : '', other.length > 0 ? next.named(from, other) : ''];
  return parts.filter((part) => part !== '').join('\n\n');
}

function renamed({ kind, from, to }: Subject, { changes, moves, redirects }: Renaming): string[] {
  return [
    done.renamed(kind, from, to, changes.length),
    ...[...moves].map((pair) => done.moved(...pair)),
    ...done.routes(redirects),
  ];
}

/** Returns the command that changes the texts later. It includes the old name, which is then no longer known. */
function commandFor({ kind, from, to }: Subject, { name }: Flags, { oldName, needsName }: Renaming): string {
  const newName = name === undefined && !needsName ? '' : ` --name ${shellWord(name ?? 'Its New Name')}`;
  return `npm run rename -- ${kind} ${from} ${to}${newName} --old-name ${shellWord(oldName)} --texts`;
}

async function askTexts({ lines, wording }: Renaming, prompts: Prompts): Promise<'all' | 'own' | 'none'> {
  const [own, other] = [lines.own.length, lines.other.length];
  const only = { value: 'own', hint: question.own(own, wording.from) };
  const answer = await prompts.select({
    message: question.texts(wording.from, wording.to, own + other),
    options: [
      { value: 'change', hint: question.change },
      ...(own > 0 && other > 0 ? [only] : []),
      { value: 'leave', hint: question.leave },
    ],
  });
  if (answer === 'change') return 'all';
  return answer === 'own' ? 'own' : 'none';
}
