import type { Message } from '../../report/diagnostic.ts';

/** Messages about a file in static/. Paths are relative to that folder. */
export const staticMessages = {
  notFolder: (): Message => ({
    id: 'static-file',
    message: '"static" is a file, but only a folder can have this name: its files are copied to the site.',
    hint: 'Rename it, or move it into a folder of that name.',
  }),
  /** @param better the path of a name without the fault; null if there is no way to know */
  characters: (name: string, better: string | null): Message => ({
    id: 'static-file',
    message: `The name "${name}" has characters that do not work as an address on every host and computer.`,
    hint: `Use letters, digits, hyphens, underscores, and dots.${renameTo(better)}`,
  }),
  /** A name such as `con.txt`, or one that ends in a dot. */
  windows: (name: string, better: string | null): Message => ({
    id: 'static-file',
    message: `Windows cannot have a file or folder with the name "${name}".`,
    hint: `Choose another name.${renameTo(better)}`,
  }),
  long: (length: number, most: number): Message => ({
    id: 'static-file',
    message: `This name has ${length} characters, and not every computer can copy a file whose name has more than ${most}.`,
    hint: `Shorten it to ${most} characters or fewer.`,
  }),
  ownName: (name: string, better: string | null): Message => ({
    id: 'static-file',
    message: `The name "${name}" begins with ".local-pages", as the program's own files in the output folder do.`,
    hint: `Choose another name.${renameTo(better)}`,
  }),
  secret: (): Message => ({
    id: 'static-file',
    message:
      'Files like this contain secrets, and everyone could read them: all files in static/ are copied to the site.',
    hint: 'Move it out of static/.',
  }),
  /** @param name the name without its folder */
  place: (name: string): Message => ({
    id: 'static-file',
    message: `This ${/\.(?:mp4|m4v|mov)$/i.test(name) ? 'video' : 'photo'} contains the place where it was taken, and everyone could read it: files in static/ are copied as they are.`,
    hint: /\.(?:jpe?g|png|webp|avif)$/i.test(name)
      ? `For a page, move it to photos/${name} and write "image: photos/${name}". To offer the file itself, save it without its location.`
      : 'Save it without its location.',
  }),
  /** A file of notes beside a photo, `photo.xmp`. */
  placeBeside: (): Message => ({
    id: 'static-file',
    message:
      'This file says where a photo was taken, and everyone could read it: files in static/ are copied as they are.',
    hint: 'Delete it: only programs for photos need it.',
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
    message: `This differs from static/${other} only in capitals, and some computers and hosts treat the two as one file.`,
    hint: 'Rename one of the two.',
  }),
  assets: (): Message => ({
    id: 'static-file',
    message: 'The folder /assets is for the files that the program makes.',
    hint: 'Move the file to another folder in static/, such as static/files.',
  }),
  /** @param owner what already has this address, such as "pages/services.yaml, the page /services" */
  taken: (owner: string): Message => ({
    id: 'static-file',
    message: `This file would take the place of ${owner}.`,
    hint: 'Rename the file, or delete it.',
  }),
};

const renameTo = (path: string | null) => (path === null ? '' : ` Rename it to ${path}, for example.`);
