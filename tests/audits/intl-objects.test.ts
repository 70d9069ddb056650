import { afterEach, expect, test, vi } from 'vitest';
import { home, pageNamed, prose } from '../harness/messages/audit.ts';
import { project } from '../harness/project/project.ts';

afterEach(() => vi.unstubAllGlobals());

/** Counts the objects and the codes of languages that are made from now on: each takes as long as many texts. */
function counted(): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const original = Intl;
  const make = (name: string) =>
    new Proxy(Reflect.get(original, name), {
      construct(target, args) {
        count(name);
        return Reflect.construct(target, args);
      },
      apply(target, self, args) {
        count(name);
        return Reflect.apply(target, self, args);
      },
    });
  vi.stubGlobal('Intl', new Proxy(original, { get: (_, name) => make(String(name)) }));
  return counts;
}

async function madeFor(pages: number): Promise<Map<string, number>> {
  const files = Array.from({ length: pages }, (_, index) => [
    `pages/page-${index}.yaml`,
    pageNamed(`/page-${index}`, prose(`Text ${index} is from May 5, 2019. It was 12/5/2018.`)),
  ]);
  const links = files.map((_, index) => `{ label: Page ${index}, to: /page-${index} }`).join(', ');
  const { generate } = await project('small', {
    'pages/home.yaml': home(`  - { type: links, heading: Pages, links: [${links}] }\n`),
    ...Object.fromEntries(files),
  });
  const counts = counted();
  const { exit, out, err } = await generate('build');
  vi.unstubAllGlobals();
  expect(exit, out + err).toBe(0);
  return counts;
}

test('objects for languages are made once, not for each page or text', async () => {
  await madeFor(2);
  expect(await madeFor(12)).toEqual(await madeFor(2));
});
