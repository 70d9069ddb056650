import { slugOf } from '../../basics/slug.ts';
import { fitsWindows } from '../../files/windows-name.ts';
import type { Message } from '../../report/diagnostic.ts';
import { staticMessages } from './static-messages.ts';

/** A file name has at most 255 bytes, and temporary files need some of them. */
const maxName = 200;

/** Characters that are the same in every address, on every host, and on every disk. */
const servable = /^[\w.~@+=,()!-]+$/;

/** The names of files that the program itself writes. */
const own = /^\.local-pages/i;

/**
 * Returns the problem with the name of a file or folder in static/, or null.
 *
 * @param folder the path of the containing folder, starting with static/
 */
export function staticNameFault(folder: string, name: string): Message | null {
  const fault = faultOf(name);
  if (!fault) return null;
  const better = betterName(name);
  return fault(name, faultOf(better) ? null : `${folder}/${better}`);
}

function faultOf(name: string): ((name: string, better: string | null) => Message) | null {
  if (own.test(name)) return staticMessages.ownName;
  if (!servable.test(name)) return staticMessages.characters;
  if (name.length > maxName) return () => staticMessages.long(name.length, maxName);
  return fitsWindows(name) ? null : staticMessages.windows;
}

/** Returns a similar name without faults, except that it may be too long. */
function betterName(name: string): string {
  const shown = own.test(name) ? name.slice(1) : name;
  const served = (servable.test(shown) ? shown : plainName(shown)).replace(/\.+$/, '') || 'file';
  return fitsWindows(served) ? served : served.replace(/^[^.]+/, '$&-1');
}

/** Removes what hosts cannot serve from a name. */
function plainName(name: string): string {
  const [, hidden = '', stem = '', ending = ''] = name.match(/^(\.*)(.*?)((?:\.[A-Za-z0-9]+)?)$/s) ?? [];
  const parts = stem.split(/([._]+)/).map((part, index) => (index % 2 ? part : slugOf(part)));
  return `${hidden}${parts.join('') || 'file'}${ending}`;
}
