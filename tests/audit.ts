import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fixtures, page, project } from './project.ts';

/** What an owner reads who checks a small site with these pages, each of which the home page links to. */
export async function auditOf(pages: Record<string, string>, more = '', ...args: string[]): Promise<string> {
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  const changed = more.startsWith('towns:') ? site.replace(/towns:\n(?: .*\n)+/, '') : site;
  const routes = Object.values(pages).flatMap((text) =>
    [...text.matchAll(/^route: (\/\S*)$/gm)].map(([, route]) => route),
  );
  const links = routes.flatMap((route = '') =>
    route.includes('{') ? `{ each: towns, label: "{town.name}", to: "${route}" }` : `{ label: ${route}, to: ${route} }`,
  );
  const home = page({ route: '/', sections: `  - { type: intro, heading: Home, text: Welcome. }\n${list(links)}` });
  const { generate } = await project('small', {
    'site.yaml': changed + more,
    'pages/home.yaml': home.replaceAll(': A', ': Home'),
    ...pages,
  });
  const { exit, out } = await generate('check', ...args);
  expect(exit, out).toBe(args.includes('--launch') ? 1 : 0);
  return `\n${out.replace(/\d+ things to replace before launch.*\n/, '')}`;
}

function list(links: readonly string[]): string {
  return links.length > 0 ? `  - type: links\n    heading: Pages\n    links: [${links.join(', ')}]\n` : '';
}

/** A page with a title, a description and an intro of its own. */
export function pageNamed(route: string, sections = '', rest = ''): string {
  return page({
    route,
    rest,
    sections: `  - { type: intro, heading: About ${route}, text: What ${route.slice(1)} is. }\n${sections}`,
  }).replace('{ title: A, description: A,', `{ title: Title of ${route}, description: All about ${route},`);
}
