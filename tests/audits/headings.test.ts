import { expect, test } from 'vitest';
import type { Background } from '../../generator/audit/background.ts';
import { readPage } from '../../generator/audit/read-page.ts';
import type { AuditedPage } from '../../generator/audit/rule.ts';
import { rule } from '../../generator/audit/rules/headings.ts';
import { auditOf, pageNamed } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';

test('a page with two main headings and one with none', async () => {
  const second = '  - { type: intro, heading: Once More, text: Again. }\n';
  const none = page({ route: '/b', sections: '  - { type: prose, heading: Pipes, text: They leak. }\n' });
  expect(
    await auditOf({
      'pages/a.yaml': pageNamed('/a', second),
      'pages/b.yaml': none.replace('title: A, description: A', 'title: B, description: B'),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:29  warning  headings
      /a has 2 main headings, “About /a” and “Once More”. A page should have one.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: intro, heading: Once More, text: Again. }
        │                             ^^^^^^^^^
      Keep one hero, intro, or menu, and change the others to other section types, such as prose.

    pages/b.yaml:6:13  warning  headings
      /b has no main heading.
      5 │ sections:
      6 │   - { type: prose, heading: Pipes, text: They leak. }
        │             ^^^^^
      Above this section, write an intro, such as:
        - type: intro
          heading: A
          text: B

    2 warnings in 2 files.
    "
  `);
});

// No YAML can cause this, but a new section type could.
test('a heading that skips a level', () => {
  const reading = readPage('<main><h1>Pipes</h1><h3>Copper</h3><h2>Drains</h2><h3>Sinks</h3></main>');
  const audited = { page: { route: '/a' }, reading } as AuditedPage;
  expect(rule.page?.(audited, {} as Background).map(({ message }) => message)).toEqual([
    '“Copper” on /a is a heading of level 3, but the heading before it, “Pipes”, is of level 1.',
  ]);
});
