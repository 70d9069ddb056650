import type { KeptProject } from '../commands/kept-builds.ts';
import { type Edit, pick, type Random, rewrite } from './edit.ts';

/** Gives another name to a link or a text of towns, there and in all placeholders that name it, or in all but one. */
export async function renameFact(
  site: KeptProject,
  files: readonly string[],
  random: Random,
  turn: number,
): Promise<Edit> {
  const texts = await Promise.all(files.map(async (name) => ({ name, before: await site.text(name) })));
  const named = texts.flatMap(({ before }) => [...before.matchAll(/\{(?:links|specialty|town\.words)\.(\w+)/g)]);
  const keys = named.map(([, key = '']) => key);
  const key = pick([...new Set(keys)], random);
  const other = key.replace(/\d*$/, String(turn));
  let left = random(1 + keys.filter((one) => one === key).length);
  const said = new RegExp(`\\b${key}(?=:)`, 'g');
  const used = new RegExp(`(?<=\\.)${key}(?=[.}])`, 'g');
  const rename = (text: string) => text.replace(said, other).replace(used, (name) => (left-- === 0 ? name : other));
  const renamed = texts
    .map(({ name, before }) => ({ name, before, after: rename(before) }))
    .filter(({ before, after }) => after !== before);
  await site.write(Object.fromEntries(renamed.map(({ name, after }) => [name, after])));
  return {
    files: renamed.map(({ name }) => name),
    what: `${key} is now called ${other}`,
    undo: () => site.write(Object.fromEntries(renamed.map(({ name, before }) => [name, before]))),
  };
}

/** Adds a word or a link of site.yaml to a text, changes a digit, or deletes a line: somewhere in the file where that is possible. */
export async function changeText(site: KeptProject, file: string, random: Random, turn: number): Promise<Edit> {
  const before = await site.text(file);
  const [, link = ''] = /^links:\n +(\w+):/m.exec(await site.text('site.yaml')) ?? [];
  let after = before;
  let what = '';
  while (after === before) {
    const lines = before.split('\n');
    const index = random(lines.length);
    const line = lines[index] ?? '';
    const kind = random(12);
    if (kind === 0) lines.splice(index, 1);
    else if (kind < 3) lines[index] = line.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    else {
      const word = kind < 5 ? `{links.${link}}` : `word${turn}`;
      lines[index] = line.replace(/([A-Za-z]{3,}) ([a-z]{2,})/, `$1 ${word} $2`);
    }
    after = lines.join('\n');
    what = kind === 0 ? `has no line ${index + 1} now: ${line}` : `has another line ${index + 1}: ${lines[index]}`;
  }
  return rewrite(site, file, after, what);
}

/** Copies a fact from one file into another, such as the name of a post, or what a visit costs. */
export async function copyText(site: KeptProject, files: readonly string[], random: Random): Promise<Edit> {
  const [from, to] = [pick(files, random), pick(files, random)];
  const texts = textsIn(await site.text(from)).filter((text) => !/[{}"]/.test(text));
  const said = (pick(texts, random) ?? 'Soot').replaceAll(/[,:#]/g, '');
  const before = await site.text(to);
  const place = pick(textsIn(before), random);
  const after = before.replace(place, random(2) === 0 ? () => said : () => `${place} ${said}`);
  return rewrite(site, to, after, `says what ${from} says: ${said}`);
}

/** What comes after a key, on its line or in braces: words, a price, or a day. */
function textsIn(yaml: string): string[] {
  const values =
    /(?<=\b(?:name|title|description|heading|text|opening|closing|road|label|published): "?)[^"\n|>]+?(?="?(?:,|\n| \}))/g;
  return yaml.match(values) ?? [];
}
