import { expect } from 'vitest';
import { project } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';

/** The files of the fixture, each town in one of its own. */
export const files = await townFiles('chimney-sweep');
export const {
  'pages/towns/barnet.yaml': barnet = '',
  'pages/towns/peacham.yaml': peacham = '',
  'site.yaml': site = '',
} = files;

/** The report on a site whose towns have these files instead of their own. */
export async function reportOn(towns: Record<string, string | Buffer>): Promise<string> {
  const { generate } = await project('chimney-sweep', { 'site.yaml': site, ...towns });
  const { out, err } = await generate('check');
  expect(err).toBe('');
  return `\n${out.replace(' Nothing was written.\n', '\n')}`;
}

export const town = { 'pages/towns/peacham.yaml': peacham };

export const page = (route: string) =>
  `route: ${route}\nname: A\ntemplate: standard\nseo: { title: A, description: A, keywords: A }\nsections:\n  - { type: prose, heading: A, text: A }\n`;
