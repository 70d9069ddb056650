import { scriptOf } from './locale.ts';

/** Returns a comma with the space after it, as the letters of a language have it. */
export const commaIn = (language: string): string => (scriptOf(language) === 'Arab' ? '، ' : ', ');
