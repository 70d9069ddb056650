import type { KeptProject } from '../commands/kept-builds.ts';
import { type Edit, pick, type Random, removeFile, rewrite } from './edit.ts';
import { photo } from './photo.ts';
import { post } from './posts.ts';

/** Writes a post, deletes one, gives it another day, or shows another photo with it. */
export async function editPosts(
  site: KeptProject,
  posts: readonly string[],
  photos: readonly string[],
  random: Random,
  turn: number,
): Promise<Edit> {
  const day = `202${4 + random(3)}-0${1 + random(9)}-1${random(9)}`;
  const kind = random(4);
  const name = `post-${turn}`;
  const [file, text = ''] = Object.entries(post(name, day))[0] ?? [];
  if (kind === 0 || posts.length === 0) return rewrite(site, String(file), text, `is new, of ${day}`);
  const one = pick(posts, random);
  const before = await site.text(one);
  if (kind === 1) return removeFile(site, one);
  if (kind === 2) return rewrite(site, one, before.replace(/published: .*/, `published: ${day}`), `is of ${day} now`);
  const shown = `image: ${pick(photos, random)}`;
  const after = /image: \S+jpg/.test(before)
    ? before.replace(/image: \S+jpg/, shown)
    : before.replace(/ \}\n$/, `, ${shown}, alt: A roof }\n`);
  return rewrite(site, one, after, `has ${shown}`);
}

export async function replacePhoto(site: KeptProject, file: string, random: Random): Promise<Edit> {
  await site.write({ [file]: await photo(800 + random(400), 800 + random(400)) });
  return { files: [file], what: `${file} is another photo`, undo: async () => undefined };
}
