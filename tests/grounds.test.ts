import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadSections } from '../generator/check/sections.ts';
import { grounds } from '../templates/define.ts';
import { violations } from './axe.ts';
import { open } from './browser.ts';
import { project } from './project.ts';

/** A section of every type, but for those that bring the heading of the page along. */
const sections = [...(await loadSections())]
  .filter(([type]) => !['hero', 'intro', 'menu'].includes(type))
  .map(([type, { examples }]) => ({ type, ...examples.at(-1) }));

test.each(grounds)('every section can be read on the ground %s', async (ground) => {
  const { generate, dist } = await project('every-fact', {
    'pages/example.yaml': stringify({
      route: '/example',
      name: 'Example',
      template: 'standard',
      seo: { title: 'Example', description: 'Example', keywords: 'example' },
      sections: [
        { type: 'intro', heading: 'Above', text: 'Above.' },
        ...sections.map((section) => ({ ...section, ground })),
      ],
    }),
  });
  expect((await generate('build', '--quiet')).exit).toBe(0);
  const page = await open('/404');
  await page.setContent(await dist('example.html'));
  // No page has all of them, so what else axe finds is about there being too many.
  expect((await violations(page)).filter((violation) => violation.startsWith('color-contrast'))).toEqual([]);
});
