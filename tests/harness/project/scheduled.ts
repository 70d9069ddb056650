import { expect } from 'vitest';
import { type Project, page } from './project.ts';
import { setDay } from './set-day.ts';

/** What a command says if it runs on this day. */
export function on(day: string, site: Project, command: string, ...args: string[]) {
  setDay(day);
  return site.generate(command, ...args);
}

/** The HTML of the home page, as it is built on this day; null if there is none. */
export async function built(day: string, site: Project): Promise<string | null> {
  const { exit, out } = await on(day, site, 'build');
  expect(exit, out).toBe(0);
  return site.dist('index.html').catch(() => null);
}

export const intro = (heading: string, rest: string) =>
  `  - type: intro\n    heading: ${heading}\n    text: A\n    ${rest}\n`;
export const home = (sections: string) => page({ route: '/', sections });
export const always = '  - { type: intro, heading: Always, text: A }\n';
