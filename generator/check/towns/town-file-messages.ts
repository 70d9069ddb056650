import { basename } from 'node:path';
import type { Message } from '../../report/diagnostic.ts';

/** Messages about towns that have their own files. */
export const townFileMessages = {
  /** @param slug a slug based on the file name; empty if there is none */
  name: (file: string, slug: string): Message => ({
    id: 'town-file-name',
    message: `${file} has a name that cannot be part of a route. The file of a town is named for its slug: lowercase letters, digits, and single hyphens.`,
    hint: `Rename the file to ${renamed(file, slug || 'the-town')}.`,
  }),
  copy: (name: string): Message => ({
    id: 'duplicate-town',
    message: `There are two files for the town ${name}.`,
    hint: 'Delete one of the two. If this is a copy for another town, write the name of that town, and name the file for it.',
  }),
  slug: (): Message => ({
    id: 'unknown-property',
    message: 'The slug of a town is the name of its file, so it is not written in the file.',
    hint: 'Delete the line. To change the slug, rename the file.',
  }),
  days: (): Message => ({
    id: 'unknown-property',
    message: 'A town cannot have dates on which it appears or disappears.',
    hint: 'Write "draft: true" instead, and delete that line on the day you want to publish the town.',
  }),
  severalTowns: (count: number): Message => ({
    id: 'several-towns',
    message: 'This file is a list of towns, but each town has a file of its own.',
    hint:
      count > 1
        ? 'Move each town to its own file, such as pages/towns/new-haven.yaml, without "- " and without its slug.'
        : 'Delete the "- ", the spaces before the other lines, and the line with the slug.',
  }),
  /** @param better a folder that has town files */
  noFiles: (folder: string, better: string | null): Message => ({
    id: 'no-towns',
    message: `No town was found in "${folder}".`,
    hint: better === null ? noTownYet(folder) : `Did you mean "${better}"?`,
  }),
  noFolder: (folder: string): Message => ({
    id: 'no-towns',
    message: `site.yaml names no towns, but ${folder} has town files.`,
    hint: `Write "towns: ${folder}" in site.yaml, or delete these files.`,
  }),
  listAndFiles: (folder: string): Message => ({
    id: 'no-towns',
    message: `"towns" lists towns, but ${folder} has town files too. A site has either a list or files.`,
    hint: `Write "towns: ${folder}", and move each town of the list to a file of its own in that folder.`,
  }),
  site: (): Message => ({
    id: 'site-among-pages',
    message: 'This looks like a copy of site.yaml, not a page.',
    hint: 'A site has one site.yaml, next to the folder "pages". Delete this file, or move it out of "pages".',
  }),
  page: (folder: string, better: string): Message => ({
    id: 'page-among-towns',
    message: `This looks like a page, but every file in ${folder} is a town.`,
    hint: `Move the file out of that folder, for example to ${better}.`,
  }),
  /**
   * @param folder the folder that site.yaml names
   * @param isListed whether site.yaml has towns at all
   */
  town: (file: string, folder: string | null, isListed: boolean): Message => ({
    id: 'town-among-pages',
    message: 'This looks like a town, not a page.',
    hint:
      folder === null && isListed
        ? 'Add it to the list "towns:" in site.yaml, and delete this file.'
        : `Move the file to ${folder ?? 'pages/towns'}/${basename(file)}.${folder === null ? ' Then add "towns: pages/towns" to site.yaml.' : ''}`,
  }),
};

const renamed = (file: string, slug: string) => `${file.replace(/[^/]*$/, slug)}.yaml`;

function noTownYet(folder: string): string {
  return folder.startsWith('pages/')
    ? `Run "npm run new -- town" to add the first one, or delete this line.`
    : 'The folder must be in pages, such as pages/towns. Move the files there, and write that folder here.';
}
