import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hash } from '../../generator/files/hash.ts';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { checkOutput } from '../../generator/publish/output-folder.ts';
import { filesOf, statesIn } from '../harness/project/output-folder.ts';
import { project, textIn } from '../harness/project/project.ts';
import { write } from '../harness/project/write-site.ts';

const first = { 'index.html': 'home', 'about.html': 'about', 'blog/a.html': 'a', 'assets/a-1.css': 'red' };

/** A folder that a build has written. */
async function built(contents: Readonly<Record<string, string>> = first): Promise<string> {
  const { root } = await project('small');
  const dist = join(root, 'dist');
  await write(filesOf(contents), dist);
  return dist;
}

test('one edit writes the files that it changes, and all others keep their time and their place on the disk', async () => {
  const { root, generate, write } = await project('small');
  const dist = join(root, 'dist');
  expect((await generate('build')).out).toMatch(/^Built 2 pages \(\d+ kB\) into \S+ in \d+\.\d s\.\n$/);
  const before = await statesIn(dist);
  expect((await generate('build')).out).toMatch(/\d s\. No files changed\.\n$/);
  expect(await statesIn(dist)).toEqual(before);

  const home = await textIn(root, 'pages/home.yaml');
  await write({ 'pages/home.yaml': home.replace('description: ', 'description: New. ') });
  expect((await generate('build')).out).toMatch(/\d s\. 2 files changed \(\d+ kB\)\.\n$/);
  const { 'index.html': old, 'published.json': _, ...others } = before;
  const { 'index.html': edited, 'published.json': __, ...othersNow } = await statesIn(dist);
  expect(othersNow).toEqual(others);
  expect(edited?.content).not.toBe(old?.content);
});

test('a commit says what it wrote and removed', async () => {
  const dist = await built();
  const { 'about.html': _, ...rest } = first;
  expect(await write(filesOf({ ...rest, 'index.html': 'hello', 'new.html': 'new' }), dist)).toMatchObject({
    files: 4,
    bytes: 12,
    written: ['index.html', 'new.html'],
    writtenBytes: 8,
    removed: ['about.html'],
  });
});

test('a file that the folder has can be kept without its content', async () => {
  const dist = await built();
  const writer = await openWriter(dist);
  expect(writer.keep(['index.html'])).toBe(true);
  expect(writer.keep(['new.html'])).toBe(false);
  await expect(writer.add({ path: 'index.html', content: '' })).rejects.toThrow('would both be written to index.html');
  expect(await writer.commit()).toMatchObject({ written: [], removed: ['about.html', 'blog/a.html'] });
  await writer.close();
  expect(Object.keys(await statesIn(dist))).toEqual(['assets/a-1.css', 'index.html']);
});

test('without a commit, nothing changes', async () => {
  const dist = await built();
  const before = await statesIn(dist);
  const writer = await openWriter(dist);
  await writer.add({ path: 'index.html', content: 'changed' });
  await writer.close();
  expect(await statesIn(dist)).toEqual(before);
  expect(await readdir(dist)).not.toContain('.local-pages-new');
});

describe('changes that somebody made to the folder are undone', () => {
  test.each<[string, (dist: string) => Promise<unknown>]>([
    ['a file with another size', (dist) => writeFile(join(dist, 'about.html'), 'edited by hand')],
    ['a file with the same size', (dist) => writeFile(join(dist, 'about.html'), 'ABOUT')],
    [
      'a file with the same size and time',
      async (dist) => {
        const { atime, mtime } = await stat(join(dist, 'about.html'));
        await writeFile(join(dist, 'about.html'), 'ABOUT');
        await utimes(join(dist, 'about.html'), atime, mtime);
      },
    ],
    ['a file that is gone', (dist) => rm(join(dist, 'about.html'))],
    [
      'a folder instead of a file',
      async (dist) => {
        await rm(join(dist, 'about.html'));
        await mkdir(join(dist, 'about.html'));
      },
    ],
  ])('%s', async (_, harm) => {
    const dist = await built();
    // The second build has seen that nothing was touched.
    await write(filesOf(first), dist);
    const before = await statesIn(dist);
    await harm(dist);
    expect(await write(filesOf(first), dist)).toMatchObject({ written: ['about.html'], removed: [] });
    const now = await statesIn(dist);
    expect({ ...now, 'about.html': null }).toEqual({ ...before, 'about.html': null });
    expect(now['about.html']?.content).toBe('about');
  });

  test('a touched file with the right bytes stays', async () => {
    const dist = await built();
    await utimes(join(dist, 'about.html'), 1, 1);
    expect(await write(filesOf(first), dist)).toMatchObject({ written: [], removed: [] });
    expect((await stat(join(dist, 'about.html'))).mtimeMs).toBe(1000);
  });
});

