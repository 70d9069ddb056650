import { describe, expect, test } from 'vitest';
import { builderOf } from '../harness/commands/site-builder.ts';
import { hero } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

describe('a draft', () => {
  const draft = `draft: true\n${page({ route: '/gifts' })}`;

  test('is shown, with what is still to be written in it', async () => {
    const { first, file } = await builderOf({ 'pages/gifts.yaml': draft.replace('text: A', 'text: "TODO: why"') });
    expect(first.state).toMatchObject({ kind: 'ok', drafts: ['/gifts'], problems: [] });
    expect(await file('gifts.html')).toContain('TODO: why');
  });

  test('with a mistake is left out, so that other edits show', async () => {
    const { build, write, file } = await builderOf({ 'pages/gifts.yaml': draft.replace('template: standard', '') });
    await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
    expect((await build()).state).toMatchObject({ kind: 'ok', drafts: [], problems: [{ id: 'missing-property' }] });
    expect(await file('a.html')).toContain('Something new');
    expect(await file('gifts.html')).toBeNull();
  });

  test.each([
    ['YAML', draft.replace('name: A', 'name: A: B'), 'unquoted-colon'],
    ['a property', draft.replace('template: standard', ''), 'missing-property'],
  ])('that the site needs is reported for its own mistake in %s, not for the links to it', async (_, text, id) => {
    const links = '  - { type: links, heading: A, links: [{ label: A, to: /gifts }] }\n';
    const { first } = await builderOf({
      'pages/gifts.yaml': text,
      'pages/a.yaml': page({ sections: hero('') + links }),
    });
    expect(first.state).toMatchObject({ kind: 'problems', problems: [{ id, location: { file: 'pages/gifts.yaml' } }] });
  });

  test('of a section is shown, unless it has a mistake; what is scheduled comes on its day', async () => {
    const sections = (rest: string) =>
      `  - { type: intro, heading: A, text: A }\n  - { type: prose, heading: Draft, text: "TODO: why", ${rest} }\n`;
    const later = '  - { type: prose, heading: Later, text: A, from: 2026-01-02 }\n';
    const { first, build, write, file } = await builderOf({
      'pages/a.yaml': page({ sections: sections('draft: true') + later }),
    });
    expect(first.state).toMatchObject({ kind: 'ok', drafts: [], partlyDrafts: ['/a'], problems: [] });
    expect(await file('a.html')).toContain('TODO: why');
    expect(await file('a.html')).not.toContain('Later');
    await write({ 'pages/a.yaml': page({ sections: sections('draft: true, subtitle: B') }) });
    const { state } = await build();
    expect(state).toMatchObject({
      kind: 'ok',
      partlyDrafts: [],
      problems: [{ id: 'unknown-property' }],
    });
    expect(await file('a.html')).not.toContain('Draft');
  });

  test('of a town is shown with its pages', async () => {
    const town = 'name: Dover, slug: dover, page: /dover, center: { latitude: 44.1, longitude: -72.4 }, draft: true';
    const { first } = await builderOf({
      'site.yaml': small.replace(/^towns:\n/m, `towns:\n  - { ${town} }\n`),
      'pages/dover.yaml': page({ route: '/dover', rest: 'town: dover\n' }),
    });
    expect(first.state).toMatchObject({ kind: 'ok', drafts: ['/dover'] });
  });
});
