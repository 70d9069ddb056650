import type { Message } from '../report/diagnostic.ts';
import { formatNumber } from '../report/wording.ts';

/**
 * The codes that no file system has: for what is neither a file nor a folder, a link to a folder, what was listed a
 * moment ago, and a name that is not UTF-8.
 */
export type OwnCode = 'ENOTFILE' | 'EFOLDERLINK' | 'EGONE' | 'ENAME';

/** Messages about a file as a whole, before its YAML is parsed. */
export const fileMessages = {
  /** @param other the actual name of the file or folder */
  otherName: (name: string, other: string, hint: string): Message => ({
    id: 'missing-file',
    message: `There is no ${name} here, but there is ${other}.`,
    hint,
  }),
  missing: (name: string): Message => ({
    id: 'missing-file',
    message: `There is no ${name} here.`,
    hint: 'Run the command in the folder that holds site.yaml and pages, or name that folder with --root. To begin a site here, run:  npm run new -- site',
  }),
  /**
   * @param code an `OwnCode`, or that of the file system error
   *   (https://nodejs.org/api/errors.html#common-system-errors)
   */
  unreadable: (name: string, code: string): Message => ({
    id: 'unreadable-file',
    message: `${name} cannot be read: ${reasons[code] ?? `the file system reports ${code}`}.`,
    hint: advice[code] ?? 'Replace it with a file that you can open.',
  }),
  noPages: (): Message => ({
    id: 'missing-file',
    message: 'There is no page definition in the folder "pages".',
    hint: 'Add pages/home.yaml with "route: /".',
  }),
  /** @param better the path of a similar name that is possible */
  windowsName: (name: string, better: string): Message => ({
    id: 'file-name',
    message: `Windows cannot have a file or folder with the name "${name}", so nobody there could copy this project.`,
    hint: `Rename it to ${better}, for example.`,
  }),
  capitals: (other: string): Message => ({
    id: 'file-name',
    message: `This differs from ${other} only in capitals, and Windows and macOS treat the two as one.`,
    hint: 'Rename one of the two, or delete it.',
  }),
  /** @param isTaken whether there is a definition with the better name, which this file must not replace */
  ending: (name: string, better: string, isTaken: boolean): Message => ({
    id: 'wrong-file-ending',
    message: `${name} would be left out: file names in pages must end in ".yaml".`,
    hint: isTaken
      ? `${better} exists too. Delete the file that you do not need, or give ${name} another name that ends in ".yaml".`
      : `Rename it to ${better}.`,
  }),
  /**
   * @param folder the folder where it would be found
   * @param isTaken whether there is a definition at the better path, which this file must not replace
   */
  outside: (kind: 'page' | 'town', folder: string, better: string, isTaken: boolean): Message => ({
    id: 'page-outside-pages',
    message: `This looks like a ${kind}, but only the files in the folder "${folder}" become ${kind}s.`,
    hint: isTaken
      ? `${better} exists too. Delete the file that you do not need, or move this one into ${folder} under another name.`
      : `Move it to ${better}. If it is not meant to be a ${kind}, move it into another folder.`,
  }),
  empty: (name: string): Message => ({
    id: 'empty-file',
    message: 'This file is empty, or has only comments.',
    hint: name.startsWith('pages/')
      ? 'Write a page that begins with "route:" or a town that begins with "name:" in it, or delete the file.'
      : 'Write the facts of the business in it.',
  }),
  tooLarge: (name: string, bytes: number, limit: number): Message => ({
    id: 'file-too-large',
    message: `This file has ${formatNumber(bytes)} bytes; the limit is ${formatNumber(limit)}.`,
    hint: name.startsWith('pages/')
      ? 'Split it into several files, or shorten its longest lists and texts.'
      : 'If its list of towns is long, run "npm run new -- split-towns", which gives each town a file of its own. Otherwise, shorten its longest lists and texts.',
  }),
  notUtf8: (): Message => ({
    id: 'not-utf8',
    message: 'This file is not saved as UTF-8: this character is in another encoding.',
    hint: 'Save the file again with the encoding UTF-8. Editors offer it under "Save as" or in the status bar.',
  }),
  document: (name: string): Message => ({
    id: 'not-text',
    message: `This file is ${name}, not plain text.`,
    hint: 'Copy its words into a plain text file, such as one made with Notepad or TextEdit (Format > Make Plain Text), and save it under this name.',
  }),
  webPage: (): Message => ({
    id: 'not-text',
    message: 'This file is the code of a web page (HTML), which this program makes and does not read.',
    hint: 'Delete it, or write a page as in the other files. To begin one, run:  npm run new -- page',
  }),
  utf16: (): Message => ({
    id: 'not-utf8',
    message: 'This file is saved as UTF-16, but it must be UTF-8.',
    hint: 'Save the file again with the encoding UTF-8. Editors offer it under "Save as" or in the status bar.',
  }),
  lineEndings: (): Message => ({
    id: 'line-endings',
    message: 'The lines of this file end with a carriage return alone, which only very old programs write.',
    hint: 'Save the file again with the line endings LF or CRLF. Editors offer it under "Save as" or in the status bar.',
  }),
  noProperties: (): Message => ({
    id: 'wrong-type',
    message: 'This file must have properties ("name: value") at its top level, but it begins with something else.',
    hint: 'Begin it like the other files: with a property name, a colon, and a space.',
  }),
  /** @param meant the text before a program read it in another encoding */
  wrongEncoding: (written: string, meant: string): Message => ({
    id: 'not-utf8',
    message: `“${written}” is “${meant}”, which a program read in the wrong encoding and saved that way.`,
    hint: `Write:  ${meant}`,
  }),
  lostCharacter: (): Message => ({
    id: 'not-utf8',
    message: 'This is the character U+FFFD, which programs write instead of a character that they cannot read.',
    hint: 'Type the character that belongs here.',
  }),
};

const ownReasons: Record<OwnCode, string> = {
  ENOTFILE: 'it is not a regular file',
  EFOLDERLINK: 'it is a link to a folder, which other computers may not have',
  EGONE: 'it was deleted or moved a moment ago',
  ENAME: 'its name has a character that is not saved as UTF-8',
};

const reasons: Record<string, string> = {
  ...ownReasons,
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is a file, not a folder',
  EACCES: 'you have no permission to read it',
  EPERM: 'you have no permission to read it',
  ELOOP: 'it is a link that leads back to itself',
  ENOENT: 'it is a link to a file that does not exist',
};

const advice: Record<string, string> = {
  EISDIR: 'Give the folder another name, or delete it.',
  ENOTDIR: 'Replace it with a folder that holds your pages.',
  EACCES: 'Ask the person who manages this computer for permission, or copy the file.',
  EPERM: 'Ask the person who manages this computer for permission, or copy the file.',
  EFOLDERLINK: 'Delete the link, and put the folder itself there.',
  ELOOP: 'Delete the link, and put the file itself there.',
  ENOENT: 'Delete the link, and put the file itself there.',
  EGONE: 'Run the command again.',
  ENAME: 'Rename it. Use only letters without accents, digits, and hyphens.',
};
