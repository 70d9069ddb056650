import type { Message } from '../report/diagnostic.ts';

/** Messages about the file of a picture. */
export const pictureMessages = {
  broken: (file: string): Message => ({
    id: 'broken-picture',
    message: `The file "${file}" is not a picture that can be read.`,
    hint: 'Open it on your computer: if it shows, export it again as a JPEG; if not, copy it again from where it came.',
  }),
  wrongType: (file: string, format: string): Message => ({
    id: 'wrong-picture-type',
    message: `The file "${file}" holds a ${format.toUpperCase()} picture, which its name does not say.`,
    hint: 'Export it as a JPEG, or as a PNG where parts of it are clear; renaming it does not change what it holds.',
  }),
  small: (file: string, width: number, minWidth: number): Message => ({
    id: 'small-picture',
    message: `The picture "${file}" is ${width} pixels wide; in this place it needs ${minWidth} or more, or it looks blurred.`,
    hint: 'Take the original from the camera or phone instead of one that was sent or shrunk; this program makes the small sizes itself.',
  }),
  missing: (file: string): Message => ({
    id: 'missing-picture',
    message: `There is no picture "${file}".`,
    hint: 'Check the name, capitals included; it is looked for from the folder that holds site.yaml.',
  }),
};
