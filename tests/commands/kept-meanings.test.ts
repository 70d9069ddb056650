import { expect, test } from 'vitest';
import { begun, expectFresh } from '../harness/commands/dev-builder.ts';
import { builtSite, replaced } from '../harness/commands/kept-builds.ts';
import { expectError } from '../harness/commands/kept-site.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

const site = 'site.yaml';
const stoves = 'pages/stoves.yaml';

/** Edits that change no page, and what a build finds. */
const edits = [
  ['a comment in site.yaml', site, /^/, '# Our business.\n'],
  ['a comment on a page', stoves, /^/, '# Stoves.\n'],
  ['redirects', site, /$/, 'redirects:\n  /old-{town.slug}: /stoves/{town.slug}\n  /us: /\n'],
  ['a warning that is accepted', site, /$/, 'accept: { orphans: Cards lead to them. }\n'],
  ['a warning that is accepted on a page', stoves, 'accept:', 'accept:\n  orphans: A card leads to it.'],
] as const;

test.each(edits)('%s changes no page', async (_, file, before, after) => {
  const { site: project, builder } = await begun();
  await replaced(project, file, before, after);
  const [{ changed, state }] = await expectFresh(project, builder, file);
  expect({ changed, kind: state.kind }).toEqual({ changed: [], kind: 'ok' });
});

test('an edit that changes no page is in the next build and its report all the same', async () => {
  const project = await builtSite();
  await project.write({ 'pages/alone.yaml': page({ route: '/alone' }) });
  expect((await project.build()).out).toContain(' warning  orphans\n');
  for (const [what, file, before, after] of edits) {
    await replaced(project, file, before, after);
    await expectAsFresh(project, what);
  }
  expect((await project.build()).out).not.toContain(' warning  orphans\n');
  expect(await project.text('dist/_redirects')).toContain('/old-peacham /maple-notch/stoves/peacham 301');
});

test.each(['accept.orphans', 'redirects./us'])('no text can show {%s}', async (name) => {
  const project = await builtSite();
  await replaced(project, site, /$/, 'redirects: { /us: / }\naccept: { orphans: Cards. }\n');
  await project.write({ 'pages/a.yaml': page({ sections: `  - { type: intro, heading: A, text: "{${name}}" }\n` }) });
  await expectError(project, 'unknown-placeholder');
});
