import { decodedIfPossible } from '../../plan/routes/written-address.ts';

/** Why a name can never be the path of a file in the project. */
export type PathFault = 'web' | 'data' | 'computer' | 'backslash' | 'slash' | 'parent' | 'spaces';

const faults: readonly [fault: PathFault, pattern: RegExp][] = [
  ['data', /^\s*data:/i],
  ['computer', /^\s*(file:|~[\\/]|[a-z]:[\\/]|\\\\)/i],
  ['web', /^\s*([a-z][a-z\d+.-]*:\/\/|\/\/|www\.)/i],
  ['backslash', /\\/],
  ['slash', /^\s*\//],
  ['parent', /(^|\/)\.\.(\/|$)/],
  ['spaces', /^\s|\s$/],
];

/** Returns why a name is not a path; null if it can be one. */
export function pathFault(name: string): PathFault | null {
  return faults.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** Returns the path that a faulty name most likely means: `photos/My room.jpg` for `\photos\My%20room.jpg?size=2`. */
export function intendedPath(name: string): string {
  const path = name
    .trim()
    .replace(/^(file:\/*|[a-z][a-z\d+.-]*:\/\/[^/]*|[a-z]:)/i, '')
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '');
  const steps = decodedIfPossible(path).split('/');
  return steps.filter((step) => !['', '.', '..', '~'].includes(step)).join('/');
}
