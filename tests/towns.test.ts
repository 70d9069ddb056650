import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fixtures, generate, page, reportOf, spa } from './project.ts';

const mckinney = `  - name: McKinney
    slug: mckinney
    page: /swedish-massage-mckinney-tx
    center: { latitude: 33.1972, longitude: -96.6398 }
    words:
      road: US-380
      drive: West on US-380, about {town.miles} miles.
      neighborhoods: Stonebridge Ranch and the streets around the square
      summary: About {town.miles} miles west on US-380.
    specialties:
      swedish:
        opening: For McKinney.
        local: From the square, straight west.
        reason: One road all the way
        timing: Saturdays from nine.
        closing: Come west.
`;

const celina = `    specialties:
      prenatal:
        opening: For Celina.
        local: Down Preston Road.
        reason: Ten miles of fields
        timing: Sundays from noon.
        closing: Come south.
`;

/** A copy of the real site, with some of the text of site.yaml replaced. */
async function siteWith(change: (site: string) => string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'towns-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(join(spa, 'pages'), join(root, 'pages'), { recursive: true });
  await writeFile(join(root, 'site.yaml'), change(await readFile(join(spa, 'site.yaml'), 'utf8')));
  return root;
}

test('a new town and a new specialty of an old town appear everywhere, with nothing else to edit', async () => {
  const root = await siteWith((site) =>
    site
      .replace(/(?=\n# --- The words around every page)/, `\n${mckinney}`)
      .replace(/(or by the back roads if you like them\.\n)/, `$1${celina}`),
  );
  expect(await generate('build', '--root', root)).toMatchObject({ exit: 0 });
  const dist = await readdir(join(root, 'dist'));
  expect(dist).toContain('swedish-massage-mckinney-tx.html');
  expect(dist).toContain('prenatal-massage-celina-tx.html');
  expect(dist).not.toContain('prenatal-massage-mckinney-tx.html');
  expect(dist).not.toContain('hot-stone-massage-celina-tx.html');

  const read = (name: string) => readFile(join(root, 'dist', name), 'utf8');
  const page = await read('swedish-massage-mckinney-tx.html');
  expect(page).toContain('Swedish Massage in McKinney');
  expect(page).toContain('West on US-380, about 16 miles.');
  expect(page).not.toContain('/prenatal-massage-mckinney-tx');
  const areas = await read('areas-we-serve.html');
  expect(areas).toContain('href="/swedish-massage-mckinney-tx"');
  expect(areas).toContain('href="/prenatal-massage-celina-tx"');
  expect(await read('index.html')).toContain('href="/swedish-massage-mckinney-tx"');
  const sitemap = await read('sitemap.xml');
  expect(sitemap).toContain('https://www.example.com/swedish-massage-mckinney-tx');
  expect(sitemap).toContain('https://www.example.com/prenatal-massage-celina-tx');
});

test('a town without its own words for a specialty is told which are missing', async () => {
  const root = await siteWith((site) => site.replace('        closing: Come in from the wind.\n', ''));
  const { out, exit } = await generate('check', '--root', root);
  expect(exit).toBe(1);
  expect(out).toContain('There is no {specialty.closing} for Little Elm.');
});

const drains = page({ route: '/drains-{town.slug}', rest: 'each: towns\nspecialty: drains\n' });
const berlin = 'name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.6 }';

test.each([
  ['two towns with one slug', berlin.replace('berlin', 'barre'), 'The slug "barre" is also the slug of Barre.'],
  ['a lost minus sign', berlin.replace('-72.6', '72.6'), 'Berlin would be 5963 miles from the business.'],
  [
    'a page about another town',
    berlin.replace('page: /', 'page: /drains-barre'),
    'The page /drains-barre of Berlin is about Barre.',
  ],
  ['a misspelt specialty', `${berlin}, specialties: { drain: { a: B } }`, 'No page is made for the specialty "drain".'],
])('%s is told at the town', async (_, town, message) => {
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  const report = await reportOf({
    'site.yaml': site.replace('navigation:', `  - { ${town} }\nnavigation:`),
    'pages/drains.yaml': drains,
  });
  expect(report).toContain(message);
  expect(report).toMatch(/^\nsite.yaml:26:/);
});

test('a page for a town that there is not', async () => {
  const report = await reportOf({ 'pages/a.yaml': page({ rest: 'town: bare\n' }) });
  expect(report).toContain('No town of site.yaml has the slug "bare".');
  expect(report).toContain('Did you mean "barre"?');
});

test('a phone number that lacks a digit', async () => {
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  expect(await reportOf({ 'site.yaml': site.replace('555-0100', '555-010') })).toContain(
    'The phone number "802-555-010" has 9 digits; with the country code +1 it has 10.',
  );
});
