import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { builtFiles, builtTexts, sharedProject } from '../harness/project/shared-project.ts';

test('a page with letters beyond Latin loads the same fonts first, and theirs when they are met', async () => {
  const { root, remove } = await sharedProject('small', {
    'pages/lodz.yaml': page({ route: '/lodz', sections: '  - { type: intro, heading: Łódź, text: Łódź }\n' }),
  });
  const [files, texts] = [await builtFiles(root), await builtTexts(root)];
  remove();
  const $ = load(texts.get('lodz.html') ?? '');
  const preloaded = $('link[rel="preload"][as="font"]')
    .toArray()
    .map((one) => $(one).attr('href')?.slice(1));
  expect(preloaded).toHaveLength(2);
  const rules =
    $('style')
      .text()
      .match(/@font-face\{[^}]*unicode-range[^}]*\}/g) ?? [];
  const others = rules.map((rule) => rule.match(/url\(\/([^)]*)\)/)?.[1] ?? '');
  expect(rules.map((rule) => rule.match(/unicode-range:[^;}]*/)?.[0])).toEqual(
    Array(2).fill('unicode-range:U+141,U+17a'),
  );
  for (const path of [...preloaded, ...others]) expect(files.has(String(path)), path).toBe(true);
  expect(preloaded).not.toContain(others[0]);
});