test('a list of an earlier version has only paths: the files are compared', async () => {
  const dist = await built();
  await writeFile(join(dist, '.local-pages'), [...Object.keys(first), 'gone.html'].join('\n'));
  await writeFile(join(dist, 'about.html'), 'older');
  await checkOutput(dist, join(dist, '../elsewhere'));
  expect(await write(filesOf(first), dist)).toMatchObject({ written: ['about.html'], removed: ['gone.html'] });
  expect(await readFile(join(dist, '.local-pages'), 'utf8')).toBe(
    `local-pages 2\n${Object.entries(first)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => `${hash(content)} ${content.length} ${path}\n`)
      .join('')}\n`,
  );
});

describe('an asset that no page loads anymore', () => {
  const { 'assets/a-1.css': _, ...pages } = first;
  const second = { ...pages, 'assets/a-2.css': 'blue' };

  test('stays until the next build that changes something, for pages that are still open in browsers', async () => {
    const dist = await built();
    expect(await write(filesOf(second), dist)).toMatchObject({ written: ['assets/a-2.css'], removed: [] });
    expect(await write(filesOf(second), dist)).toMatchObject({ written: [], removed: [] });
    expect(await readdir(join(dist, 'assets'))).toEqual(['a-1.css', 'a-2.css']);
    await checkOutput(dist, join(dist, '../elsewhere'));
    expect(await write(filesOf({ ...second, 'index.html': 'new' }), dist)).toMatchObject({
      removed: ['assets/a-1.css'],
    });
    expect(await readdir(join(dist, 'assets'))).toEqual(['a-2.css']);
  });

  test('is used again if a page needs it again', async () => {
    const dist = await built();
    await write(filesOf(second), dist);
    expect(await write(filesOf(first), dist)).toMatchObject({ written: [], removed: [] });
    expect(await write(filesOf({ ...first, 'index.html': 'new' }), dist)).toMatchObject({
      removed: ['assets/a-2.css'],
    });
  });
});

test('a file and a folder can change places', async () => {
  const dist = await built({ a: 'file', 'b/c': 'file' });
  await write(filesOf({ 'a/c': 'file', b: 'file' }), dist);
  expect(Object.keys(await statesIn(dist))).toEqual(['a/c', 'b']);
});

test('everybody may read what is written, whatever the umask is', async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const dist = await built();
  const modeOf = async (path: string) => ((await stat(join(dist, path))).mode & 0o777).toString(8);
  const paths = ['', 'blog', 'blog/a.html', '.local-pages'];
  expect(await Promise.all(paths.map(modeOf))).toEqual(['755', '755', '644', '644']);
  await chmod(dist, 0o750);
  await write(filesOf({ 'index.html': 'home' }), dist);
  expect(await modeOf('')).toBe('750');
});

test('a file that lost its read permission is readable again after the next build', async () => {
  const dist = await built();
  const page = join(dist, 'index.html');
  await chmod(page, 0o600);
  expect(await write(filesOf(first), dist)).toMatchObject({ written: [] });
  expect((await stat(page)).mode & 0o777).toBe(0o644);
});
