import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { page, textIn } from '../harness/project/project.ts';
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

test.each(['pl', 'cs', 'tr'])(
  'the names of days in %s are in the fonts, with their capital letters',
  async (language) => {
    const { root, remove } = await sharedProject('every-fact');
    const site = await textIn(root, 'site.yaml');
    await writeFile(join(root, 'site.yaml'), site.replace(/^language: .*/m, `language: ${language}`));
    const $ = load((await builtTexts(root)).get('find-us.html') ?? '');
    remove();
    const ranges =
      $('style')
        .text()
        .match(/(?<=unicode-range:)[^;}]*/g) ?? [];
    const codes =
      $('main dt')
        .text()
        .match(/(?!ı)[\u0100-\u024f]/g) ?? [];
    expect(codes).not.toEqual([]);
    for (const letter of codes) expect(ranges[0]?.split(',')).toContain(`U+${letter.codePointAt(0)?.toString(16)}`);
  },
);

test('long words in headings are hyphenated in languages that have them, and in no other', async () => {
  const { root, remove } = await sharedProject('small');
  const site = await textIn(root, 'site.yaml');
  const hyphenated: string[] = [];
  for (const language of ['en-US', 'de-DE', 'fi', 'fr']) {
    await writeFile(join(root, 'site.yaml'), site.replace(/^language: .*/m, `language: ${language}`));
    const $ = load((await builtTexts(root)).get('index.html') ?? '');
    if (/h1,h2,h3\{[^}]*hyphens:auto/.test($('style').text())) hyphenated.push(language);
  }
  remove();
  expect(hyphenated).toEqual(['de-DE', 'fi']);
});
