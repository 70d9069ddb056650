import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteWith } from '../harness/messages/audit.ts';
import { page, project, repository } from '../harness/project/project.ts';

const guide = await readFile(join(repository, 'docs/owner-guide.md'), 'utf8');
const excerpts = [...guide.matchAll(/(?<=\n```yaml\n).+?(?=```\n)/gs)].map(({ 0: yaml, index }) => ({
  yaml,
  line: guide.slice(0, index).split('\n').length,
}));

/** What is wrong only because an excerpt leaves out the rest of a site, such as a service that it names. */
const leftOut = [
  'missing-property',
  'no-facts',
  'missing-picture',
  'missing-word',
  'unknown-fact',
  'unknown-page',
  'unknown-placeholder',
  'unknown-specialty',
];

test.each(excerpts)('the check accepts the excerpt in line $line of the guide', async ({ yaml }) => {
  const { generate } = await project('small', await filesWith(yaml));
  const { out } = await generate('check', '--format', 'json');
  const findings: { id: string; severity: string; message: string }[] = JSON.parse(out);
  const errors = findings.filter(({ id, severity }) => severity === 'error' && !leftOut.includes(id));
  expect(errors.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
});

/** A page, sections, properties of a section, or facts, in a file that may have them. */
async function filesWith(excerpt: string): Promise<Record<string, string>> {
  const data = parse(excerpt) ?? {};
  if (Array.isArray(data)) return { 'pages/a.yaml': page({ sections: excerpt }) };
  if (data.route) return { 'pages/a.yaml': excerpt };
  if (data.text) return { 'pages/a.yaml': page({ sections: sectionWith('article', excerpt) }) };
  if (Array.isArray(data.links)) return { 'pages/a.yaml': page({ sections: sectionWith('links', excerpt) }) };
  const site = await siteWith([
    '  leak:',
    '  swedish: { name: Swedish, description: Quiet., prices: { 60 min: $95 } }\n  leak:',
  ]);
  const facts =
    `${site}enhancements: { scalp: { name: Scalp, description: Oil., price: $10 } }\n`.match(/^\S.*\n(?: .*\n)*/gm) ??
    [];
  const others = facts.filter((fact) => !Object.keys(data).some((name) => fact.startsWith(`${name}:`)));
  return { 'site.yaml': others.join('') + excerpt };
}

function sectionWith(type: string, excerpt: string): string {
  return `  - type: ${type}\n    heading: A\n${excerpt.replace(/^(?=.)/gm, '    ')}`;
}
