import { basename } from 'node:path';
import type { Node } from 'yaml';
import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { wholeSlug } from '../../basics/slug.ts';
import { hasOwnFile } from '../../check/definition.ts';
import { nodeAt, pairAt, rangeOf } from '../../check/mistakes/working-copy.ts';
import { type Path, pathOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';
import type { CheckedProject } from './checked-project.ts';
import type { FileSplice } from './splices.ts';
import type { Subject } from './subject.ts';

/** Returns every place where a key is written: where it is defined, and where something refers to it. */
export function keySplices(project: CheckedProject, subject: Subject): FileSplice[] {
  const { references, texts } = project;
  const role = subject.kind === 'town' ? 'town' : 'specialty';
  const values = texts.flatMap(({ source, roles }) =>
    [...roles].flatMap(([pointer, one]) => (one.role === role ? splice(source, pathOf(pointer), subject) : [])),
  );
  if (subject.kind === 'town') return [...values, ...slugOfListed(project, subject)];
  const facts = references.filter(({ group, key }) => group === 'services' && key === subject.from);
  return [
    ...values,
    ...facts.flatMap(({ source, path }) => splice(source, path, subject)),
    ...keySplice(project.files.site, ['services', subject.from], subject),
    ...townsIn(project).flatMap(({ source, path }) =>
      keySplice(source, [...path, 'specialties', subject.from], subject),
    ),
    ...texts.flatMap(({ source }) => inNames(source, subject)),
  ];
}

/** Returns the routes that contain the key, of pages that are about it. */
export function routeSplices(project: CheckedProject, subject: Subject): FileSplice[] {
  return pagesAbout(project, subject).flatMap(({ source, route }) => {
    const node = nodeAt(source, ['route']);
    const to = withKey(route, subject);
    return node && to !== route ? [spliceOf(source, node, route, to)] : [];
  });
}

/** Returns the raw routes, with placeholders, before and after. */
export function writtenRoutes(project: CheckedProject, subject: Subject): [from: string, to: string][] {
  const pairs = pagesAbout(project, subject).map(({ route }): [string, string] => [route, withKey(route, subject)]);
  return pairs.filter(([from, to]) => from !== to);
}

/** Returns the new names of files that are named after the key: that of a town, and those of pages about it. */
export function movesOf(project: CheckedProject, subject: Subject): Map<string, string> {
  const { towns, pages } = project.files;
  const taken = new Set([...towns, ...pages].map(({ file }) => file));
  const own = [
    ...(subject.kind === 'town' ? towns.filter(({ file }) => basename(file, '.yaml') === subject.from) : []),
    ...pagesAbout(project, subject).map(({ source }) => source),
  ];
  const moves = own.map(({ file }): [string, string] => {
    const name = basename(file);
    return [file, `${file.slice(0, -name.length)}${withKey(name, subject)}`];
  });
  return new Map(moves.filter(([from, to]) => from !== to && !taken.has(to)));
}

/** Returns the definitions of pages about only one service or town, including drafts. */
function pagesAbout(
  { files: { pages } }: CheckedProject,
  { kind, from }: Subject,
): { source: Source; route: string }[] {
  return pages.flatMap((source) => {
    const { route, town, specialty, structuredData } = asGroup(source.data);
    const about = kind === 'town' ? [town] : [specialty, asGroup(structuredData).service];
    return about.includes(from) && typeof route === 'string' ? [{ source, route }] : [];
  });
}

/** Replaces the key as whole words, except in placeholders. */
function withKey(text: string, { from, to }: Subject): string {
  const words = new RegExp(`\\{[^{}]*\\}|${wholeSlug(from)}`, 'g');
  return text.replace(words, (match) => (match === from ? to : match));
}

function townsIn({ definitions: { towns, unpublished } }: CheckedProject): { source: Source; path: Path }[] {
  return [...towns, ...unpublished.filter(({ kind }) => kind === 'town')];
}

function slugOfListed(project: CheckedProject, subject: Subject): FileSplice[] {
  return townsIn(project).flatMap((town) =>
    hasOwnFile(town) ? [] : splice(town.source, [...town.path, 'slug'], subject),
  );
}

/** Replaces the key in placeholders, and in prices that refer to others: `services.boiler.Visit`. */
function inNames({ file, text }: Source, { from, to }: Subject): FileSplice[] {
  const names = new RegExp(`(?<![\\w/.-])(?:services|town\\.specialties)\\.${escapeRegExp(from)}(?![\\w-])`, 'g');
  return [...text.matchAll(names)].map(({ 0: name, index }) => {
    const end = index + name.length;
    return { file, start: end - from.length, end, text: to };
  });
}

function splice(source: Source, path: Path, { from, to }: Subject): FileSplice[] {
  const node = nodeAt(source, path);
  return node && valueAt(source.data, path) === from ? [spliceOf(source, node, from, to)] : [];
}

function keySplice(source: Source, path: Path, { from, to }: Subject): FileSplice[] {
  const found = pairAt(source, path);
  return found ? [spliceOf(source, found.pair.key, from, to)] : [];
}

/** Replaces a value, keeping its quotes. */
export function spliceOf({ file, text }: Source, node: Node, from: string, to: string): FileSplice {
  const [start, end] = rangeOf(node);
  return { file, start, end, text: text.slice(start, end).replace(from, () => to) };
}
