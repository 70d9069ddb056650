import type { Theme } from './theme.ts';

/**
 * Replaces the classes of a drawing with colors of the theme, because the stylesheet applies neither to a favicon nor to a
 * social card. Other classes are dropped.
 */
export function paint(svg: string, theme: Theme): string {
  return svg.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const colors = classes.split(' ').flatMap((name) => {
      const [, property, color] = name.match(/^(fill|stroke)-([a-z-]+)$/) ?? gradientStop(name) ?? [];
      return property && color ? [` ${property}="${color === 'none' ? 'none' : theme.color(color)}"`] : [];
    });
    return colors.join('');
  });
}

/** Matches a class such as `[stop-color:var(--color-haze)]`. */
function gradientStop(name: string): RegExpMatchArray | null {
  return name.match(/^\[(stop-color):var\(--color-([a-z-]+)\)\]$/);
}
