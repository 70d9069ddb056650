import { fixtures, textIn } from './project.ts';

/** The site.yaml of the fixture `small`. */
export const small = await textIn(fixtures, 'small/site.yaml');

/** Its list of towns, with the key. */
export const towns = small.slice(small.indexOf('towns:'), small.indexOf('navigation:'));

/** The site.yaml of the fixture `small` with other text instead of its list of towns. */
export const withTowns = (text: string) => small.replace(towns, text);
