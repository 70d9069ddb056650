import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { loadPictures } from '../../generator/assets/pictures/load-pictures.ts';
import { parse } from '../../generator/read/source.ts';
import { type Finding, followHint } from '../harness/messages/follow-hint.ts';
import { errorWith } from '../harness/messages/picture-error.ts';
import { hero, heroWith, photo } from '../harness/project/photo.ts';
import { fixtures, page, project, reportOf } from '../harness/project/project.ts';

test.each<[problem: string, put: (path: string) => Promise<unknown>, message: string]>([
  ['a folder', (path) => mkdir(path), 'is a folder'],
  ['a link to itself', (path) => symlink('room.jpg', path), 'cannot be read: it is a link that leads back to itself'],
  ['a link to nothing', (path) => symlink('gone.jpg', path), 'it is a link to a file that does not exist'],
  ['a link out of the project', (path) => symlink('/etc/hosts', path), 'a link to a file outside the project'],
  ['a folder that links out of the project', linkedFolder, 'a link to a file outside the project'],
  ['a socket', (path) => listenAt(path), 'it is not an ordinary file'],
])('a picture that is %s', async (_, put, message) => {
  expect(await errorWith(put)).toContain(message);
});

async function linkedFolder(path: string): Promise<void> {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  await writeFile(join(elsewhere, 'room.jpg'), await photo(1000, 1000));
  await rm(dirname(path), { recursive: true });
  await symlink(elsewhere, dirname(path));
}

async function listenAt(path: string): Promise<void> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(path), 'listening');
}

test('a picture is found inside the project however its path is written', async () => {
  const put = async (path: string) => {
    await writeFile(join(dirname(path), 'cafe\u0301.jpg'), await photo(1000, 1000));
    await symlink('cafe\u0301.jpg', path);
    const sections = heroWith('./photos//room.jpg') + heroWith('photos/caf\u00e9.jpg');
    await writeFile(join(dirname(path), '../pages/a.yaml'), page({ sections }));
  };
  expect(await errorWith(put)).toBeUndefined();
});

test('a name that is filled in for several towns is reported once, with every picture that is missing', async () => {
  const stoves = await readFile(join(fixtures, 'chimney-sweep/pages/stoves.yaml'), 'utf8');
  const changed = stoves.replace('    actions:', '    image: "photos/{town.slug}.jpg"\n    alt: A stove\n    actions:');
  const { generate } = await project('chimney-sweep', { 'pages/stoves.yaml': changed });
  const { out } = await generate('check');
  expect(out.split('\n').filter((line) => /missing-picture|There is|Put/.test(line))).toMatchInlineSnapshot(`
    [
      "pages/stoves.yaml:18:12  error  missing-picture",
      "  There is no picture "photos/peacham.jpg". "photos/{town.slug}.jpg" becomes this name on the page. It also becomes "photos/barnet.jpg", which cannot be used either.",
      "  Put the file at photos/peacham.jpg, or correct the path. It starts from the folder of site.yaml.",
    ]
  `);
});

test('a picture of any name is shown or explained, and a name that a hint dictates works', async () => {
  const { root } = await project('small', { 'photos/room.jpg': await photo(1000, 1000) });
  const load = (yaml: string) => {
    const source = parse('pages/a.yaml', yaml);
    const leaf = { text: String((source.data as { image: string }).image), source, path: ['image'], minWidth: 800 };
    return loadPictures(root, [leaf], (_, make) => make());
  };
  const part = fc.oneof(
    fc.constantFrom('photos', 'room', '.jpg', '/', '\\', '..', 'C:', ' ', '%20', '\0', '?'),
    fc.string(),
  );
  const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
  const check = async (text: string) => {
    const yaml = `image: ${JSON.stringify(text)}\n`;
    const { pictures, problems } = await load(yaml);
    expect(pictures.size + problems.length).toBe(1);
    for (const { span, hint } of problems) {
      const fixes = followHint(yaml, { ...span.start, endColumn: span.end.column, hint } as Finding);
      for (const fixed of fixes) expect((await load(fixed)).problems).toEqual([]);
    }
  };
  await fc.assert(fc.asyncProperty(name, check), { numRuns: 300, seed: 1 });
});

test.each([
  ['photos/marie-ève-au-piano.jpg', /^assets\/marie-eve-au-piano-\w+$/],
  ['photos/Łódź 2.jpg', /^assets\/lodz-2-\w+$/],
  ['photos/IMG_0001 (1).jpg', /^assets\/img-0001-1-\w+$/],
  ['photos/写真.jpg', /^assets\/\w+$/],
])('the address of %s has its letters', async (text, address) => {
  const { root } = await project('small', { [text]: await photo(1000, 1000) });
  const leaf = { text, source: parse('pages/a.yaml', `image: ${text}\n`), path: ['image'], minWidth: 800 };
  const { pictures } = await loadPictures(root, [leaf], (_, make) => make());
  const picture = pictures.get(text);
  expect(picture?.stem).toMatch(address);
  expect(picture?.identity).toMatch(address);
});

test('a picture without alt text, and alt text without a picture', async () => {
  const sections =
    hero('    image: room.jpg\n') + hero('    alt: A warm room\n') + hero('    imag: room.jpg\n    alt: A\n');
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:5  error  missing-property
      "alt" is missing from a hero section, and "image" needs it.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │     ^^^^^
      11 │   - type: hero
      Add "alt:" (what the picture shows, for people who cannot see it). For example: A copper kettle on a workbench

    pages/a.yaml:10:12  error  missing-picture
      There is no picture "room.jpg". The same problem is in pages/a.yaml:20.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │            ^^^^^^^^
      11 │   - type: hero
      Put the file at room.jpg, or correct the path. It starts from the folder of site.yaml.

    pages/a.yaml:15:5  error  missing-property
      "image" is missing from a hero section, and "alt" needs it.
      14 │     actions: [{ label: Home, to: / }]
      15 │     alt: A warm room
         │     ^^^
      16 │   - type: hero
      Add "image:" (the path of a picture file in the folder of site.yaml). Without one, a drawing is shown. For example: photos/room.jpg

    pages/a.yaml:20:5  error  unknown-property
      Unknown property "imag" in a hero section.
      19 │     actions: [{ label: Home, to: / }]
      20 │     imag: room.jpg
         │     ^^^^
      21 │     alt: A
      Did you mean "image"?

    4 errors in 1 file.
    "
  `);
});
