import { faultInCode } from './address-in-code.ts';
import type { Form, FormFault } from './form.ts';
import { type FormRepair, repaired } from './repair.ts';

/** Mistakes in the part of a web address before the path. */
const hostRepairs: readonly FormRepair[] = [
  { pattern: /^[\s<"'(]+|[\s>"')]+$/g, replacement: '', fault: 'has "$&" around it' },
  { pattern: /\s+(?=[./:])|(?<=[./:])\s+/g, replacement: '', fault: 'has a space in it' },
  { pattern: /\\/g, replacement: '/', fault: 'has a backslash; web addresses have slashes' },
  { pattern: /^http:\/\//i, replacement: 'https://', fault: 'begins with http://, which is not encrypted' },
  { pattern: /^\/\//, replacement: 'https://', fault: 'has no "https:" at its beginning' },
  { pattern: /^(https:\/\/)+(?=https?:\/\/)/i, replacement: '', fault: 'has "https://" more than once' },
  { pattern: /^https:\/\/http:\/\//i, replacement: 'https://', fault: 'has "http://" after "https://"' },
  {
    pattern: /^(?!https:\/\/[^/])(h?t{1,3}ps?s?|htps?|hptts?|htpts?)[:;.]?\/*(?=[\w-]+\.)/i,
    replacement: 'https://',
    fault: 'must begin with https://, but this begins with "$&"',
  },
  { pattern: /^[a-z]{2,8}:\/\/(?<!https:\/\/)/i, replacement: 'https://', fault: 'must begin with https://, not "$&"' },
  { pattern: /^(?!https:)(?=[\w-]+(\.[\w-]+)+)/i, replacement: 'https://', fault: 'must begin with https://' },
  {
    pattern: /^https:\/\/[^/?#]*$/,
    replacement: (host) => host.replace(/,/g, '.'),
    fault: 'has a comma instead of a dot',
  },
  { pattern: /^(https:\/\/)[^/?#@]*@/, replacement: '$1', fault: 'must not have a user name' },
  { pattern: /^(https:\/\/[^/?#]*?)\.{2,}/, replacement: '$1.', fault: 'has two dots in a row' },
  { pattern: /^(https:\/\/[^/?#]+):443(?!\d)/, replacement: '$1', fault: 'needs no port: https means ":443"' },
  { pattern: /^(https:\/\/[^/?#]*?):(?=[/?#]|$)/, replacement: '$1', fault: 'has a colon without a port' },
  { pattern: /^(https:\/\/[^/?#:]*?)\.(?=[/?#:]|$)/, replacement: '$1', fault: 'has a dot after the name of the site' },
  {
    pattern: /^https:\/\/[^/?#]*[A-Z][^/?#]*/i,
    replacement: (host) => host.toLowerCase(),
    fault: 'must be in lowercase letters',
  },
  {
    pattern: /^https:\/\/[^/?#]*[^\x20-\x7e][^/?#]*/,
    replacement: ascii,
    fault: 'must have only the letters a to z, as browsers send it',
  },
];

/** Mistakes after the host name, in the address of a whole site. */
const pathRepairs: readonly FormRepair[] = [
  { pattern: /#.*$/, replacement: '', fault: 'must end after the name of the site, without "$&"' },
  { pattern: /\?.*$/, replacement: '', fault: 'must end after the name of the site, without "$&"' },
  { pattern: /(?<=^https:\/\/[^/]+)\/$/, replacement: '', fault: 'must not end with a slash' },
  {
    pattern: /(?<=^https:\/\/[^/]+)\/.*$/,
    replacement: '',
    fault: 'must end after the name of the site, without the path "$&"',
  },
];

/** Returns the host name in a web address, as browsers send it (https://url.spec.whatwg.org/#idna). */
function ascii(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const host = new RegExp(`^https://(${label}\\.)+[a-z][a-z0-9-]*[a-z0-9](:\\d{1,5})?(?=[/?#]|$)`);

function isWebAddress(text: string): boolean {
  return host.test(text) && !/:443(?!\d)/.test(text) && URL.canParse(text) && !/[\s<>"{}|\\^`]/.test(text);
}

const isOrigin = (text: string) => isWebAddress(text) && !/[/?#]/.test(text.slice('https://'.length));

function otherwise(text: string): FormFault {
  if (/\s/.test(text)) return { fault: 'has a space in it', advice: 'Write the web address without spaces.' };
  const [, name = '', port] = text.match(/^https:\/\/([^/?#:]*)(?::([^/?#]*))?/) ?? [];
  if (name && !name.includes('.')) {
    return {
      fault: `must be a whole web address, but the name "${name}" has no dot`,
      advice: 'Add what is missing, such as .com at the end.',
    };
  }
  if (name && placeholder.test(name)) {
    return {
      fault: `must be a web address, but "${name}" has a placeholder`,
      advice: 'Write the name of the site itself.',
    };
  }
  if (port !== undefined && !URL.canParse(text)) return { fault: `has the invalid port "${port}"` };
  if (name) return { fault: `must be a web address, but "${name}" is not the name of a site` };
  return { fault: `must be a web address, but this is "${text}"` };
}

/** The address of a whole site: `https://www.example.com`. */
export const origin: Form = (text) => {
  const fault = repaired(text, [...hostRepairs, ...pathRepairs], isOrigin, otherwise);
  const path = fault?.better && text.match(/[^:/\\]\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?$/)?.[1];
  return fault && path
    ? { ...fault, advice: `If the whole site is in that folder, also add "base: /${path}".` }
    : fault;
};

const placeholder = /\{[a-z][^{}]*\}/;

/** After the host name, any text makes a valid address. Before its end, hardly any does. */
const placeholdersInPath = new RegExp(`(?<=^https://[^/?#{]+[/?#].*)${placeholder.source}`, 'g');

/** Any web address: `https://lists.example.com/subscribe?u=1`. It may have placeholders after the host name. */
export const webAddress: Form = (text, facts) => {
  const inCode = faultInCode(text, (address) => webAddress(address, facts));
  if (inCode !== null) return inCode;
  const isValid = (address: string) => isWebAddress(address.replace(placeholdersInPath, 'x'));
  return repaired(text, hostRepairs, isValid, otherwise);
};

const basePattern = /^(\/[a-z0-9-]+)+$/;

const baseRepairs: readonly FormRepair[] = [
  { pattern: /^\s+|\s+$/g, replacement: '', fault: 'has a space in it' },
  { pattern: /^https?:\/\/[^/]*/i, replacement: '', fault: 'must be only the path, without "$&"' },
  { pattern: /\\/g, replacement: '/', fault: 'has a backslash; paths have slashes' },
  { pattern: /[?#].*$/, replacement: '', fault: 'must be only the path, without "$&"' },
  { pattern: /\/[^/]*\.[a-z]+$/i, replacement: '', fault: 'must be the path of a folder, without "$&"' },
  { pattern: /^\.(?=\/)/, replacement: '', fault: 'must begin with a slash' },
  { pattern: /^(?=[^/])/, replacement: '/', fault: 'must begin with a slash' },
  { pattern: /\/{2,}/g, replacement: '/', fault: 'has two slashes in a row' },
  { pattern: /(?<=.)\/$/, replacement: '', fault: 'must not end with a slash' },
  { pattern: /^.*[A-Z].*$/, replacement: (path) => path.toLowerCase(), fault: 'must be in lowercase letters' },
  { pattern: /[\s_]+|%20/g, replacement: '-', fault: 'has "$&" where a path has a hyphen' },
];

/** The path that a site is served under: `/shop`. */
export const basePath: Form = (text) => {
  if (/^\/+$/.test(text)) {
    return { fault: 'is only for a site in a folder', advice: 'Remove the line: without it, the site is at the root.' };
  }
  return repaired(
    text,
    baseRepairs,
    (path) => basePattern.test(path),
    () => ({ fault: `must be a path of lowercase letters, digits, and hyphens, but this is "${text}"` }),
  );
};
