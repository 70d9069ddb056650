import type { Theme } from '../styles/theme.ts';

/**
 * Replaces the classes of a drawing with colors of the theme, because the stylesheet applies neither to a favicon nor to a
 * social card. Other classes are dropped.
 */
export function paint(svg: string, theme: Theme): string {
  return svg.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const colors = classes.split(' ').flatMap((name) => {
      const [, property, color] = name.match(/^(fill|stroke|stop)-([a-z-]+)$/) ?? [];
      if (!property || !color) return [];
      return [` ${attributes[property] ?? property}="${color === 'none' ? 'none' : theme.color(color)}"`];
    });
    return colors.join('');
  });
}

/** Where the name of a class is not that of its attribute. */
const attributes: Readonly<Record<string, string>> = { stop: 'stop-color' };
