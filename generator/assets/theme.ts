import { readFile } from 'node:fs/promises';

const readTemplate = (name: string) => readFile(new URL(`../../templates/${name}`, import.meta.url), 'utf8');

/** What every stylesheet is compiled from, and the colors by name for files that no stylesheet applies to. */
export interface Theme {
  css: string;
  /** @throws if the theme has no such color */
  color: (name: string) => string;
}

export async function loadTheme(): Promise<Theme> {
  const [theme, base] = await Promise.all([readTemplate('theme.css'), readTemplate('base.css')]);
  const colors = new Map(
    [...theme.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, value]) => [name, value]),
  );
  return {
    css: `${theme}\n${base}`,
    color: (name) => {
      const value = colors.get(name);
      if (!value) throw new Error(`templates/theme.css has no color "${name}"`);
      return value;
    },
  };
}
