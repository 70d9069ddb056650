import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateCharacters } from '../../generator/plan/texts/characters.ts';

test.each(['templates/sections', 'templates/parts', 'templates/chrome', 'client', 'client/widgets'])(
  'every character that %s adds to the texts of a site is in its fonts',
  async (folder) => {
    const files = (await readdir(folder)).filter((name) => /\.tsx?$/.test(name));
    const code = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const withoutComments = code.join('\n').replace(/\/\*[\s\S]*?\*\/|\/\/.*|examples: \[[\s\S]*?\n {2}\]/g, '');
    const found = new Set(withoutComments.match(/[^\n -~]/gu) ?? []);
    expect([...found].filter((character) => !templateCharacters.includes(character))).toEqual([]);
  },
);
