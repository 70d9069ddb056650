import { expect, test } from 'vitest';
import { project, textIn } from '../harness/project/project.ts';

/** What an owner reads after changing site.yaml, and adding a page that refers to what it had. */
async function reportAfter(change: (site: string) => string, texts: string): Promise<string> {
  const { generate, write, root } = await project('chimney-sweep', { 'pages/more.yaml': more(texts) });
  const site = await textIn(root, 'site.yaml');
  await write({ 'site.yaml': change(site) });
  return (await generate('check')).out;
}

const more = (sections: string) => `route: /more
name: More
template: standard
seo: { title: More, description: More about us }
sections:
  - { type: intro, heading: More, text: More }
${sections}`;

test('a deleted group is one mistake, with every line that needs it', async () => {
  const withoutBundles = (site: string) => site.replace(/\nbundles:\n( .*\n)+/, '\n');
  const texts =
    '  - { type: note, heading: "{bundles.winter.name}, {bundles.spring.name}" }\n  - { type: bundles, heading: B, includes: A, book: A }\n';
  expect(await reportAfter(withoutBundles, texts)).toMatchInlineSnapshot(`
    "pages/prices.yaml:30:23  error  unknown-fact
      There is no "spring", because site.yaml has no "bundles". 7 places need "bundles". The same problem is in pages/menu.yaml:11; pages/more.yaml:7, 8; pages/prices.yaml:24, 25.
      29 │     book: Take it
      30 │     cards: [{ bundle: spring, name: April Bundle, features: [A cold wash] }]
         │                       ^^^^^^
      31 │   - { type: offers, id: offers, heading: For newcomers, includes: All of them have, parts: [Tea], book: Begin…
      Add "bundles:" to site.yaml, or delete what needs it: list items, sections, and placeholders in texts.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a service that was renamed by hand is one mistake, with every line that refers to it', async () => {
  const renamed = (site: string) => site.replace('\n  stove:\n', '\n  hearth:\n');
  const report = await reportAfter(renamed, '  - { type: note, heading: "{services.stove.name}" }\n');
  expect(report).toMatchInlineSnapshot(`
    "pages/prices.yaml:17:20  error  unknown-fact
      There is no "stove" in the services of site.yaml, but 3 places refer to it. The same problem is in pages/prices.yaml:23; pages/more.yaml:7.
      16 │         extras: [{ enhancement: evening, price: +$30 }]
      17 │       - { service: stove, book: Ask the smith, extras: [{ enhancement: evening }], more: { label: More, to: /…
         │                    ^^^^^
      18 │   - type: services
      Add it to "services:", or delete what refers to it: cards, list items, and placeholders in texts. Nothing refers to "hearth". If it is the new name of "stove", first write "stove:" there again, then run "npm run rename -- service stove hearth". The services are: sweep, hearth.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a deleted service is not taken for another one that nothing refers to', async () => {
  const deleted = (site: string) => site.replace(/\n {2}stove:\n( {4}.*\n)+/, '\n');
  const report = await reportAfter(deleted, '  - { type: note, heading: "{services.stove.name}" }\n');
  expect(report).toMatchInlineSnapshot(`
    "pages/prices.yaml:17:20  error  unknown-fact
      There is no "stove" in the services of site.yaml, but 3 places refer to it. The same problem is in pages/prices.yaml:23; pages/more.yaml:7.
      16 │         extras: [{ enhancement: evening, price: +$30 }]
      17 │       - { service: stove, book: Ask the smith, extras: [{ enhancement: evening }], more: { label: More, to: /…
         │                    ^^^^^
      18 │   - type: services
      Add it to "services:", or delete what refers to it: cards, list items, and placeholders in texts. The services are: sweep.

    1 error in 1 file. Nothing was written.
    "
  `);
});
