import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../project/project.ts';

/** What pages load. The names of scripts depend on the paths in the program that their modules have, which links would hide. */
const loaded = ['react', 'react-dom', 'scheduler', 'sonner', '@googlemaps'];

/** Copies the program into a folder, with links to most of its packages and a cache of its own. */
export async function copyProgram(program: string): Promise<void> {
  const parts = ['client', 'generator', 'templates', 'package.json', 'package-lock.json', 'tsconfig.json'];
  await Promise.all(parts.map((part) => cp(join(repository, part), join(program, part), { recursive: true })));
  await mkdir(join(program, 'node_modules'));
  const packages = (await readdir(join(repository, 'node_modules'))).filter((name) => !name.startsWith('.'));
  const add = (name: string) => {
    const [from, to] = [join(repository, 'node_modules', name), join(program, 'node_modules', name)];
    return loaded.includes(name) ? cp(from, to, { recursive: true }) : symlink(from, to, 'junction');
  };
  await Promise.all(packages.map(add));
}
