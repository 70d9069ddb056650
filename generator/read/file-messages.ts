import type { Message } from '../report/diagnostic.ts';

/** Messages about a file as a whole, before its YAML is parsed. */
export const fileMessages = {
  missing: (name: string): Message => ({
    id: 'missing-file',
    message: `There is no ${name} here.`,
    hint: 'Run the command in the folder that holds site.yaml and pages, or name that folder with --root.',
  }),
  /** @param code of the file system's error (https://nodejs.org/api/errors.html#common-system-errors) */
  unreadable: (name: string, code: string): Message => ({
    id: 'unreadable-file',
    message: `${name} cannot be read: ${reasons[code] ?? `the file system says ${code}`}.`,
    hint: 'Check the file on your computer, and what you are allowed to read.',
  }),
  noPages: (): Message => ({
    id: 'missing-file',
    message: 'There is no page definition in the folder "pages".',
    hint: 'Add pages/home.yaml with "route: /".',
  }),
  /** @param others the definitions that exist, which a new name must not replace */
  ending: (name: string, others: readonly string[]): Message => {
    const better = `${name.replace(/\.ya?ml.*$/i, '')}.yaml`;
    return {
      id: 'wrong-file-ending',
      message: `${name} would be left out: page definitions end in ".yaml".`,
      hint: others.includes(better)
        ? `${better} exists too. Delete the one that you do not need, or give this one a name of its own.`
        : `Rename it to ${better}.`,
    };
  },
  empty: (name: string): Message => ({
    id: 'empty-file',
    message: 'This file is empty.',
    hint: name.startsWith('pages/')
      ? 'Write a page definition that begins with "route:", or delete the file.'
      : 'Write the facts of the business in it.',
  }),
  tooLarge: (bytes: number, limit: number): Message => ({
    id: 'file-too-large',
    message: `This file has ${bytes.toLocaleString('en')} bytes; a definition has at most ${limit.toLocaleString('en')}.`,
    hint: 'Split it into several pages.',
  }),
  notUtf8: (): Message => ({
    id: 'not-utf8',
    message: 'This file has characters that are not UTF-8.',
    hint: 'Save it again with the encoding UTF-8; editors offer it under "Save as" or in the status bar.',
  }),
};

const reasons: Record<string, string> = {
  EISDIR: 'it is a folder',
  EACCES: 'you have no permission to read it',
  EPERM: 'you have no permission to read it',
  ELOOP: 'it is a link that leads back to itself',
};
