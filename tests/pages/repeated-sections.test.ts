import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { htmlFaults } from '../harness/pages/html.ts';
import { page, project } from '../harness/project/project.ts';

test('two newsletters and two lists of questions on a page do not disturb each other', async () => {
  const faq = (id: string) =>
    `  - { type: faq, heading: Asked, items: [{ question: Why?, answer: Because., id: ${id} }] }\n`;
  const newsletter = '  - { type: newsletter }\n';
  const top = '  - { type: intro, heading: Twice, text: Everything twice. }\n';
  const sections = [top, newsletter, newsletter, faq('one'), faq('two')].join('');
  const { generate, dist } = await project('every-fact', { 'pages/twice.yaml': page({ route: '/twice', sections }) });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  const html = await dist('twice.html');
  const $ = load(html);
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  expect(ids).toHaveLength(new Set(ids).size);
  const groups = $('main details[name]')
    .map((_, element) => $(element).attr('name'))
    .get();
  expect(new Set(groups).size).toBe(2);
  expect(await htmlFaults(html)).toEqual([]);
});
