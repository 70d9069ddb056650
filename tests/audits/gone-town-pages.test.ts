import { expect, test } from 'vitest';
import { auditOf, home, pageNamed } from '../harness/messages/audit.ts';
import { recordOf } from '../harness/project/published-record.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const linkTo = (route: string) => `  - { type: links, heading: Next, links: [{ label: Next, to: ${route} }] }\n`;

test('pages of towns that have other addresses now need one redirect', async () => {
  const routes = ['/', '/plumber-barre', '/plumber-berlin', '/gone'];
  const files = {
    '.published.json': recordOf(routes),
    'pages/drains.yaml': drains('{town.words.note}'),
  };
  expect(await auditOf(files, towns())).toContain(`
  3 pages were published before and are gone, so old links to them lead nowhere: /plumber-barre, /plumber-berlin, and /gone.
`);
  expect(await auditOf(files, towns())).toContain(`
    redirects:
      "/plumber-{town.slug}": "/drains-{town.slug}"
      /gone: /
`);
  const redirects = 'redirects: { "/plumber-{town.slug}": "/drains-{town.slug}", /gone: / }\n';
  expect(await auditOf(files, towns() + redirects)).toBe('\nNo problems.\n');
});

test('pages whose old addresses named their town twice need one redirect', async () => {
  const files = {
    '.published.json': recordOf(['/', '/barre/plumber-barre', '/berlin/plumber-berlin']),
    'pages/drains.yaml': drains('{town.words.note}'),
  };
  expect(await auditOf(files, towns())).toContain(`
    redirects:
      "/{town.slug}/plumber-{town.slug}": "/drains-{town.slug}"
`);
});

test('the page of a town that is gone does not lead to a town whose slug is part of its own', async () => {
  const routes = ['/', '/plumber-barre', '/plumber-berlin', '/plumber-north-barre'];
  const files = {
    '.published.json': recordOf(routes),
    'pages/drains.yaml': drains('{town.words.note}'),
  };
  expect(await auditOf(files, towns())).toContain(`
    redirects:
      "/plumber-{town.slug}": "/drains-{town.slug}"
      /plumber-north-barre: /
`);
});

/** A site with a page above the pages of two towns, one of which also has a page about sweeping. */
async function reportOn(published: string[]): Promise<string> {
  const town = (name: string, rest: string) => `  - { name: ${name}, slug: ${name.toLowerCase()}, ${rest} }\n`;
  const at = (longitude: number) => `center: { latitude: 44.2, longitude: ${longitude} }`;
  const sweep = 'specialties: { sweep: { opening: Soot. } }';
  const towns = `towns:
${town('Barre', `page: /in-barre, ${at(-72.5)}, ${sweep}`)}${town('Dover', `page: /in-dover, ${at(-72.6)}`)}`;
  const lists =
    '  - { type: links, heading: All, links: [{ each: towns, label: "{town.name}", to: "{town.page}" }] }\n';
  const files = {
    'pages/areas.yaml': pageNamed('/areas', lists),
    'pages/in-barre.yaml': pageNamed('/in-barre', '', 'parent: /areas\ntown: barre\n'),
    'pages/in-dover.yaml': pageNamed('/in-dover', '', 'parent: /areas\ntown: dover\n'),
    'pages/home.yaml': home(linkTo('/areas')),
    'pages/sweep.yaml': pageNamed('/sweep', '', 'parent: /areas\neach: towns\nspecialty: sweep\n').replace(
      'route: /sweep',
      'route: /sweep-{town.slug}-vt',
    ),
    '.published.json': recordOf(published),
  };
  return auditOf(files, towns);
}

test('pages of a town that is gone share one block, and none leads to a town whose name is part of its name', async () => {
  const gone = ['/in-north-barre', '/sweep-barre-hills-vt', '/sweep-north-barre-vt', '/gift-cards', '/party'];
  const report = await reportOn(['/', '/in-barre', '/sweep-barre-vt', ...gone]);
  expect(report.slice(report.indexOf('site.yaml'))).toMatchInlineSnapshot(`
    "site.yaml:1:1  warning  gone-route
      5 pages were published before and are gone, so old links to them lead nowhere: /in-north-barre, /sweep-barre-hills-vt, /sweep-north-barre-vt, and 2 more.
      1 │ url: https://small.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ language: en-US
      Add redirects to site.yaml, such as:
        redirects:
          /in-north-barre: /
          /sweep-barre-hills-vt: /areas
          /sweep-north-barre-vt: /areas
          /gift-cards: /
          /party: /
      If one of them is gone on purpose, add \`accept: { gone-route: { "/in-north-barre": … } }\` with your reason (see docs/audits.md).

    2 warnings in 2 files.
    "
  `);
});

test.each([
  ['/sweep-albany-vt', '/areas'],
  ['/sweep-barry-vt', '/areas'],
  ['/sweep-dover-vt', '/in-dover'],
  ['/sweeping-barre-vt', '/sweep-barre-vt'],
  ['/in-carre', '/areas'],
  ['/area', '/areas'],
  ['/gift-cards', '/'],
  ['/areas/zip-codes/old-list', '/areas'],
])('old links to %s may lead to %s, and never to another town', async (gone, wanted) => {
  expect(await reportOn([gone])).toContain(`such as \`redirects: { ${gone}: ${wanted} }\`.`);
});
