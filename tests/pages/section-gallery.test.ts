import { describe, expect, onTestFinished, test } from 'vitest';
import { type AnySectionType, grounds } from '../../templates/define.ts';
import { violations, withAxe } from '../harness/browser/axe.ts';
import { oneTab } from '../harness/browser/one-tab.ts';
import { testPages } from '../harness/browser/page-checks.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { writeGallery } from '../setup/write-gallery.ts';

/** What the developer of a section type reads when its first example cannot be shown. */
async function galleryWith(change: Partial<AnySectionType>): Promise<string> {
  const tools = await sharedTools();
  const intro = { ...(tools.sections.get('intro') as AnySectionType), ...change };
  const { root, remove } = await sharedProject('every-fact');
  onTestFinished(remove);
  const writing = writeGallery(root, { ...tools, sections: new Map([...tools.sections, ['intro', intro]]) });
  return writing.then(
    () => 'The gallery was written.',
    (error) => String(error),
  );
}

test('an example with a mistake is reported with its section type and its line', async () => {
  const text = await galleryWith({
    examples: [
      { heading: 'First', text: 'A.' },
      { headng: 'Second', text: 'B.' },
    ],
  });
  expect(text).toMatchInlineSnapshot(`
    "Error: 
    templates/sections/intro.tsx, example 2, on the site tests/fixtures/every-fact, which has its facts and its pictures
    pages/alone-intro-2.yaml:11:5  error  unknown-property
      Unknown property "headng" in an intro section.
      10 │     id: intro-2
      11 │     headng: Second
         │     ^^^^^^
      12 │     text: B.
      Did you mean "heading"?

    "
  `);
});

test('an example that its view cannot render is named', async () => {
  const view = () => {
    throw new TypeError('names is not iterable');
  };
  expect(await galleryWith({ view })).toBe(
    'Error: templates/sections/intro.tsx, example 1 cannot be rendered: names is not iterable',
  );
});

describe('on the pages with all examples of all section types', () => {
  const routes = builtSite('gallery').routes.filter((route) => route.startsWith('/gallery-'));
  testPages('gallery', routes, [320, 1280], 240_000);
});

const visit = oneTab(() => ({ site: 'gallery', reducedMotion: 'reduce', before: withAxe }));

test.each(grounds)('every section type can be read on %s', async (ground) => {
  const page = await visit(`/on-${ground}`);
  // Anything else that axe finds comes from having all types on one page, which no real page has.
  expect(await violations(page, 'color-contrast')).toEqual([]);
});
