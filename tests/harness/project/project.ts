import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { main } from '../../../generator/commands/command-line.ts';
import type { Prompts } from '../../../generator/commands/prompts.ts';
import { filesBelow } from './files-below.ts';
import { sharedTools } from './shared-tools.ts';
import { writeFiles } from './write-files.ts';

export const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The text of a file in a folder, such as that of a project. */
export const textIn = (root: string, file: string) => readFile(join(root, file), 'utf8');

export interface Run {
  exit: number;
  out: string;
  err: string;
}

/** Runs one command line as a shell would, in this process. */
export async function generate(...args: string[]): Promise<Run> {
  return run(args);
}

/** A text to type, the value of an option, or the values of several. */
type Answer = string | readonly string[];

interface Conversation extends Run {
  /** Every question, once for each answer. */
  asked: string[];
  /** What was wrong with the answers that had to be corrected. */
  refused: string[];
}

/** Runs one command line with a person at the terminal who gives these answers. Throws if an answer is not an option. */
export async function converse(answers: readonly Answer[], ...args: string[]): Promise<Conversation> {
  const asked: string[] = [];
  const refused: string[] = [];
  const answerTo = (message: string) => {
    const answer = answers[asked.push(message) - 1];
    if (answer === undefined) throw new Error(`No answer is left for the question: ${message}`);
    return answer;
  };
  const pick = ({ message, options }: Parameters<Prompts['select']>[0]): string[] => {
    const picked = [answerTo(message)].flat();
    for (const value of picked) expect(options.map((option) => option.value)).toContain(value);
    return picked;
  };
  const prompts: Prompts = {
    async text({ message, defaultValue = '', problem }) {
      for (;;) {
        const answer = String(answerTo(message));
        const fault = problem(answer);
        if (!fault) return answer || defaultValue;
        refused.push(fault);
      }
    },
    select: async (choice) => pick(choice).join(),
    multiselect: async (choice) => pick(choice),
  };
  return { ...(await run(args, prompts)), asked, refused };
}

/** Runs one command line in this process, with a stand-in for the person at the terminal if there are prompts. */
export async function run(args: readonly string[], prompts?: Prompts): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await main(args, {
    out: { write: (text) => out.push(text) },
    err: { write: (text) => err.push(text) },
    env: process.env,
    programHash: '',
    tools: sharedTools,
    ...(prompts && { prompts }),
  });
  return { exit, out: out.join(''), err: err.join('') };
}

export interface Project {
  root: string;
  generate: (command: string, ...args: string[]) => Promise<Run>;
  write: (files: Record<string, string | Buffer>) => Promise<void>;
  /** A built file. */
  dist: (path: string) => Promise<string>;
}

/** A copy of the fixture of this name, in a temporary folder, with some files added or replaced. */
export async function project(fixture: string, files: Record<string, string | Buffer> = {}): Promise<Project> {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const made: Project = {
    root,
    generate: (command, ...args) => generate(command, '--root', root, ...args),
    write: async (more) => writeFiles(root, more),
    dist: (path) => readFile(join(root, 'dist', path), 'utf8'),
  };
  writeFiles(root, { ...filesBelow(join(fixtures, fixture)), ...files });
  return made;
}

/** The report on a small valid site with these files added. */
export async function reportOf(files: Record<string, string | Buffer>): Promise<string> {
  const { generate } = await project('small', files);
  const { out, exit } = await generate('check');
  expect(exit).toBe(1);
  return `\n${out.replace(/ Nothing was written\.\n(Links.*\n)?/, '')}\n`;
}

/** A valid page, except for what a test puts into it. */
export function page(lines: { route?: string; rest?: string; sections?: string }): string {
  const { route = '/a', rest = '', sections = '  - { type: intro, heading: A, text: A }\n' } = lines;
  return `route: ${route}
name: A
template: standard
seo: { title: A, description: A, keywords: A }
${rest}sections:
${sections}`;
}
