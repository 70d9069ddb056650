import type { Message } from '../../report/diagnostic.ts';
import type { PictureFault } from './measure-picture.ts';
import { intendedPath, type PathFault } from './picture-path.ts';

const extensions = '.jpg, .png, .webp, .avif, or .svg';
const copyIt = 'Copy the picture into a folder next to site.yaml, such as photos, and write its path from there.';

interface UnfitFormat {
  problem: string;
  hint: string;
}

const heic: UnfitFormat = {
  problem: 'is a HEIC photo, the format that iPhones use. Most browsers cannot show it.',
  hint: 'Export it as a JPEG: on a Mac, open it in Preview and choose Export; on Windows, open it in Photos and choose "Save as"; on an iPhone, email it to yourself. Renaming it is not enough.',
};

/** @param name the name of an unsupported format, such as `gif` */
function format(name: string): UnfitFormat {
  if (/^hei[cf]$/i.test(name)) return heic;
  return {
    problem: `is a ${name.toUpperCase()} file. A picture must be a ${extensions} file.`,
    hint: 'Export it as a JPEG, or as a PNG if parts of it are transparent. Renaming it is not enough.',
  };
}

const pathFaults: Record<PathFault, (name: string) => Omit<Message, 'id'>> = {
  web: (name) => ({
    message: `"${name}" is an address on the web. A picture must be a file in this project.`,
    hint: `Download it. ${copyIt}`,
  }),
  data: () => ({
    message: 'This is a picture written out as text. A picture must be a file in this project.',
    hint: `Save it as a file. ${copyIt}`,
  }),
  computer: (name) => ({
    message: `"${name}" is a path on one computer. A picture must be a file in this project.`,
    hint: copyIt,
  }),
  backslash: (name) => ({
    message: `"${name}" has a backslash. Paths use forward slashes (/), on Windows too.`,
    hint: `Use forward slashes, and check the name. There is no picture "${intendedPath(name)}" yet.`,
  }),
  slash: (name) => ({
    message: `"${name}" begins with a slash. The path of a picture starts from the folder of site.yaml, without a slash.`,
    hint: `Remove the slash, and check the name. There is no picture "${intendedPath(name)}" yet.`,
  }),
  parent: (name) => ({
    message: `"${name}" leads out of the project: ".." is the folder above.`,
    hint: copyIt,
  }),
  spaces: (name) => ({
    message: `"${name}" has a space at its start or end.`,
    hint: `Remove the space, and check the name. There is no picture "${intendedPath(name)}" yet.`,
  }),
};

const reasons: Record<string, string> = {
  EACCES: 'you have no permission to read it',
  EPERM: 'you have no permission to read it',
  ELOOP: 'it is a link that leads back to itself',
  ENOENT: 'it is a link to a file that does not exist',
  EINVAL: 'it is not an ordinary file',
};

/** Messages about the file of a picture. Names are as written in the YAML. */
export const pictureMessages = {
  path: (name: string, fault: PathFault): Message => ({ id: 'picture-path', ...pathFaults[fault](name) }),
  missing: (name: string): Message => ({
    id: 'missing-picture',
    message: `There is no picture "${name}".`,
    hint: `Put the file at ${name}, or correct the path. It starts from the folder of site.yaml.`,
  }),
  capitals: (name: string): Message => ({
    ...pictureMessages.missing(name),
    message: `There is no picture "${name}". Capital and lowercase letters must match the name of the file.`,
  }),
  /** @param type the extension of the file or the format of its content, without a dot, such as `heic` */
  type: (name: string, type: string): Message => {
    const id = 'wrong-picture-type';
    if (/^\w+$/.test(type)) return { id, message: `"${name}" ${format(type).problem}`, hint: format(type).hint };
    return {
      id,
      message: `"${name}" does not end in ${extensions}.`,
      hint: 'Write the whole name of the file, with its extension.',
    };
  },
  folder: (name: string): Message => ({
    id: 'unreadable-picture',
    message: `"${name}" is a folder, not a picture.`,
    hint: 'Write the path of a picture file in it, or rename the folder if it only looks like a file.',
  }),
  outside: (name: string): Message => ({
    id: 'picture-path',
    message: `"${name}" is a link to a file outside the project, which other computers do not have.`,
    hint: 'Replace the link with a copy of the picture.',
  }),
  /** @param code the code of the file system error (https://nodejs.org/api/errors.html#common-system-errors) */
  unreadable: (name: string, code: string): Message => ({
    id: 'unreadable-picture',
    message: `"${name}" cannot be read: ${reasons[code] ?? `the file system reports ${code}`}.`,
    hint: 'Replace the file with a copy of the picture that you can open.',
  }),
  empty: (name: string): Message => ({
    id: 'broken-picture',
    message: `"${name}" is an empty file.`,
    hint: 'Copy the picture again from its source. A copy or download that stops early leaves an empty file.',
  }),
  /** @param size its size, in words */
  huge: (name: string, size: string, limit: string): Message => ({
    id: 'huge-picture',
    message: `"${name}" is too large: ${size} (limit: ${limit}).`,
    hint: 'Export it in a smaller size. A width of 3000 pixels is enough for every screen.',
  }),
  small: (name: string, width: number, minWidth: number): Message => ({
    id: 'small-picture',
    message: `The picture "${name}" is ${width} pixels wide. It needs ${minWidth} or more here, or it looks blurred.`,
    hint: 'Use the original from the camera, the phone, or the designer, not a copy that was sent or made smaller. The build makes the small sizes.',
  }),
  content: (name: string, problem: Exclude<PictureFault, { fault: 'huge' }>): Message => {
    if (problem.fault === 'format') return pictureMessages.type(name, problem.detail);
    if (problem.fault === 'svg') {
      return {
        id: 'unsafe-picture',
        message: `The drawing "${name}" has ${problem.detail}.`,
        hint: 'Export it again from your drawing program as a plain SVG, or as a PNG.',
      };
    }
    if (problem.fault === 'animated') {
      return {
        id: 'animated-picture',
        message: `"${name}" is animated. Pages show only still pictures.`,
        hint: 'Export one of its frames as a JPEG or a PNG.',
      };
    }
    return {
      id: 'broken-picture',
      message:
        problem.fault === 'other'
          ? `"${name}" is not a picture. It contains ${problem.detail}.`
          : `The picture "${name}" is damaged or incomplete.`,
      hint: 'Open it on your computer. If you can see it, export it again as a JPEG. If not, copy it again from its source.',
    };
  },
};
