import { readFile } from 'node:fs/promises';

const file = new URL('../../templates/theme.css', import.meta.url);

/** The theme as written, and its colours by name, for files where a style sheet does not reach. */
export interface Theme {
  css: string;
  color: (name: string) => string;
}

export async function loadTheme(): Promise<Theme> {
  const css = await readFile(file, 'utf8');
  const colors = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, value]) => [name, value]),
  );
  return {
    css,
    color: (name) => {
      const value = colors.get(name);
      if (!value) throw new Error(`templates/theme.css has no colour "${name}"`);
      return value;
    },
  };
}
