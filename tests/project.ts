import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { main } from '../generator/commands/command-line.ts';
import type { Ask } from '../generator/commands/terminal.ts';

export const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url));
export const spa = fileURLToPath(new URL('..', import.meta.url));

export interface Run {
  exit: number;
  out: string;
  err: string;
}

/** Runs one command line as a shell would, in this process. */
export async function generate(...args: string[]): Promise<Run> {
  return run(args);
}

/** The same with a person at the terminal who gives these answers, and what they were asked. */
export async function converse(answers: readonly string[], ...args: string[]): Promise<Run & { asked: string[] }> {
  const asked: string[] = [];
  const ran = await run(args, async (question) => answers[asked.push(question) - 1] ?? '');
  return { ...ran, asked };
}

async function run(args: readonly string[], ask?: Ask): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await main(args, { write: (text) => out.push(text) }, { write: (text) => err.push(text) }, ask);
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
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(join(fixtures, fixture), root, { recursive: true });
  const made: Project = {
    root,
    generate: (command, ...args) => generate(command, '--root', root, ...args),
    write: async (more) => {
      for (const [path, content] of Object.entries(more)) {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), content);
      }
    },
    dist: (path) => readFile(join(root, 'dist', path), 'utf8'),
  };
  await made.write(files);
  return made;
}

/** What an owner reads who has these files beside a small site that is sound. */
export async function reportOf(files: Record<string, string | Buffer>): Promise<string> {
  const { generate } = await project('small', files);
  const { out, exit } = await generate('check');
  expect(exit).toBe(1);
  return `\n${out.replace(/ Nothing was written\.\n(Links.*\n)?/, '')}\n`;
}

/** A page that is sound but for what a test puts into it. */
export function page(lines: { route?: string; rest?: string; sections?: string }): string {
  const { route = '/a', rest = '', sections = '  - { type: intro, heading: A, text: A }\n' } = lines;
  return `route: ${route}
name: A
template: standard
seo: { title: A, description: A, keywords: A }
${rest}sections:
${sections}`;
}
