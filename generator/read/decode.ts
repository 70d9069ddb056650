import type { Message } from '../report/diagnostic.ts';
import { fileMessages } from './file-messages.ts';

/** The text of a file without its byte order mark, and what is wrong with its bytes. */
type Decoded = { text: string; problem?: Undecoded };

interface Undecoded {
  message: Message;
  offset: number;
  /** True if the bytes are text, in which another program has lost a character. */
  isText: boolean;
}

/** The first bytes of files made by other programs. */
const documents = [
  { start: 'PK\x03\x04', name: 'an Office document or a ZIP file' },
  { start: '\xd0\xcf\x11\xe0', name: 'an older Office document' },
  { start: '{\\rtf', name: 'a document from a word processor (RTF)' },
  { start: '%PDF', name: 'a PDF' },
];

/** How the code of a web page begins. In a text file, the first sign would be in quotes or after a property. */
const webPage = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i;

/** Reads bytes as UTF-8. */
export function decode(bytes: Buffer): Decoded {
  const beginning = bytes.toString('latin1', 0, 10);
  const document = documents.find(({ start }) => beginning.startsWith(start));
  if (document)
    return { text: '', problem: { message: fileMessages.document(document.name), offset: 0, isText: false } };
  if (webPage.test(bytes.toString('latin1', 0, 100)))
    return { text: '', problem: { message: fileMessages.webPage(), offset: 0, isText: false } };
  if (isUtf16(bytes)) return { text: '', problem: { message: fileMessages.utf16(), offset: 0, isText: false } };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const offset = text.indexOf('\uFFFD');
  if (offset < 0) return { text };
  const isText = bytes.includes(Buffer.from('\uFFFD'));
  return { text, problem: { message: isText ? fileMessages.lostCharacter() : fileMessages.notUtf8(), offset, isText } };
}

/** Returns true for a byte order mark of UTF-16 or UTF-32, and for text in which every other byte is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = bytes.subarray(0, 1000);
  // Looking for one zero is much faster than counting them, and text has none.
  if (!sample.includes(0)) return false;
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  return Math.abs(even - odd) > sample.length / 4;
}
