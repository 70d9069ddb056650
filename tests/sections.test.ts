import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadSections } from '../generator/check/sections.ts';
import { htmlFaults } from './html.ts';
import { project } from './project.ts';

const sections = await loadSections();

/** The sections that bring the heading of the page along; the others stand below one. */
const atTheTop = ['hero', 'intro', 'menu'];

/** A page that shows one example of a section type. */
function pageOf(type: string, example: object, index: number): string {
  const above = atTheTop.includes(type) ? [] : [{ type: 'intro', heading: 'Above', text: 'Above.' }];
  return stringify({
    route: `/example-${index}`,
    name: 'Example',
    template: 'standard',
    seo: { title: 'Example', description: 'Example', keywords: 'example' },
    sections: [...above, { type, ...example }],
  });
}

/** What a section says, as an outline that a person can read: headings, links, texts. */
function outline($: CheerioAPI): string {
  $('main h1, main h2, main h3').each((_, heading) => {
    $(heading).prepend(`${'#'.repeat(Number(heading.tagName.slice(1)))} `);
  });
  $('main a').each((_, link) => void $(link).append(`(${$(link).attr('href')})`));
  $('main s').each((_, struck) => void $(struck).prepend('~').append('~'));
  $('main input, main button').each(
    (_, field) => void $(field).append(` <${field.tagName} ${$(field).attr('name') ?? ''}>`),
  );
  $('main [hidden]').remove();
  $('main br').replaceWith('\n');
  $('main').find('h1, h2, h3, p, li, dt, dd, summary, address, label, a, button, text').append('\n');
  const lines = $('main')
    .text()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));
  return lines.filter(Boolean).join('\n');
}

describe.each([...sections])('a section of the type %s', (type, { examples }) => {
  test('accepts its examples, and shows them as valid HTML', async () => {
    const pages = examples.map((example, index) => [`pages/${index}.yaml`, pageOf(type, example, index)]);
    const { generate, dist } = await project('every-fact', Object.fromEntries(pages));
    expect((await generate('build', '--quiet')).exit).toBe(0);
    for (const index of examples.keys()) {
      const html = await dist(`example-${index}.html`);
      expect(outline(load(html))).toMatchSnapshot();
      expect(await htmlFaults(html)).toEqual([]);
    }
  });
});
