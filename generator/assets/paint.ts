import type { Theme } from './theme.ts';

/** A style sheet reaches neither a favicon nor a social card, so the classes of a drawing become the colours that they stand for. */
export function paint(svg: string, theme: Theme): string {
  return svg.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const colors = classes.split(' ').flatMap((name) => {
      const [, property, color] = name.match(/^(fill|stroke)-([a-z-]+)$/) ?? stop(name) ?? [];
      return property && color ? [` ${property}="${color === 'none' ? 'none' : theme.color(color)}"`] : [];
    });
    return colors.join('');
  });
}

/** `[stop-color:var(--color-haze)]`, the colour of a step in a gradient. */
function stop(name: string): RegExpMatchArray | null {
  return name.match(/^\[(stop-color):var\(--color-([a-z-]+)\)\]$/);
}
