import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { squarePng, touchPng } from '../../generator/assets/cards/brand-mark.ts';
import { encoder } from '../../generator/assets/pictures/encode.ts';
import { loadPictures } from '../../generator/assets/pictures/load-pictures.ts';
import { hash } from '../../generator/files/hash.ts';
import { parse } from '../../generator/read/source.ts';
import { photo } from '../harness/project/photo.ts';
import { project, repository } from '../harness/project/project.ts';

/** The code of `encode.ts` without comments, hashed. After an edit, raise `revision` there and list the new hash here. */
const codeOf: Record<number, string> = { 1: 'C8gOGsQQ4-MU' };

test('an edit of what encodes pictures raises its revision', async () => {
  const code = await readFile(join(repository, 'generator/assets/pictures/encode.ts'), 'utf8');
  const revision = Number(code.match(/^const revision = (\d+);$/m)?.[1]);
  expect(hash(code.replace(/\/\*\*[\s\S]*?\*\/|\s+/g, ''))).toBe(codeOf[revision]);
});

test('the encoder is in the name of a picture, and in the cache key of every icon', async () => {
  const bytes = await photo(1000, 1000);
  const { root } = await project('small', { 'room.jpg': bytes });
  const leaf = { text: 'room.jpg', source: parse('pages/a.yaml', 'image: room.jpg'), path: ['image'] };
  const { pictures } = await loadPictures(root, [leaf], (_, make) => make());
  const picture = pictures.get('room.jpg');
  expect(picture?.stem).toBe(`assets/room-${hash(encoder, bytes)}`);

  const keys: string[] = [];
  const cached = async (key: string) => Buffer.from(String(keys.push(key)));
  await touchPng(bytes, '#ffffff', cached);
  if (picture) await squarePng(picture, 192, cached);
  expect(keys).toEqual([
    `touch-${hash(encoder, bytes, '#ffffff')}-180.png`,
    `room-${hash(encoder, bytes)}-square-192.png`,
  ]);
});
