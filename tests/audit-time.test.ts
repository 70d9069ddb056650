import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { auditOf, pageNamed } from './audit.ts';
import { fixtures, project } from './project.ts';

const prose = (text: string) => `  - { type: prose, heading: More, text: "${text}" }\n`;
const on = (date: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(date) / 1000));
afterEach(() => vi.unstubAllEnvs());

const offer = (text: string) => ({ 'pages/a.yaml': pageNamed('/a', prose(text)) });

test('an offer that has ended', async () => {
  on('2030-04-01');
  expect(
    await auditOf(
      offer('Half price until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels until May 5.'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:59  warning  stale
      /a says “March 31, 2030”, which is past.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Half price until March 31, 2030. New in summer 2029. See us on 3/30/…
        │                                                           ^^^^^^^^^^^^^^
      Take out what has ended, or give it a new date.
      If it is meant so, write why:  accept: { stale: { "March 31, 2030": … } }

    pages/a.yaml:7:82  warning  stale
      /a says “summer 2029”, which is over.
      6 │ …About /a, text: What a is. }
      7 │ …More, text: "Half price until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels unt…
        │                                                       ^^^^^^^^^^^
      Take out what has ended, or name the year that is meant now.
      If it is meant so, write why:  accept: { stale: { summer 2029: … } }

    pages/a.yaml:7:105  warning  stale
      /a says “3/30/2030”, which is past.
      6 │ …is. }
      7 │ … until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels until May 5." }
        │                                                       ^^^^^^^^^
      Take out what has ended, or give it a new date.
      If it is meant so, write why:  accept: { stale: { "3/30/2030": … } }

    pages/a.yaml:7:134  warning  stale
      /a says “until May 5”, which names no year, so nobody can tell when it has ended.
      6 │
      7 │ … summer 2029. See us on 3/30/2030. Free snow shovels until May 5." }
        │                                                       ^^^^^^^^^^^
      Add the year; once it is over, this check says so.
      If it is meant so, write why:  accept: { stale: { until May 5: … } }

    4 warnings in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('an offer that has not, and history', async () => {
  on('2030-03-31');
  const text = 'Half price until March 31, 2030. New in spring 2030. Founded on May 2, 1999, licensed since June 2004.';
  expect(await auditOf(offer(text))).toBe('\nNo problems.\n');
});

test('words that go out of date by themselves, unless they are accepted', async () => {
  on('2030-03-31');
  expect(await auditOf(offer('Come this spring.'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:47  warning  stale
      /a says “this spring”, which is true for a while only.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Come this spring." }
        │                                               ^^^^^^^^^^^
      Name the year, as in “spring 2030”; once it is over, this check says so.
      If it is meant so, write why:  accept: { stale: { this spring: … } }

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
  const accepted = {
    'pages/a.yaml': pageNamed(
      '/a',
      prose('Come this spring.'),
      'accept: { stale: { this spring: I change it every quarter. } }\n',
    ),
  };
  expect(await auditOf(accepted)).toBe('\nNo problems.\n');
});

test('what has to be replaced before the site is public is counted, and told as errors when asked for', async () => {
  const { generate } = await project('small');
  expect((await generate('check', '--launch')).out).toMatchInlineSnapshot(`
    "site.yaml:1:6  error  launch
      “https://small.example.com” is an address that leads nowhere.
      1 │ url: https://small.example.com
        │      ^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ language: en-US
      Write the real one.

    site.yaml:6:19  error  launch
      “802-555-0100” is a phone number that nobody has.
      5 │ brand: { mark: drop, shortName: Small }
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
        │                   ^^^^^^^^^^^^
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      Write the real number.

    site.yaml:6:59  error  launch
      “small@example.com” is an address where no mail arrives.
      5 │ brand: { mark: drop, shortName: Small }
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
        │                                                           ^^^^^^^^^^^^^^^^^
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      Write the real one.

    site.yaml:7:20  error  launch
      “1 Example Way” stands for something real.
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
        │                    ^^^^^^^^^^^^^
      8 │ geo: { latitude: 44.2, longitude: -72.5 }
      Write what it is really called.

    site.yaml:17:19  error  launch
      “https://book.example.com/small” is an address that leads nowhere.
      16 │   Sunday: Closed
      17 │ links: { booking: https://book.example.com/small }
         │                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      18 │ services:
      Write the real one.

    5 errors in 1 file. Nothing was written.
    "
  `);
});

test('a site that is not ready is not written with --launch, and one that is ready is', async () => {
  const { generate, write, dist } = await project('small');
  expect((await generate('build', '--launch')).exit).toBe(1);
  await expect(dist('index.html')).rejects.toThrow('ENOENT');
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  const real = site
    .replaceAll('example.com', 'barre-drains.test')
    .replace('555-0100', '476-0100')
    .replace('1 Example Way', '1 Main Street');
  await write({ 'site.yaml': real });
  expect(await generate('build', '--launch')).toMatchObject({ exit: 0 });
});

test('a map without a key, and the map for trying out', async () => {
  vi.stubEnv('MAPS_KEY', '');
  const { generate } = await project('every-fact');
  const { out } = await generate('check', '--launch', '--format', 'github');
  expect(
    out
      .split('\n')
      .filter((line) => /map/i.test(line))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "::error file=site.yaml,line=62,endLine=62,col=6,endColumn=294,title=launch::The map has no key, so visitors see a sketch and a link in its place. Make a key for Google Maps in the Google Cloud console and build with the environment variable MAPS_KEY.
    ::error file=site.yaml,line=62,endLine=62,col=183,endColumn=194,title=launch::“DEMO_MAP_ID” is Google’s map for trying out. Make a map ID in the Google Cloud console and write it here."
  `);
});
