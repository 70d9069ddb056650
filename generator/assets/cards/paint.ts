import type { Theme } from '../styles/theme.ts';

/**
 * Replaces the classes of a drawing with theme colors, because no stylesheet applies to a favicon or a social card.
 * Drops other classes.
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

/** Classes whose name differs from that of their attribute. */
const attributes: Readonly<Record<string, string>> = { stop: 'stop-color' };
