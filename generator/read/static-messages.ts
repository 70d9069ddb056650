import type { Message } from '../report/diagnostic.ts';
import { slugOf } from '../report/slug.ts';

/** What is wrong with a file in static/. Paths are those below that folder. */
export const staticMessages = {
  notFolder: (): Message => ({
    id: 'static-file',
    message: '"static" is a file, but it is the name of the folder whose files are copied to the site.',
    hint: 'Rename it, or move it into a folder of that name.',
  }),
  /** @param name the part of the path that has the fault */
  name: (path: string, name: string): Message => ({
    id: 'static-file',
    message: `The name "${name}" does not work as an address on every host and computer.`,
    hint: `Use letters, digits, hyphens, underscores, and dots. Rename it to ${path.split('/').map(plainName).join('/')}.`,
  }),
  secret: (): Message => ({
    id: 'static-file',
    message: 'Files like this hold secrets, and everybody could read it: all files in static/ are copied to the site.',
    hint: 'Move it out of static/.',
  }),
  link: (): Message => ({
    id: 'static-file',
    message: 'This is a link to another file or folder, which other computers may not have.',
    hint: 'Replace the link with a copy.',
  }),
  special: (): Message => ({
    id: 'static-file',
    message: 'This is not an ordinary file, so it cannot be copied.',
    hint: 'Move it out of static/.',
  }),
  unreadable: (code: string): Message => ({
    id: 'static-file',
    message: `This cannot be read: the file system reports ${code}.`,
    hint: 'Change its permissions, or move it out of static/.',
  }),
  capitals: (other: string): Message => ({
    id: 'static-file',
    message: `This differs from static/${other} only in capitals, and some computers and hosts take the two for one.`,
    hint: 'Rename one of the two.',
  }),
  assets: (): Message => ({
    id: 'static-file',
    message: 'The folder /assets is for the files that the program makes.',
    hint: 'Move the file to another folder in static/, such as static/files.',
  }),
  /** @param owner what has the place, such as "pages/services.yaml, the page /services" */
  taken: (owner: string): Message => ({
    id: 'static-file',
    message: `This file would take the place of ${owner}.`,
    hint: 'Rename the file, or delete it.',
  }),
};

/** A name without what hosts cannot serve. */
function plainName(name: string): string {
  const [, hidden = '', stem = '', ending = ''] = name.match(/^(\.*)(.*?)((?:\.[A-Za-z0-9]+)?)$/s) ?? [];
  return `${hidden}${
    stem
      .split(/([._]+)/)
      .map((part, index) => (index % 2 ? part : slugOf(part)))
      .join('') || 'file'
  }${ending}`;
}
